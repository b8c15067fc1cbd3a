import type { Seat } from '@tavern/engine';
import type { Target } from './catalog.ts';
import type { UnitAt } from './events.ts';
import { rivalOf, SLOTS, type State, type Unit } from './state.ts';

/** A unit and its place on the field. */
export interface Placed {
  readonly unit: Unit;
  readonly seat: Seat;
  readonly slot: number;
}

export const unitAt = ({ slots }: Pick<State, 'slots'>, seat: Seat, slot: number): Unit | null =>
  slots[slot]?.units[seat] ?? null;

/** The units of one seat in these slots, left to right. A plain loop: this runs several times a play, and was slower with lists of lists. */
function unitsIn(state: State, seat: Seat, from: number, to: number, without = -1): Placed[] {
  const found: Placed[] = [];
  for (let slot = Math.max(0, from); slot <= Math.min(SLOTS.length - 1, to); slot++) {
    const unit = slot === without ? null : unitAt(state, seat, slot);
    if (unit !== null) found.push({ unit, seat, slot });
  }
  return found;
}

/** H-02: own units in adjacent slots, never in the same. */
export const closeAllies = (state: State, seat: Seat, slot: number): Placed[] => unitsIn(state, seat, slot - 1, slot + 1, slot);

/** H-02: the rival's units in the same and in adjacent slots. */
export const closeEnemies = (state: State, seat: Seat, slot: number): Placed[] =>
  unitsIn(state, rivalOf(seat), slot - 1, slot + 1);

export const unitsOf = (state: State, seat: Seat): Placed[] => unitsIn(state, seat, 0, SLOTS.length - 1);

/** The unit with this id in a slot, of either player; null once it has left. */
export function findUnit(state: State, slot: number, id: number): Placed | null {
  const units = state.slots[slot]?.units ?? [];
  for (let seat = 0; seat < units.length; seat++) {
    const unit = units[seat];
    if (unit?.id === id) return { unit, seat: seat as Seat, slot };
  }
  return null;
}

export const TARGETS = {
  own: ['own-0', 'own-1', 'own-2', 'own-3'],
  rival: ['rival-0', 'rival-1', 'rival-2', 'rival-3'],
} as const satisfies { readonly [side: string]: readonly Target[] };

/** Whose unit a target is, and in which slot, as the player of the card sees it. */
export const sideOf = (target: Target): 'own' | 'rival' => (target.startsWith('own') ? 'own' : 'rival');
export const slotOf = (target: Target): number => Number(target.at(-1));

/** The unit aimed at; null if it is not there, or will die anyway: nobody can save it or take it away any more (C-22). */
export function targeted(state: State, seat: Seat, target: Target | null): Placed | null {
  if (target === null) return null;
  const owner = sideOf(target) === 'own' ? seat : rivalOf(seat);
  const slot = slotOf(target);
  const unit = unitAt(state, owner, slot);
  return unit === null || state.dying.includes(unit.id) ? null : { unit, seat: owner, slot };
}

export const asUnitAt = ({ unit, seat, slot }: Placed): UnitAt => ({ seat, slot, unit: unit.id, card: unit.card });
