import type { By, Eyes, Flat, MatchRecord, Question, Refusal, Say, Seat, Types } from '@tavern/engine';
import type { Advice } from '@tavern/kit';
import type { NameOf } from '../../model/bot-names.ts';
import { refused } from '../../model/refused.ts';
import type { ShownTable } from '../../model/shown-table.ts';
import type { Progress } from './messages.ts';
import { sizeFault } from './read-given.ts';
import { type ReplayLink, startLink } from './replay-link.ts';
import { WatchedRecord } from './watched-record.ts';

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
  /** What mattered, as a spectator was told of it: it may be put into words before anybody has chosen other eyes. */
  readonly told: readonly Types['event'][];
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
  readonly state: () => ReplayState;
  readonly listen: (changed: () => void) => () => void;
  /** Shows the moment after `answer` answers. If it is the next one its events are played; any other is a jump without motion. */
  readonly go: (answer: number) => Promise<void>;
  readonly look: (eyes: Eyes) => Promise<void>;
  /** The answer that brought this frame to the chosen eyes. */
  answerOf(frame: number): Promise<number>;
  /** What the chosen eyes may see of what could be decided at that moment. */
  decisions(answer: number): Promise<readonly Decision[]>;
  /** What the game's bot would choose there, and why; null: nobody knows. */
  advice(answer: number, seat: Seat): Promise<Advice | null>;
  close(): void;
}

export interface ReplayOptions {
  /** Names bots and nameless seats (bot-names.ts). */
  readonly nameOf: NameOf;
  /** Whose eyes at first; default: a spectator's. */
  readonly seat?: Seat | null;
  /** The answer to begin at; default: before the first. */
  readonly at?: number;
}

/**
 * Opens a record, given as JSON text or as the object. What is no true record from its set-up on is refused; one that parts from the truth later is
 * shown up to there.
 */
export async function openReplay(
  given: unknown,
  { nameOf, seat = null, at = 0 }: ReplayOptions,
  start: () => ReplayLink = startLink,
): Promise<{ readonly ok: true; readonly replay: Replay } | (Refusal & { readonly at?: number })> {
  const fault = typeof given === 'string' ? sizeFault(given.length) : null;
  if (fault !== null) return fault;
  const link = start();
  const early: Progress[] = [];
  link.progress = (progress) => early.push(progress);
  // What no worker can be sent is nested without end, or no data at all.
  const opened = await link.request('open', { given, seat, at }).catch(() => refused('link.not-a-record'));
  if (!opened.ok) {
    link.end();
    return opened;
  }
  const replay = new WatchedRecord(link, opened.record, opened.sight, nameOf);
  for (const progress of early) replay.heard(progress);
  link.progress = replay.heard;
  return { ok: true, replay };
}
