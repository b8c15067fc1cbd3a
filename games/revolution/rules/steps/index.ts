import type { Questions } from '../options.ts';
import type { RevolutionQuestions, RevolutionSteps } from '../types.ts';
import { type BattleSteps, battleQuestions, battleSteps } from './battle.ts';
import { chooseQuestions } from './choose.ts';
import { redrawQuestions } from './redraw.ts';
import { type RoundSteps, roundSteps } from './round.ts';
import { type SecretSteps, secretQuestions, secretSteps } from './secret.ts';
import { type TurnSteps, turnQuestions, turnSteps } from './turn.ts';

export type Steps = RoundSteps & TurnSteps & SecretSteps & BattleSteps;

export const steps: RevolutionSteps<Steps> = { ...roundSteps, ...turnSteps, ...secretSteps, ...battleSteps };

export const questions: RevolutionQuestions<Questions> = {
  ...redrawQuestions,
  ...turnQuestions,
  ...chooseQuestions,
  ...secretQuestions,
  ...battleQuestions,
};
