import type { Rng } from '@tavern/engine';
import { START_DAMAGE, START_GOLD, START_HP } from './economy.ts';
import type { Rules } from './house-rules.ts';
import { nothingOwned, type State } from './state.ts';

/** CL-036, CL-059. */
export const setup = (_rng: Rng, _seats: readonly object[], rules: Rules): State => ({
  rules,
  round: 1,
  gold: START_GOLD,
  hp: START_HP,
  damage: START_DAMAGE,
  wounds: 0,
  owned: nothingOwned(),
  purchases: 0,
  first: 'enemy',
  fight: null,
  chapters: [],
  best: 0,
  over: null,
});
