import type { Defs, Game, Handlers, Play } from '@tavern/engine';
import type { Event } from './events.ts';
import type { Rules } from './house-rules.ts';
import type { State } from './state.ts';
import type { EnemySteps } from './steps/enemy.ts';
import type { RoundQuestions, RoundSteps } from './steps/round.ts';
import type { ShopQuestions, ShopSteps } from './steps/shop.ts';
import type { TurnQuestions, TurnSteps } from './steps/turn.ts';

/** Cee-Lo's own types, for the kernel. Nothing is secret: the view is the state. */
export interface CeeLo {
  state: State;
  seat: object;
  view: State;
  event: Event;
  rules: Rules;
  steps: RoundSteps & ShopSteps & TurnSteps & EnemySteps;
  questions: RoundQuestions & ShopQuestions & TurnQuestions;
}

export type M = Play<CeeLo>;
export type CeeLoGame = Game<CeeLo>;
export type CeeLoSteps<S> = Handlers<CeeLo, S>;
export type CeeLoQuestions<Q> = Defs<CeeLo, Q>;
