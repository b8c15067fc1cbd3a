import type { Outcome, Seat } from '@tavern/engine';

export interface Place {
  /** 1 for the best. Equals share it, and the next place is as far down as there are people above. */
  readonly place: number;
  readonly seat: Seat;
  readonly shared: boolean;
  readonly winner: boolean;
}

export function placesOf({ ranking, winners }: Outcome): Place[] {
  let place = 1;
  return ranking.flatMap((group) => {
    const places = group.map((seat) => ({ place, seat, shared: group.length > 1, winner: winners.includes(seat) }));
    place += group.length;
    return places;
  });
}
