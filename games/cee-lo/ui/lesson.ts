import type { Question } from '@tavern/engine';
import type { Lesson } from '@tavern/kit';
import type { State } from '../rules/state.ts';
import type { CeeLo } from '../rules/types.ts';

/** What a 1-2-3 costs depends on the rules of the run (H-03): a newcomer is told those of this one. */
export function lesson({ rules }: Pick<State, 'rules'>, { kind }: Pick<Question<CeeLo>, 'kind'>): Lesson | null {
  return kind === 'roll' && rules.softInstants ? { kind, by: 'roll', words: 'roll.soft' } : null;
}
