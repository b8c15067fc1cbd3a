import type { By, Eyes, Flat, MatchRecord, Question, Say, Seat, Types } from '@tavern/engine';
import type { Advice } from '@tavern/kit';
import type { ShownTable } from '../../model/shown-table.ts';

/** The match after `answer` answers; 0: after set-up. */
export interface Moment {
  readonly answer: number;
  /** Recorded milliseconds since the start; evenly spread where the record has none. */
  readonly at: number;
  /** Who answered; null: nobody yet. */
  readonly seat: Seat | null;
  /** The clock or a bot answered for the seat; null: its person. */
  readonly by: By | null;
  /** The game's count of turns after it; null: the game counts none. */
  readonly turn: number | null;
  readonly round: number | null;
  /** Something happened that the game marks as one that matters. */
  readonly matters: boolean;
}

/** Recomputed so far, or where it parts from the record. */
export type ReplayVerdict =
  | { readonly is: 'running' | 'true'; readonly upTo: number }
  | {
      readonly is: 'parted';
      /** The answer that leads elsewhere; 0: the set-up. All before it is true. */
      readonly at: number;
      readonly why: Say;
      /** The hashes, where it is a hash that differs. */
      readonly recorded?: string;
      readonly got?: string;
    };

export interface ReplayState {
  /** The answer that is shown. */
  readonly at: number;
  readonly eyes: Eyes;
  /** Of all answers that were gone through; complete once `ready`. */
  readonly moments: readonly Moment[];
  /** All answers have been gone through once, or all up to where the record parts from the truth. */
  readonly ready: boolean;
  readonly verdict: ReplayVerdict;
}

/** What a seat could decide at a moment. `taken`: what it chose later; null: it was not asked again before the question went away. */
export interface Decision {
  readonly seat: Seat;
  readonly question: Question<Types>;
  readonly taken: Flat | null;
}

/** A record that is watched. */
export interface Replay {
  /** Screens cannot tell it from a live one. */
  readonly table: ShownTable;
  readonly record: MatchRecord;
  readonly answers: number;
  state(): ReplayState;
  listen(changed: () => void): () => void;
  /** Shows the moment after `answer` answers. If it is the next one its events are played; any other is a jump without motion. */
  go(answer: number): Promise<void>;
  look(eyes: Eyes): Promise<void>;
  /** What the chosen eyes may see of what could be decided at that moment. */
  decisions(answer: number): Promise<readonly Decision[]>;
  /** What the game's bot would choose there, and why; null: nobody knows. */
  advice(answer: number, seat: Seat): Promise<Advice | null>;
  close(): void;
}
