import type { Refusal, Say } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import type { DailyOwn, DailyTable } from './daily-table.ts';
import type { Delta } from './delta.ts';
import type { WireEvent } from './event-memory.ts';
import type { RequestName } from './request.ts';
import type { OwnRoom, RoomInvitation, RoomListing, RoomView } from './room-view.ts';
import type { WireQuestion } from './wire-question.ts';

/** A frame as it travels: what changed since the frame before it. */
export interface WireFrame extends Pick<Frame, 'n' | 'at' | 'played'> {
  readonly events: readonly WireEvent[];
  /**
   * `place, delta, place, delta, ...`: what was seen right after some of the events, each as what changed since the one before, the first since
   * the frame before. An event without a delta changed nothing, and after the last event the packet's own view was seen.
   */
  readonly views?: readonly Delta[];
  /** The packet; its view as what changed since the last of `views`. */
  readonly delta: Delta;
  /** Takes the place of the packet's question: where there is much to choose from, this is shorter than a difference to the last one. */
  readonly question?: WireQuestion;
}

/** A frame whole; `views` only where one of them is not the packet's, each as its difference to that. */
export interface WholeFrame extends Omit<Frame, 'views'> {
  readonly views?: readonly Delta[];
}

/** What a table has to say to one viewer: first the frames in order, then the status. */
export interface TableUpdate {
  readonly match: string;
  /** A whole frame: it replaces everything before it. */
  readonly start?: WholeFrame;
  readonly frames?: readonly WireFrame[];
  /** The status, as its difference to the last one that was sent, or to `{}`. */
  readonly status?: Delta;
  /** The table cannot go on, and this is why. */
  readonly gone?: Say;
}

/** The frames that were asked for: the first one whole, each other as what changed. `newest`: the last there is. */
export interface PastFrames {
  readonly start: WholeFrame;
  readonly frames: readonly WireFrame[];
  readonly newest: number;
}

/** A room as its difference to the one that was said last, in a reply or by the change before this. */
export interface RoomChange {
  readonly code: string;
  readonly delta: Delta;
}

export interface ChatLine {
  readonly guest: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Replies {
  'guest.rename': { readonly nickname: string };
  'rooms.list': { readonly rooms: readonly RoomListing[] };
  'rooms.mine': { readonly rooms: readonly OwnRoom[] };
  'room.create': { readonly room: RoomView };
  /** `seated`: this guest has a seat there already. */
  'room.look': { readonly room: RoomInvitation; readonly seated: boolean };
  'room.enter': { readonly room: RoomView; readonly chat: readonly ChatLine[] };
  'room.leave': object;
  'room.act': { readonly room: RoomView };
  'room.say': object;
  'room.report': object;
  /** `seat`: whose eyes these are; null: a spectator's. `names`: who sits where. */
  'table.watch': { readonly seat: number | null; readonly names: readonly string[]; readonly update: TableUpdate };
  'table.leave': object;
  /** `update`: what the answer led to, as its seat may see it. */
  'table.answer': { readonly frame: number; readonly held?: true; readonly update?: TableUpdate };
  'table.claim': object;
  'table.back': object;
  'table.lend': object;
  'table.more': object;
  'table.history': PastFrames;
  /** The attempt, begun now or to be resumed. */
  'daily.start': { readonly day: string; readonly match: string };
  'daily.table': DailyTable & { readonly own: DailyOwn };
}

export type Reply<N extends RequestName> = ({ readonly ok: true } & Replies[N]) | Refusal;

/** What the server says unasked. */
export interface Broadcasts {
  /** After every change of a room, or after several. */
  room: RoomChange;
  chat: ChatLine & { readonly code: string };
  table: TableUpdate;
  /** The host has sent this guest away; `forGood`: until they are let in again. */
  'room.gone': { readonly code: string; readonly forGood: boolean };
  /** A message that wanted no acknowledgement was refused. */
  refused: Refusal;
  /** The server shuts down. A client that waits a moment and connects again goes on where it was. */
  goodbye: { readonly why: Say };
}
