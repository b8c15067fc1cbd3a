import { type Json, type Refusal, refusal } from '@tavern/engine';

/** What the server itself refuses, beside what rooms, tables and matches do. Words: `refusal.<code>`. */
type Code =
  | 'no-such-match'
  | 'match-ended'
  | 'match-damaged'
  | 'match-runs'
  | 'match-injected'
  | 'not-watching'
  | 'not-a-player'
  | 'not-your-player'
  | 'too-many-tables'
  | 'too-many-rooms'
  | 'id-reused'
  | 'no-frames'
  | 'no-daily'
  | 'daily-done'
  | 'too-many-attempts'
  | 'daily-secret'
  | 'no-such-day'
  | 'no-such-room'
  | 'too-many-codes'
  | 'not-in-room'
  | 'busy'
  | 'too-fast'
  | 'unknown-request'
  | 'unreadable'
  | 'unknown-guest'
  | 'outdated'
  | 'server-error';

export const refuseWith = (code: Code, values: { readonly [name: string]: Json } = {}, field?: string): Refusal<Code> =>
  refusal(code, values, field);
