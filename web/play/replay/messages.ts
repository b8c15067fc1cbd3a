import type { Eyes, MatchRecord, Packet, Refusal, Seat, Types } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import type { PastFrames } from '@tavern/wire';
import type { Decision, Moment, ReplayVerdict } from './replay.ts';

/** A moment as the chosen eyes see it. */
export interface Sight {
  readonly at: number;
  readonly eyes: Eyes;
  readonly frame: Frame;
}

/** What has been gone through since the last progress. */
export interface Progress {
  readonly moments: readonly Moment[];
  readonly ready: boolean;
  readonly verdict: ReplayVerdict;
}

/** A record, as JSON text or as the object, and where to begin. */
export interface ToOpen {
  readonly given: unknown;
  readonly seat: Seat | null;
  readonly at: number;
}

/** All requests from the page to the worker. */
interface ReplayRequests {
  open: {
    asks: ToOpen;
    gives: { readonly ok: true; readonly record: MatchRecord; readonly sight: Sight } | (Refusal & { readonly at?: number });
  };
  /** What is beyond the last true moment is answered with that moment. */
  show: { asks: { readonly answer: number; readonly eyes: Eyes }; gives: { readonly ok: true; readonly sight: Sight } };
  decisions: {
    asks: { readonly answer: number; readonly eyes: Eyes };
    gives: { readonly ok: true; readonly decisions: readonly Decision[] };
  };
  /** What a seat's player knew when they were asked; null: they were not, or the chosen eyes may not see it. */
  packet: {
    asks: { readonly answer: number; readonly eyes: Eyes; readonly seat: Seat };
    gives: { readonly ok: true; readonly packet: Packet<Types> | null };
  };
  /** Which answer brought a frame to these eyes. */
  made: { asks: { readonly eyes: Eyes; readonly frame: number }; gives: { readonly ok: true; readonly answer: number } };
  /** Frames of these eyes from one number on, some at a time, up to the one that is shown after `answer`. */
  history: {
    asks: { readonly eyes: Eyes; readonly from: number; readonly answer: number };
    gives: { readonly ok: true; readonly past: PastFrames | null };
  };
}

export type ReplayName = keyof ReplayRequests;
export type Asks<N extends ReplayName> = ReplayRequests[N]['asks'];
/** Any request may also fail unexpectedly. */
export type Gives<N extends ReplayName> = ReplayRequests[N]['gives'] | Refusal;

export interface ToWorker<N extends ReplayName = ReplayName> {
  readonly id: number;
  readonly name: N;
  readonly asks: Asks<N>;
}

export type FromWorker = { readonly id: number; readonly gives: Gives<ReplayName> } | { readonly progress: Progress };
