export { Said } from './said.tsx';
export { type Moment, sayingIn } from './saying.ts';
