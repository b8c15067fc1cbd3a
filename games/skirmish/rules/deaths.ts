import type { Seat } from '@tavern/engine';
import { cards } from './catalog.ts';
import type { Cause } from './events.ts';
import type { Placed } from './field.ts';
import { ongoingAt } from './ongoing.ts';
import { type CardId, playerAt, rivalOf, type Slot, slotAt, type Unit } from './state.ts';
import type { M } from './types.ts';

/** Marks a unit: it will die, even if it gets power meanwhile (C-22). Its death waits behind the effects that were put off before. */
export function doom(m: M, { unit, seat, slot }: Placed, cause: Cause, by: CardId | null): void {
  if (m.state.dying.includes(unit.id)) return;
  m.state.dying.push(unit.id);
  m.later({ do: 'die', seat, slot, unit: unit.id, cause, by });
}

/** FS-023, after every effect. H-11: left to right, in each slot the unit of the active player first. */
export function lookForDeaths(m: M): void {
  const { slots, current } = m.state;
  for (let slot = 0; slot < slots.length; slot++) {
    const { units } = slots[slot] as Slot;
    fallen(m, units[current] as Unit | null, current, slot);
    fallen(m, units[1 - current] as Unit | null, rivalOf(current), slot);
  }
}

function fallen(m: M, unit: Unit | null, seat: Seat, slot: number): void {
  if (unit === null || unit.power > 0) return;
  doom(m, { unit, seat, slot }, 'power', unit.changes.at(-1)?.by ?? null);
}

/** The unit leaves the field for its owner's discard pile. What its death sets off waits in the line: its own effect, then those of its slot. */
export function bury(m: M, { unit, seat, slot }: Placed, cause: Cause, by: CardId | null): void {
  const { state } = m;
  slotAt(state, slot).units[seat] = null;
  playerAt(state, seat).discard.push(unit.card);
  if (state.dying.includes(unit.id)) state.dying.splice(state.dying.indexOf(unit.id), 1);
  const { id, card } = unit;
  if (cause === 'sacrifice') m.emit({ type: 'sacrificed', seat, slot, unit: id, card, power: unit.power, by: by ?? card });
  m.emit({ type: 'died', seat, slot, unit: id, card, cause, by });
  if (cards.get(unit.card).death !== undefined)
    m.later({ do: 'effect', on: 'death', card: unit.card, seat, slot, unit: unit.id, target: null, amount: 0 });
  ongoingAt(m, 'death', seat, slot, unit.id);
}
