import type { Outcome } from '@tavern/engine';

/** The race as every contestant runs it: four seats, twenty tiles, a four-sided die, first at the last tile wins. */
export const SEATS = 4;
export const TILES = 20;
export const SIDES = 4;

/** How a race ended, in terms that all contestants share. */
export interface Finish {
  readonly winner: number;
  readonly at: readonly number[];
  readonly answers: number;
  /** What was last shown and told to the players. It leaves the loop, so that no compiler can prove that nobody looks and skip it. */
  readonly options?: readonly unknown[];
  readonly events?: readonly unknown[];
  /** The ranking in full, as the rules have it. */
  readonly outcome?: Outcome | null;
}
