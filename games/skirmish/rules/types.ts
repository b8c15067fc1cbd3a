import type { Ask, Defs, Game, Handlers, Option, Play } from '@tavern/engine';
import type { SeatChoice } from './decks.ts';
import type { Event } from './events.ts';
import type { Rules } from './house-rules.ts';
import type { State } from './state.ts';
import type { DiscardQuestions } from './steps/discard.ts';
import type { EffectSteps } from './steps/effects.ts';
import type { MulliganQuestions } from './steps/mulligan.ts';
import type { ResolveSteps } from './steps/resolve.ts';
import type { RoundQuestions, RoundSteps } from './steps/round.ts';
import type { TurnQuestions, TurnSteps } from './steps/turn.ts';
import type { View } from './view.ts';

/** Skirmish's own types, for the kernel. Each file of steps/ owns its part. */
export interface Skirmish {
  state: State;
  seat: SeatChoice;
  view: View;
  event: Event;
  rules: Rules;
  steps: RoundSteps & TurnSteps & EffectSteps & ResolveSteps;
  questions: RoundQuestions & MulliganQuestions & TurnQuestions & DiscardQuestions;
}

export type M = Play<Skirmish>;
export type SkirmishGame = Game<Skirmish>;
export type SkirmishAsk = Ask<Skirmish>;
export type SkirmishOption = Option<Skirmish>;
export type SkirmishSteps<S> = Handlers<Skirmish, S>;
export type SkirmishQuestions<Q> = Defs<Skirmish, Q>;
