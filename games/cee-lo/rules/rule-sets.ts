import { same } from '@tavern/engine';
import { type Rules, rulesSchema } from './house-rules.ts';

/** House rules that go together, under a name. */
interface RuleSet {
  readonly id: string;
  readonly rules: Partial<Rules>;
  readonly recommended?: true;
}

/** As printed, a fifth of all runs end by a throw that nothing can prevent (section 5 of the rules audit). */
const printed: RuleSet = { id: 'printed', rules: {} };

/** No throw ends a run by itself, and no round from the third on is a walkover (docs/rules/cee-lo.md, Balance). */
export const fairTable: RuleSet = {
  id: 'fair-table',
  rules: { softInstants: true, tougher: '95-210-300-400-500', wildDie: 'cycle' },
  recommended: true,
};

export const ruleSets: readonly RuleSet[] = [printed, fairTable];

/** The set whose rules these are; null: they are somebody's own. */
export const ruleSetUnder = (rules: Rules): RuleSet | null =>
  ruleSets.find((set) => same(rulesSchema.parse(set.rules), rules)) ?? null;
