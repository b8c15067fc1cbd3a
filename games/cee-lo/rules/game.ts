import { z } from 'zod';
import './cards/index.ts';
import { powerups } from './catalog.ts';
import { check } from './check.ts';
import { TOUGHER } from './economy.ts';
import { rulesSchema } from './house-rules.ts';
import { outcome } from './outcome.ts';
import { setup } from './setup.ts';
import { enemySteps } from './steps/enemy.ts';
import { endRun, roundQuestions, roundSteps } from './steps/round.ts';
import { shopQuestions, shopSteps } from './steps/shop.ts';
import { turnQuestions, turnSteps } from './steps/turn.ts';
import type { CeeLoGame } from './types.ts';

const noChoice = z.strictObject({});

/** A run is a match with one seat. Menu, victory and defeat are screens around it (H-19). */
export const game: CeeLoGame = {
  name: 'cee-lo',
  version: 1,
  seats: [1, 1],
  rules: rulesSchema,
  seatChoice: () => noChoice,
  content: {
    powerups: powerups.all.map(({ id, price, category, stacks, piles, by = 0 }) => ({ id, price, category, stacks, piles, by })),
    tougher: TOUGHER,
  },
  setup,
  start: { do: 'run.begin' },
  steps: { ...roundSteps, ...shopSteps, ...turnSteps, ...enemySteps },
  questions: { ...roundQuestions, ...shopQuestions, ...turnQuestions },
  concede: (m) => endRun(m, 'left'),
  outcome,
  view: (state) => state,
  guess: (view) => view,
  check,
};
