import { boxContent } from '@tavern/decks';
import { BOARDS, SHOPS } from './board.ts';
import { mountainBox, rulesWithBox } from './box.ts';
import './cards/index.ts';
import { account } from './account.ts';
import { classes, enemies, luckCards, treasures } from './catalog.ts';
import { check } from './check.ts';
import { COMPOSITIONS, SPOILS } from './encounters.ts';
import { mask } from './events.ts';
import { guess } from './guess.ts';
import { concede } from './leaving.ts';
import { outcome } from './outcome.ts';
import { seatChoice, seating } from './seating.ts';
import { differs, hidden } from './secrets.ts';
import { setup } from './setup.ts';
import { challengeQuestions } from './steps/challenge.ts';
import { duelQuestions, duelSteps } from './steps/duel.ts';
import { fightQuestions, fightSteps } from './steps/fight.ts';
import { initiativeQuestions, initiativeSteps } from './steps/initiative.ts';
import { interruptQuestions } from './steps/interrupt.ts';
import { landingQuestions, landingSteps } from './steps/landing.ts';
import { lootQuestions, lootSteps } from './steps/loot.ts';
import { luckQuestions, luckSteps } from './steps/luck.ts';
import { moveSteps } from './steps/move.ts';
import { overflowQuestions, overflowSteps } from './steps/overflow.ts';
import { shopQuestions, shopSteps } from './steps/shop.ts';
import { stealQuestions } from './steps/steal.ts';
import { tradeQuestions } from './steps/trade.ts';
import { turnQuestions, turnSteps } from './steps/turn.ts';
import { vultureQuestions } from './steps/vultures.ts';
import { waveQuestions } from './steps/wave.ts';
import type { MountainGame } from './types.ts';
import { everything, view } from './view.ts';

const isPlain = (value: unknown): boolean => typeof value !== 'function' && typeof value !== 'object';

/** What can change a result: every number of every card, never a word. */
const numbers = (cards: readonly object[]): { [field: string]: string | number | boolean }[] =>
  cards.map((card) =>
    Object.fromEntries(Object.entries(card).filter(([field, value]) => field !== 'name' && field !== 'text' && isPlain(value))),
  );

export const game: MountainGame = {
  name: 'king-of-the-mountain',
  version: 4,
  seats: [2, 6],
  rules: rulesWithBox(),
  seatChoice,
  seating,
  content: {
    boards: BOARDS,
    shops: SHOPS,
    compositions: COMPOSITIONS,
    spoils: SPOILS,
    classes: numbers(classes.all),
    enemies: numbers(enemies.all),
    treasures: numbers(treasures.all),
    luck: numbers(luckCards.all),
  },
  contentUnder: (rules) => boxContent(mountainBox(), rules),
  setup,
  start: { do: 'initiative' },
  steps: {
    ...initiativeSteps,
    ...turnSteps,
    ...moveSteps,
    ...landingSteps,
    ...luckSteps,
    ...fightSteps,
    ...duelSteps,
    ...lootSteps,
    ...overflowSteps,
    ...shopSteps,
  },
  questions: {
    ...initiativeQuestions,
    ...turnQuestions,
    ...overflowQuestions,
    ...interruptQuestions,
    ...landingQuestions,
    ...luckQuestions,
    ...waveQuestions,
    ...vultureQuestions,
    ...fightQuestions,
    ...challengeQuestions,
    ...duelQuestions,
    ...lootQuestions,
    ...tradeQuestions,
    ...shopQuestions,
    ...stealQuestions,
  },
  turn: (state) => state.turn,
  concede,
  outcome,
  view,
  everything,
  mask,
  guess,
  hidden,
  differs,
  check,
  account,
};
