import type { Flat, Say } from '@tavern/engine';
import type { Frame, Status } from '@tavern/host';
import type {
  Broadcasts,
  ChatLine,
  Client,
  Reply,
  Request,
  RequestName,
  RoomSettings,
  RoomView,
  WireRefusal,
} from '@tavern/wire';

export interface Heard {
  connected(): void;
  lost(whyNot: WireRefusal | null, forGood: boolean): void;
  room(view: RoomView, chat?: readonly ChatLine[]): void;
  chat(line: Broadcasts['chat']): void;
  sentAway(): void;
  frame(frame: Frame, whole: boolean): void;
  status(status: Status): void;
  gone(why: Say): void;
  goodbye(why: Say): void;
}

export declare class Link {
  table: {
    readonly match: string;
    readonly seat: number | null;
    readonly frame: Frame | null;
    readonly status: Status | null;
  } | null;
  constructor(socket: Client['socket'], heard: Heard);
  request<N extends RequestName>(name: N, request: Request<N>): Promise<Reply<N>>;
  create(settings: RoomSettings): Promise<Reply<'room.create'>>;
  enter(code: string): Promise<Reply<'room.enter'>>;
  leave(): Promise<Reply<'room.leave'>>;
  act(act: Request<'room.act'>['act']): Promise<Reply<'room.act'>>;
  say(text: string): Promise<Reply<'room.say'>>;
  watch(match: string): void;
  leaveTable(): void;
  answer(question: number, option: Flat): Promise<Reply<'table.answer'>>;
  history(): Promise<Frame[]>;
}

export declare function randomHex(bytes: number): string;
