export { Tipped } from './tipped.ts';
export { TipsPlace } from './tips-place.tsx';
export type { What } from './what.ts';
