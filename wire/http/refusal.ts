import type { Refusal } from '@tavern/engine';
import { z } from 'zod';

/** Anything that a game says in its own way. */
export const anything = z.unknown();
export const fields = z.record(z.string(), z.unknown());
export const whole = z.int().min(0);
export const seatNumber = z.int().min(0).max(11);

export const sayShape = z
  .strictObject({ key: z.string(), with: fields.exactOptional() })
  .meta({ id: 'Say', description: 'A text by its key; a value may be another Say, or { "seat": 0 } for the name of that seat.' });

const says = z
  .strictObject({ en: z.string(), 'zh-Hant': z.string() })
  .meta({ id: 'Says', description: 'The same in words, in every language.' });

export const refusalShape = z
  .strictObject({
    ok: z.literal(false),
    code: z.string(),
    field: z.string().exactOptional(),
    why: sayShape,
    says: says.exactOptional(),
    event: z
      .strictObject({ id: z.string(), type: z.string() })
      .meta({ id: 'ToldAs', description: 'The event that it is told as, where a game’s own interface tells refusals as events.' })
      .exactOptional(),
  })
  .meta({ id: 'Refusal', description: 'Nothing has changed. `code` is for programs, `why` and `says` are for people.' });

/** What is refused over HTTP: as on the wire, and in words, since a small client has no texts. */
export type SpokenRefusal = Refusal & { readonly says?: { readonly [language in 'en' | 'zh-Hant']: string } };
