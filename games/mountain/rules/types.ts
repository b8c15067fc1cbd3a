import type { Ask, Defs, Game, Handlers, Option, Play } from '@tavern/engine';
import type { z } from 'zod';
import type { seatSchema } from './cards/classes.ts';
import type { Event } from './events.ts';
import type { Rules } from './house-rules.ts';
import type { State } from './state.ts';
import type { ChallengeQuestions } from './steps/challenge.ts';
import type { DuelQuestions, DuelSteps } from './steps/duel.ts';
import type { FightQuestions, FightSteps } from './steps/fight.ts';
import type { InitiativeQuestions, InitiativeSteps } from './steps/initiative.ts';
import type { InterruptQuestions } from './steps/interrupt.ts';
import type { LandingQuestions, LandingSteps } from './steps/landing.ts';
import type { LootQuestions, LootSteps } from './steps/loot.ts';
import type { LuckQuestions, LuckSteps } from './steps/luck.ts';
import type { MoveSteps } from './steps/move.ts';
import type { OverflowQuestions, OverflowSteps } from './steps/overflow.ts';
import type { TradeQuestions } from './steps/trade.ts';
import type { TurnQuestions, TurnSteps } from './steps/turn.ts';
import type { View } from './view.ts';

/** King of the Mountain's own types, for the kernel. Each file of steps/ owns its part. */
export interface Mountain {
  state: State;
  seat: z.infer<typeof seatSchema>;
  view: View;
  event: Event;
  rules: Rules;
  steps: InitiativeSteps & TurnSteps & MoveSteps & LandingSteps & LuckSteps & FightSteps & DuelSteps & LootSteps & OverflowSteps;
  questions: InitiativeQuestions &
    TurnQuestions &
    OverflowQuestions &
    InterruptQuestions &
    LandingQuestions &
    LuckQuestions &
    FightQuestions &
    ChallengeQuestions &
    DuelQuestions &
    LootQuestions &
    TradeQuestions;
}

export type M = Play<Mountain>;
export type MountainGame = Game<Mountain>;
export type MountainAsk = Ask<Mountain>;
export type MountainSteps<S> = Handlers<Mountain, S>;
export type MountainQuestions<Q> = Defs<Mountain, Q>;
export type MountainOption = Option<Mountain>;
