import type { Rng } from '@tavern/engine';
import { START_DAMAGE, START_GOLD, START_HP } from './economy.ts';
import type { Rules } from './house-rules.ts';
import type { State } from './state.ts';

/** CL-036, CL-059. */
export const setup = (_rng: Rng, _seats: readonly object[], rules: Rules): State => ({
  rules,
  round: 1,
  gold: START_GOLD,
  hp: START_HP,
  damage: START_DAMAGE,
  wounds: 0,
  owned: {
    'loaded-dice': 0,
    'double-down': 0,
    'point-boost': 0,
    'ace-saver': 0,
    'guaranteed-point': 0,
    'high-roller': 0,
    'wild-die': 0,
    'extra-reroll': 0,
    'lucky-clover': 0,
    'devils-ward': 0,
    'first-strike': 0,
  },
  purchases: 0,
  first: 'enemy',
  fight: null,
  chapters: [],
  best: 0,
  over: null,
});
