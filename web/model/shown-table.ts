import type { SeatedBot } from '@tavern/bots';
import type { MatchRecord, Refusal } from '@tavern/engine';
import type { TableSource } from '@tavern/wire';

/** The moment of another match that a branch plays on from. */
export interface Origin {
  /** Where the game counts rounds. */
  readonly round: number | null;
  /** After this many answers of that match. */
  readonly answer: number;
}

/** A table as screens are given it: its source, and what only a page knows of it. */
export interface ShownTable extends TableSource {
  readonly game: string;
  /** Played at this very screen, or on the server, or long ago. */
  readonly where: 'here' | 'online' | 'replay';
  /** Who sits where, ready to be shown: bots are already put into words. */
  readonly names: readonly string[];
  /** Which of them are bots, of what level, and who. */
  readonly bots: readonly (SeatedBot | null)[];
  /** Those who share this screen hide nothing from each other. */
  readonly openly?: boolean;
  /** What the dice follow from, where somebody chose it; null: they are secret until it is over. */
  readonly seed: string | null;
  /** Of a branch. */
  readonly origin?: Origin;
  /** The day of a scored run; null: nothing is scored. */
  readonly daily: string | null;
  /** The record of the match when it is over. */
  record(): Promise<MatchRecord | Refusal>;
}
