import { type Seat, seatsOf } from '@tavern/engine';
import { ZONES, type Zone } from '../../rules/state.ts';

/** Where a card can be on the square: the zones, and the leader in the middle of them. */
const SPOTS = [...ZONES, 'leader'] as const;
export type SpotName = Zone | 'leader';

/** The square has a number for every spot, because lines of the book name places by number. */
export const placeOf = (seat: Seat, spot: SpotName): number => seat * SPOTS.length + SPOTS.indexOf(spot);

export function spotAt(place: number): { readonly seat: Seat; readonly spot: SpotName } {
  const spot = SPOTS[place % SPOTS.length];
  const seat = seatsOf(2)[Math.floor(place / SPOTS.length)];
  if (spot === undefined || seat === undefined) throw new Error(`the square has no place ${place}`);
  return { seat, spot };
}
