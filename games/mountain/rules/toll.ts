import { classes, treasures } from './catalog.ts';
import type { Player } from './state.ts';

/** What makes every loss of a player's larger or smaller (H-55). */
export interface Toll {
  /** HP that a loss costs besides. */
  readonly frail: number;
  /** HP that a loss of two or more costs less. */
  readonly padding: number;
}

/** By class and gear. */
export function tollOf({ class: hero, left, right, armour }: Pick<Player, 'class' | 'left' | 'right' | 'armour'>): Toll {
  let padding = 0;
  for (const item of [left, right, armour]) if (item !== null) padding += treasures.get(item).padding;
  return { frail: classes.get(hero).frail, padding };
}

const HEAVY = 2;

/** What a loss of HP comes to, before wards. */
export function wholeLoss(loss: number, { frail, padding }: Toll): number {
  if (loss === 0) return 0;
  const whole = loss + frail;
  return whole < HEAVY ? whole : Math.max(1, whole - padding);
}
