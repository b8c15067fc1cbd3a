export { Ending } from './ending.tsx';
