import type { Refusal } from '@tavern/engine';
import { refuseWith } from '../refusal.ts';
import type { MatchRow } from '../store/store.ts';
import { minuteOf, revealOf } from './day.ts';

/** Why nobody but its player may see anything of a match yet: others throw the same dice. null: everybody may. */
export function whySecret({ day }: MatchRow, now: number): Refusal | null {
  if (day === undefined) return null;
  const at = revealOf(day);
  return now < at ? refuseWith('daily-secret', { when: minuteOf(at), at }) : null;
}
