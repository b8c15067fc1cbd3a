import { type Json, type Refusal, refusal } from '@tavern/engine';

/** What a room itself refuses. */
export type RoomCode =
  | 'not-a-code'
  | 'unknown-game'
  | 'banned'
  | 'not-host'
  | 'match-running'
  | 'started'
  | 'seat-out-of-range'
  | 'seat-taken'
  | 'room-full'
  | 'already-seated'
  | 'not-seated'
  | 'not-a-bot'
  | 'unknown-level'
  | 'bots-counted'
  | 'seats-in-use'
  | 'guest-not-here'
  | 'not-banned'
  | 'not-yourself'
  | 'in-match'
  | 'already-host'
  | 'too-few'
  | 'not-ready'
  | 'choice-refused'
  | 'no-match-to-repeat'
  | 'bad-seed'
  | 'no-seeds';

export const refuseInRoom = (code: RoomCode, values: { readonly [name: string]: Json } = {}, field?: string): Refusal<RoomCode> =>
  refusal(code, values, field);
