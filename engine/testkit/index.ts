export { given, nothingLeftOpen, Scene, type Situation } from './given.ts';
