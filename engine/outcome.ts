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
  const steps = [...new Set(scores)].sort((a, b) => b - a);
  return steps.map((score) => scores.flatMap((each, index) => (each === score ? [seat(index)] : [])));
}
