import type { Ask, Defs, Game, Handlers, Option, Play } from '@tavern/engine';
import type { SeatChoice } from './cards/classes.ts';
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
import type { ShopQuestions, ShopSteps } from './steps/shop.ts';
import type { StealQuestions } from './steps/steal.ts';
import type { TradeQuestions } from './steps/trade.ts';
import type { TurnQuestions, TurnSteps } from './steps/turn.ts';
import type { VultureQuestions } from './steps/vultures.ts';
import type { WaveQuestions } from './steps/wave.ts';
import type { TeamId } from './teams.ts';
import type { View } from './view.ts';

/** King of the Mountain's own types, for the kernel. Each file of steps/ owns its part. */
export interface Mountain {
  state: State;
  /** With a team where the mode has teams. */
  seat: SeatChoice & { readonly team?: TeamId };
  view: View;
  event: Event;
  rules: Rules;
  steps: InitiativeSteps &
    TurnSteps &
    MoveSteps &
    LandingSteps &
    LuckSteps &
    FightSteps &
    DuelSteps &
    LootSteps &
    OverflowSteps &
    ShopSteps;
  questions: InitiativeQuestions &
    TurnQuestions &
    OverflowQuestions &
    InterruptQuestions &
    LandingQuestions &
    LuckQuestions &
    WaveQuestions &
    VultureQuestions &
    FightQuestions &
    ChallengeQuestions &
    DuelQuestions &
    LootQuestions &
    TradeQuestions &
    ShopQuestions &
    StealQuestions;
}

export type M = Play<Mountain>;
export type MountainGame = Game<Mountain>;
export type MountainAsk = Ask<Mountain>;
export type MountainSteps<S> = Handlers<Mountain, S>;
export type MountainQuestions<Q> = Defs<Mountain, Q>;
export type MountainOption = Option<Mountain>;
