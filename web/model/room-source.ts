import type { Refusal, Say } from '@tavern/engine';
import type { ChatLine, LinkState, ReportReason, RoomAct, RoomView } from '@tavern/wire';

export type Acted = { readonly ok: true } | Refusal;

export interface RoomState {
  readonly room: RoomView;
  readonly chat: readonly ChatLine[];
  readonly link: LinkState;
}

/** A room on the server, as its lobby sees it. */
export interface RoomSource {
  /** This guest's public id. */
  readonly me: string;
  readonly state: RoomState;
  listen(changed: (state: RoomState) => void, gone: (why: Say, code: string) => void): () => void;
  act(act: RoomAct): Promise<Acted>;
  say(text: string): Promise<Acted>;
  /** Tells those who run the server of somebody here. */
  report(guest: string, reason: ReportReason, words: string): Promise<Acted>;
  /** For good: the seat is free again. */
  leave(): Promise<void>;
}
