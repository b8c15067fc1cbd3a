import type { Flat, MatchRecord, Refusal, Say, Seat } from '@tavern/engine';
import type { Frame, Speed, Status } from '@tavern/host';
import type { Answered, PastFrames } from '@tavern/wire';
import type { Origin } from '../../model/shown-table.ts';
import type { HereSeat } from './here-match.ts';

export type StartSeat =
  | {
      readonly by: 'person';
      readonly name: string;
      readonly choice?: object;
      /** The fields of a choice that the player cares about; the others may be anything. */
      readonly wish?: { readonly [field: string]: string | number | boolean };
    }
  | { readonly by: 'bot'; readonly level: string; readonly person?: string | undefined; readonly choice?: object };

/** A match to start. Defaults: recommended rules, a fitting choice, any person for a bot, and a fresh seed for a run. */
export interface Start {
  readonly game: string;
  readonly rules?: object;
  /** As it was typed; only a game for one player has one. */
  readonly seed?: string;
  readonly seats: readonly StartSeat[];
  /** The people at this screen hide nothing from each other. */
  readonly openly?: boolean;
}

/** A match that plays on from a moment of another one: you in one seat, bots in the others. */
export interface StartBranch {
  readonly record: MatchRecord;
  /** After this many answers. */
  readonly answer: number;
  readonly seat: Seat;
  /** Yours; may be empty. */
  readonly name: string;
}

/** The state of a table when it is opened. */
export interface Opened {
  readonly game: string;
  readonly seats: readonly Pick<HereSeat, 'name' | 'level' | 'person'>[];
  /** The seats of the people at this screen. */
  readonly own: readonly Seat[];
  /** The seed of the dice, where there is one. */
  readonly seed: string | null;
  readonly openly: boolean;
  readonly origin: Origin | null;
  /** The newest frame of each viewer; null: a spectator. */
  readonly seen: readonly { readonly viewer: Seat | null; readonly frame: Frame; readonly status: Status }[];
}

type AtSeat = { readonly match: string; readonly seat: Seat };

/** All requests from the page to the worker. */
interface HereRequests {
  start: { asks: Start; gives: { readonly ok: true; readonly id: string } | Refusal };
  branch: { asks: StartBranch; gives: { readonly ok: true; readonly id: string } | Refusal };
  open: { asks: { readonly match: string }; gives: ({ readonly ok: true } & Opened) | Refusal };
  close: { asks: { readonly match: string }; gives: { readonly ok: true } };
  answer: { asks: AtSeat & { readonly question: number; readonly option: Flat }; gives: Answered };
  concede: { asks: AtSeat; gives: Answered };
  claim: { asks: AtSeat; gives: Answered };
  back: { asks: AtSeat; gives: Answered };
  history: {
    asks: { readonly match: string; readonly viewer: Seat | null; readonly from: number };
    gives: { readonly ok: true; readonly past: PastFrames | null };
  };
  record: { asks: { readonly match: string }; gives: { readonly ok: true; readonly record: MatchRecord } | Refusal };
  /** How long bots wait, from now on. */
  speed: { asks: { readonly speed: Speed }; gives: { readonly ok: true } };
}

export type HereName = keyof HereRequests;
export type Asks<N extends HereName> = HereRequests[N]['asks'];
/** Any request may also fail unexpectedly. */
export type Gives<N extends HereName> = HereRequests[N]['gives'] | Refusal;

export interface ToWorker<N extends HereName = HereName> {
  readonly id: number;
  readonly name: N;
  readonly asks: Asks<N>;
}

export type FromWorker =
  | { readonly id: number; readonly gives: Gives<HereName> }
  | { readonly match: string; readonly viewer: Seat | null; readonly frame: Frame }
  | { readonly match: string; readonly viewer: Seat | null; readonly status: Status }
  /** The table cannot go on. */
  | { readonly match: string; readonly gone: Say };
