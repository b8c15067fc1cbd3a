import type { Types } from '@tavern/engine';

/** What a run was worth: most points first, then fewest turns. */
export interface Score {
  readonly points: number;
  readonly turns: number;
  /** Rounds won: shown, never counted. */
  readonly rounds: number;
}

/** A game for one that everybody plays with the same dice, once a day. All three numbers are whole. */
export interface Daily<T extends Types = Types> {
  /** Those that are not named keep their defaults. */
  readonly rules: object;
  /** Asked when the match is over, however it ended. */
  score(state: T['state']): Score;
}
