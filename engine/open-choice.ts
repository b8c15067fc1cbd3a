import { z } from 'zod';
import type { Say } from './say.ts';
import { because } from './unreadable.ts';

/** Where a schema lists the values that an open choice has ready. */
export const OPEN = 'open';

/** A value that is not listed, as it will be kept; or why not, in a sentence that names the way out. */
export type OpenValue = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly why: Say };

/**
 * A choice with open values: menus, defaults and made-up matches go by the listed ones, the first is the default, and `read` decides about all others.
 * Rooms parse again what they have parsed: what `read` gives must be what it gives for that again. `spelt` reads a value that programs may also write
 * as an object; it is kept as a text all the same.
 */
export function openChoice(
  listed: readonly [string, ...string[]],
  read: (given: string) => OpenValue,
  spelt?: (given: object) => OpenValue,
) {
  // Not z.string(): it brings a schema for every form that a text can have, and a page would load them all.
  return z
    .unknown()
    .meta({ [OPEN]: [...listed] })
    .transform((given, context) => {
      const isSpelt = typeof given === 'object' && given !== null && spelt !== undefined;
      if (typeof given !== 'string' && !isSpelt) {
        context.addIssue({ code: 'invalid_type', expected: 'string', input: given });
        return z.NEVER;
      }
      if (typeof given === 'string' && listed.includes(given)) return given;
      const other = isSpelt ? spelt(given) : read(given as string);
      if (other.ok) return other.value;
      context.addIssue(because(other.why));
      return z.NEVER;
    })
    .default(listed[0]);
}
