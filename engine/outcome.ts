import type { Say } from './say.ts';
import { type Seat, seat } from './seat.ts';

/** How a match ended. Ranking from first to last, equals together; nobody may have won (a lost solo run). */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
  readonly winners: readonly Seat[];
  readonly why: Say;
}

/** Seats from the highest score to the lowest, equals together. */
export function rankBy(scores: readonly number[]): Seat[][] {
  const ranking: Seat[][] = [];
  const order = scores.map((_, index) => seat(index)).sort((a, b) => (scores[b] as number) - (scores[a] as number));
  let last: number | undefined;
  for (const each of order) {
    if (scores[each] === last) ranking[ranking.length - 1]?.push(each);
    else ranking.push([each]);
    last = scores[each];
  }
  return ranking;
}

/** A seat's place in the ranking. */
export interface Place {
  /** 1 for the best. Equals share a place, and the next place counts all seats above it: 1, 2, 2, 4. */
  readonly place: number;
  readonly seat: Seat;
  readonly shared: boolean;
  readonly winner: boolean;
}

/** The ranking from the first to the last, one by one. */
export function placesOf({ ranking, winners }: Pick<Outcome, 'ranking' | 'winners'>): Place[] {
  let place = 1;
  return ranking.flatMap((group) => {
    const places = group.map((each) => ({ place, seat: each, shared: group.length > 1, winner: winners.includes(each) }));
    place += group.length;
    return places;
  });
}
