import type { Lines } from '@tavern/games';
import { round } from '../estimate.ts';

/** How far the best line is ahead of the third; null: there is no third. */
export const leadOf = ({ lines: [best, , third] }: Lines): number | null =>
  best === undefined || third === undefined ? null : round(best.value - third.value);
