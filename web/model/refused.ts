import { type Json, type Refusal, say } from '@tavern/engine';

/** A refusal by the page itself: its code is also the key of its words. */
export const refused = (code: string, values?: { readonly [name: string]: Json }): Refusal => ({
  ok: false,
  code,
  why: say(code, values),
});
