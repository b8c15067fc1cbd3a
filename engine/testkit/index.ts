export { given, nothingLeftOpen, Scene, type Situation } from './given.ts';
export { samples } from './samples.ts';
