import { same } from '@tavern/engine';
import type { Preset } from '../preset.ts';
import { type Rules, rulesSchema } from './rules/house-rules.ts';

/** The rules we recommend: nothing ends a run from one throw to the next, and no round is a walkover (docs/rules/cee-lo.md, Balance). */
export const recommended: Preset = {
  id: 'fair-table',
  rules: { softInstants: true, tougher: '95-210-300-400-500', wildDie: 'cycle' },
  recommended: true,
};

/** As printed, a fifth of all runs end by a throw that nothing can prevent; the second preset mends that (section 5 of the rules audit). */
export const presets: readonly Preset[] = [{ id: 'printed', rules: {} }, recommended];

/** The preset whose rules these are; null: they are house rules. */
export const presetUnder = (rules: Rules): Preset | null =>
  presets.find((preset) => same(rulesSchema.parse(preset.rules), rules)) ?? null;
