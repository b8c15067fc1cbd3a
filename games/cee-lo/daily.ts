import type { Daily } from '../daily.ts';
import { scoreOf, turnsOf } from './rules/economy.ts';
import { fairTable } from './rules/rule-sets.ts';
import type { CeeLo } from './rules/types.ts';

/** H-15. */
export const daily: Daily<CeeLo> = {
  rules: fairTable.rules,
  score: (state) => ({
    points: scoreOf(state),
    turns: turnsOf(state),
    rounds: state.chapters.filter(({ won }) => won).length,
  }),
};
