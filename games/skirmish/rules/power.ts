import { cards } from './catalog.ts';
import type { Placed } from './field.ts';
import type { CardId } from './state.ts';
import type { M } from './types.ts';

type How = 'given' | 'damage' | 'healed';

/** FS-019: power is never below 0 (H-23). Told with the old and the new power; then the unit's own hook is put off (C-09), unless `quiet`. */
function change(m: M, at: Placed, by: CardId, amount: number, how: How, quiet: boolean): void {
  const { unit } = at;
  const from = unit.power;
  const to = Math.max(0, from + amount);
  if (to === from) return;
  unit.power = to;
  unit.changes.push({ by, amount: to - from });
  m.emit({ type: 'power', seat: at.seat, slot: at.slot, unit: unit.id, card: unit.card, from, to, amount: to - from, how, by });
  if (quiet || cards.get(unit.card).changed === undefined) return;
  m.later({
    do: 'effect',
    on: 'changed',
    card: unit.card,
    seat: at.seat,
    slot: at.slot,
    unit: unit.id,
    target: null,
    amount: to - from,
  });
}

/** Power that a card gives, or takes where `amount` is below 0. */
export const givePower = (m: M, at: Placed, by: CardId, amount: number): void => change(m, at, by, amount, 'given', false);

/** The same from the unit's own hook, which does not set it off again (H-18). */
export const givePowerToItself = (m: M, at: Placed, amount: number): void => change(m, at, at.unit.card, amount, 'given', true);

export const dealDamage = (m: M, at: Placed, by: CardId, amount: number): void => change(m, at, by, -amount, 'damage', false);

/** C-19: a unit at or above its original power is not healed. */
export function heal(m: M, at: Placed, by: CardId, amount: number): void {
  const missing = cards.get(at.unit.card).power - at.unit.power;
  if (missing > 0) change(m, at, by, Math.min(amount, missing), 'healed', false);
}
