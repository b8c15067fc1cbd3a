import { z } from 'zod';

/** What a run may change (sections 2 and 3 of the checklist). Labels and help stand in the texts under `options.<field>`. */
export const rulesSchema = z.strictObject({
  softInstants: z.boolean().default(false),
  mercy: z.boolean().default(false),
  /** The numbers stand in the value itself: a record says which numbers it was played by, and old records keep theirs. */
  tougher: z.literal([false, true, '95-210-300-400-500']).default(false),
  carryWounds: z.boolean().default(false),
  autoRerolls: z.enum(['perTurn3', 'perRound3', 'unlimited']).default('perTurn3'),
  wildDie: z.enum(['set', 'cycle']).default('set'),
  firstStrikePattern: z.enum(['toggle', 'fixedParity']).default('toggle'),
  stackEverything: z.boolean().default(false),
  luckPrices: z.boolean().default(false),
  endless: z.boolean().default(false),
});
export type Rules = z.infer<typeof rulesSchema>;

/** C-07: throws without score that are thrown again for nothing. */
export const AUTO_REROLLS = 3;

/** CL-036; C-16: an endless run has no last round. */
export const ROUNDS = 5;
export const isLastRound = ({ endless }: Rules, round: number): boolean => !endless && round >= ROUNDS;
