import { type Json, type Refusal, type Say, say } from '@tavern/engine';

export type RoomRefusalCode =
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
  | 'seats-in-use'
  | 'guest-not-here'
  | 'not-banned'
  | 'not-yourself'
  | 'in-match'
  | 'already-host'
  | 'too-few'
  | 'not-ready'
  | 'no-match-to-repeat'
  | 'bad-seed'
  | 'no-seeds';

/** What a room refuses. Nothing changed; `field` names the part of the act that is wrong, `why` says it and names the way out. */
export interface RoomRefusal {
  readonly ok: false;
  readonly code: RoomRefusalCode;
  readonly field?: string;
  readonly why: Say;
}

/** The room's own refusals, and the engine's of rules and choices that cannot be read. */
export type Refused = RoomRefusal | Refusal;

export const refuseInRoom = (
  code: RoomRefusalCode,
  values: { readonly [name: string]: Json } = {},
  field?: string,
): RoomRefusal => ({
  ok: false,
  code,
  why: say(`refusal.${code}`, values),
  ...(field === undefined ? {} : { field }),
});
