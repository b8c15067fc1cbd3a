import type { Blocked, Question } from '@tavern/engine';
import type { AfterOption, TurnOption } from '../../rules/steps/turn.ts';
import type { Mountain } from '../../rules/types.ts';

/** What can be chosen, or is explained, at the player's edge of the table. */
export type LedgeOption = TurnOption | AfterOption;

/** A question that the ledge answers: what to do in the player's turn, before or after the main action. */
export interface LedgeQuestion {
  readonly kind: 'turn' | 'after';
  readonly options: readonly LedgeOption[];
  readonly blocked: readonly Blocked<LedgeOption>[];
}

/** The two kinds of question that are asked here; trays ask the others. */
export function ledgeQuestion(question: Question<Mountain> | null): LedgeQuestion | null {
  if (question === null) return null;
  const { kind } = question;
  if (kind !== 'turn' && kind !== 'after') return null;
  return {
    kind,
    options: question.options as readonly LedgeOption[],
    blocked: question.blocked as readonly Blocked<LedgeOption>[],
  };
}
