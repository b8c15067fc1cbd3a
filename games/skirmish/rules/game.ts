import './cards/index.ts';
import { cards } from './catalog.ts';
import { check } from './check.ts';
import { decks, seatSchema } from './decks.ts';
import { mask } from './events.ts';
import { guess } from './guess.ts';
import { rulesSchema } from './house-rules.ts';
import { endMatch, outcome } from './outcome.ts';
import { differs, hidden } from './secrets.ts';
import { setup } from './setup.ts';
import { rivalOf } from './state.ts';
import { discardQuestions } from './steps/discard.ts';
import { effectSteps } from './steps/effects.ts';
import { mulliganQuestions } from './steps/mulligan.ts';
import { resolveSteps } from './steps/resolve.ts';
import { roundQuestions, roundSteps } from './steps/round.ts';
import { turnQuestions, turnSteps } from './steps/turn.ts';
import type { SkirmishGame } from './types.ts';
import { everything, view } from './view.ts';

/** What can change a result: every number of every card, never a word or a drawing. */
const numbers = cards.all.map((card) =>
  Object.fromEntries(
    Object.entries(card).filter(
      ([field, value]) => !['name', 'text', 'icon'].includes(field) && (typeof value === 'string' || typeof value === 'number'),
    ),
  ),
);

export const game: SkirmishGame = {
  name: 'skirmish',
  version: 1,
  seats: [2, 2],
  rules: rulesSchema,
  seatChoice: () => seatSchema,
  content: { cards: numbers, decks: decks.ready },
  setup,
  start: { do: 'match.begin' },
  steps: { ...roundSteps, ...turnSteps, ...effectSteps, ...resolveSteps },
  questions: { ...roundQuestions, ...mulliganQuestions, ...turnQuestions, ...discardQuestions },
  turn: (state) => state.turn,
  concede: (m, seat) => endMatch(m, rivalOf(seat), 'left'),
  outcome,
  view,
  everything,
  mask,
  guess,
  hidden,
  differs,
  check,
};
