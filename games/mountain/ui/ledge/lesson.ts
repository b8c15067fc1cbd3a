import type { Question } from '@tavern/engine';
import type { Lesson } from '@tavern/kit';
import type { Mountain } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';

type LessonQuestion = Pick<Question<Mountain>, 'kind' | 'options'>;

/**
 * A weapon in the backpack does nothing: said as soon as there is one and a slot of the gear is empty (KM-106). In a team there is more to trade
 * for: said as soon as there is something to trade (H-56).
 */
export function lessonIn(
  { players, current }: Pick<View, 'players' | 'current'>,
  { kind, options }: LessonQuestion,
): Lesson | null {
  const mine = players[current];
  const waits = options.some((option) => option.do === 'equip' && mine?.[option.slot] === null);
  if (kind !== 'turn') return null;
  if (waits) return { kind: 'equip', by: 'equip' };
  return mine?.team != null && options.some((option) => option.do === 'trade') ? { kind: 'team', by: 'trade' } : null;
}
