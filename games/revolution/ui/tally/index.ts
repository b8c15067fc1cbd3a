export { tallyMoment } from './moment.ts';
export { Tally } from './tally.tsx';
