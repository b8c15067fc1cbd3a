import { type Json, type Say, say } from '@tavern/engine';

/** A refusal: `code` for programs, `field` for the wrong field, `why` for people. */
export interface Refused {
  readonly ok: false;
  readonly code: string;
  readonly field?: string;
  readonly why: Say;
}

/** A refusal by the page itself: its code is also the key of its words. */
export const refused = (code: string, values?: { readonly [name: string]: Json }): Refused => ({
  ok: false,
  code,
  why: say(code, values),
});
