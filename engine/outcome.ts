import type { Say } from './say.ts';
import type { Seat } from './seat.ts';

/** How a match ended. Ranking from first to last, equals together; nobody may have won (a lost solo run). */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
  readonly winners: readonly Seat[];
  readonly why: Say;
}
