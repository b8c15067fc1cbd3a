import type { Daily } from '../daily.ts';
import { recommended } from './presets.ts';
import { scoreOf, turnsOf } from './rules/economy.ts';
import type { CeeLo } from './rules/types.ts';

/** H-15. */
export const daily: Daily<CeeLo> = {
  rules: recommended.rules,
  score: (state) => ({
    points: scoreOf(state),
    turns: turnsOf(state),
    rounds: state.chapters.filter(({ won }) => won).length,
  }),
};
