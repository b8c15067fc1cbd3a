import { type Json, type Refusal, say } from '@tavern/engine';

/** A refusal of the page's own: its code is also the key of its words. */
export const refused = (code: string, values?: { readonly [name: string]: Json }): Refusal => ({
  ok: false,
  code,
  why: say(code, values),
});
