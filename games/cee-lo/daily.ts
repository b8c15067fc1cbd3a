import type { Daily } from '../daily.ts';
import { presets } from './presets.ts';
import { scoreOf, turnsOf } from './rules/economy.ts';
import type { CeeLo } from './rules/types.ts';

const fairTable = presets.find(({ id }) => id === 'fair-table');
if (fairTable === undefined)
  throw new Error('the daily run is played by the rules of the Fair Table, and there is no such preset');

/** H-15. */
export const daily: Daily<CeeLo> = {
  rules: fairTable.rules,
  score: (state) => ({
    points: scoreOf(state),
    turns: turnsOf(state),
    rounds: state.chapters.filter(({ won }) => won).length,
  }),
};
