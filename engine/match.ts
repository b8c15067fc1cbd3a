import type { Eyes } from './eyes.ts';
import type { Ask, Blocked, ClockClass, Game, Option, Types } from './game.ts';
import type { Outcome } from './outcome.ts';
import type { Packet, Packing } from './packet.ts';
import type { Told } from './play.ts';
import type { MatchRefusal } from './refusal.ts';
import type { RngSource } from './rng/rng.ts';
import type { Seat } from './seat.ts';
import type { Snapshot } from './snapshot.ts';

/** An open question as its seat sees it. `id` counts the questions put to this seat, so it tells nothing of others. */
export interface Question<T extends Types> {
  readonly id: number;
  readonly kind: string;
  readonly ask: Ask<T>;
  readonly options: readonly Option<T>[];
  /** Worked out at the first look. Look at the match's own question before the next answer; a packet's is plain data. */
  readonly blocked: readonly Blocked<Option<T>>[];
  readonly clock: ClockClass;
  readonly window: boolean;
}

export type Result<E> = { readonly ok: true; readonly events: readonly Told<E>[] } | MatchRefusal;

/** The answer that is always legal, for every seat, asked or not. */
export const CONCEDE = Object.freeze({ do: 'concede' });

/** One running play of a game. */
export interface Match<T extends Types> {
  readonly game: Game<T>;
  readonly players: number;
  /** The number of answers so far. For the host only: it would tell players of secret ones. */
  readonly seq: number;
  /** For tests and lab; bots get packets. */
  readonly state: Readonly<T['state']>;
  /** What happened before the first question. */
  readonly opening: readonly Told<T['event']>[];
  /** Who may answer now. */
  readonly asked: readonly Seat[];
  /** The seats that onlookers see it wait for: those asked, those that had answered before being asked, and in a window everyone asked. */
  readonly awaited: readonly Seat[];
  readonly gone: readonly Seat[];
  readonly over: Outcome | null;
  readonly broken: boolean;
  /** For the host's own eyes: shares the rules' objects. What leaves the match is a packet, and that is a copy. */
  question(seat: Seat): Question<T> | null;
  /** What the clock answers for a seat that is asked. */
  fallback(seat: Seat): Option<T>;
  /** Bad input: a refusal, and nothing changed. A rules bug throws and breaks the match. */
  answer(seat: number, question: number, option: unknown): Result<T['event']>;
  /** Everything may be looked at from now on (`'all'`), though it is not over: for a match that is played once more from its record. */
  layOpen(): void;
  packet(eyes: Eyes, how?: Packing<T>): Packet<T>;
  /** From now on events bring what `views` needs. Events before that are shown with the view of now. */
  watch(): void;
  /**
   * What these eyes saw right after each event that they were told, except the very last: after that one they see their packet's view. These views
   * share what did not change, with each other and with frames: never change them.
   */
  views(events: readonly Told<T['event']>[], eyes: Eyes): T['view'][];
  /** The events as these eyes may see them. */
  told(events: readonly Told<T['event']>[], eyes: Eyes): T['event'][];
  /** A source is required, so that nobody can look at the true dice. `seq`: its answers go on from this number; default: from the match's own. */
  fork(source: RngSource, seq?: number): Match<T>;
  toJSON(): Snapshot;
  /** sha256 of canonical JSON; never sent while the match runs. */
  hash(): string;
}
