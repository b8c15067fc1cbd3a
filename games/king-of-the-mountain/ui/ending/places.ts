import type { Outcome, Seat } from '@tavern/engine';

export interface RankedSeat {
  /** 1 for the best. Equals share it, and the next place is as far down as there are people above. */
  readonly place: number;
  readonly seat: Seat;
  readonly shared: boolean;
}

export function rankedSeats({ ranking }: Outcome): RankedSeat[] {
  let place = 1;
  return ranking.flatMap((group) => {
    const seats = group.map((seat) => ({ place, seat, shared: group.length > 1 }));
    place += group.length;
    return seats;
  });
}
