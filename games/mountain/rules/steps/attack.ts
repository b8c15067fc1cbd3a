import type { Seat } from '@tavern/engine';
import { treasures } from '../catalog.ts';
import { itemsAt } from '../pack.ts';
import { type ItemId, type Plan, type Press, playerAt, type State } from '../state.ts';
import type { M } from '../types.ts';

/** What a fighter may do in a round, against enemies or players: `target` is an enemy's place or a seat. `drink`: what is drunk first (`battlePotions`). */
export type AttackOption = { do: 'attack'; target: number; press: Press; drink?: ItemId } | { do: 'retreat' };

export const RETREAT = Object.freeze({ do: 'retreat' as const });

const PRESSES: readonly Press[] = ['once', 'steady', 'end'];

/** Once, until something changes, or to the end: a long fight needs few clicks (H-17). */
export function addAttacks(options: AttackOption[], target: number, drinks: readonly ItemId[]): void {
  for (const press of PRESSES) options.push({ do: 'attack', target, press });
  for (const drink of drinks) for (const press of PRESSES) options.push({ do: 'attack', target, press, drink });
}

/** H-39, `battlePotions`: one drink with each choice of a round. */
export function battleDrinks(state: State, seat: Seat): ItemId[] {
  if (!state.rules.battlePotions) return [];
  return itemsAt(playerAt(state, seat), 'pack').filter((item) => {
    const { kind, use, blocked } = treasures.get(item);
    return kind === 'drink' && use !== undefined && (blocked?.(state, seat) ?? null) === null;
  });
}

export const planFor = ({ target, press, drink = null }: Extract<AttackOption, { do: 'attack' }> | Plan): Plan => ({
  target,
  press,
  drink,
});

/** Before the dice are thrown. A fighter who presses on drinks once. */
export function drinkFirst(m: M, seat: Seat, plan: Plan): void {
  const { drink } = plan;
  if (drink === null) return;
  plan.drink = null;
  treasures.get(drink).use?.(m, seat);
}
