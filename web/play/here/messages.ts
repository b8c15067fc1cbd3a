import type { Flat, MatchRecord, Refusal, Say, Seat } from '@tavern/engine';
import type { Frame, Speed, Status } from '@tavern/host';
import type { Answered, PastFrames } from '@tavern/wire';
import type { HereSeat } from './here-match.ts';

export type StartSeat =
  | {
      readonly by: 'person';
      readonly name: string;
      readonly choice?: object;
      /** As much of a choice as somebody cares for; the rest may be anything. */
      readonly wish?: { readonly [field: string]: string | number | boolean };
    }
  | { readonly by: 'bot'; readonly level: string; readonly person?: string | undefined; readonly choice?: object };

/** A match to begin. Without rules the recommended ones, without a choice one that fits, without a person anybody, for a run without a seed a fresh one. */
export interface Start {
  readonly game: string;
  readonly rules?: object;
  /** As it was typed; only a game for one has any. */
  readonly seed?: string;
  readonly seats: readonly StartSeat[];
  /** Those who share the screen hide nothing from each other. */
  readonly openly?: boolean;
}

/** A table as it stands when it is opened. */
export interface Opened {
  readonly game: string;
  readonly seats: readonly Pick<HereSeat, 'name' | 'level' | 'person'>[];
  /** Of the people at this screen. */
  readonly own: readonly Seat[];
  /** What the dice follow from, where there is one. */
  readonly seed: string | null;
  readonly openly: boolean;
  /** Newest of what each pair of eyes has seen; null: a spectator's. */
  readonly seen: readonly { readonly viewer: Seat | null; readonly frame: Frame; readonly status: Status }[];
}

type AtSeat = { readonly match: string; readonly seat: Seat };

/** All that the page asks of the worker. */
interface HereRequests {
  start: { asks: Start; gives: { readonly ok: true; readonly id: string } | Refusal };
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
/** Anything may also fail in a way that nobody foresaw. */
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
