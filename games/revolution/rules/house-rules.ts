import { z } from 'zod';

/** What a table may change (section 3 of the checklist). Labels and help stand in the texts under `options.<field>`. */
export const rulesSchema = z.strictObject({
  /** H-01. */
  vpScheme: z.enum(['judges', 'flat']).default('judges'),
  /** H-07. */
  cumulativeCombos: z.boolean().default(false),
  /** H-06. */
  hiddenLeaders: z.boolean().default(false),
});
export type Rules = z.infer<typeof rulesSchema>;
