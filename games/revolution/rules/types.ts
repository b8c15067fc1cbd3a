import type { Ask, Defs, Game, Handlers, Option, Play } from '@tavern/engine';
import type { SeatChoice } from './decks.ts';
import type { Event } from './events.ts';
import type { Rules } from './house-rules.ts';
import type { Questions } from './options.ts';
import type { State } from './state.ts';
import type { Steps } from './steps/index.ts';
import type { View } from './view.ts';

/** The game's own types, for the kernel. Each file of steps/ owns its part. */
export interface Revolution {
  state: State;
  seat: SeatChoice;
  view: View;
  event: Event;
  rules: Rules;
  steps: Steps;
  questions: Questions;
}

export type M = Play<Revolution>;
export type RevolutionGame = Game<Revolution>;
export type RevolutionAsk = Ask<Revolution>;
export type RevolutionOption = Option<Revolution>;
export type RevolutionSteps<S> = Handlers<Revolution, S>;
export type RevolutionQuestions<Q> = Defs<Revolution, Q>;
