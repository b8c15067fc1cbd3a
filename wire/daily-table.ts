/** One line of a day's scores. Equals share a rank. */
interface DailyScore {
  readonly rank: number;
  readonly name: string;
  readonly points: number;
  /** Of two scores with the same points, the one with fewer turns is better. */
  readonly turns: number;
  /** Rounds won. */
  readonly rounds: number;
  /** This is the guest's own score; sent over the socket alone. */
  readonly you?: true;
  /** Sent from the reveal on: then everybody may look back at it. */
  readonly match?: string;
}

/** A day's run and its scores, as everybody may see them. */
export interface DailyTable {
  readonly game: string;
  /** UTC, as in `2026-11-15`. */
  readonly day: string;
  /** The last day before it that there was a run on. */
  readonly previous: string | null;
  /** ms; the next run begins at `endsAt`, and from `revealsAt` on the dice are no secret. */
  readonly now: number;
  readonly endsAt: number;
  readonly revealsAt: number;
  /** sha256 of the secret. */
  readonly commit: string;
  readonly secret: string | null;
  /** How many scores there are; `scores` has the best of them. */
  readonly players: number;
  readonly scores: readonly DailyScore[];
}

/** The state of a guest's own attempt. `rank` null: it was finished after the dice were revealed. */
export type DailyOwn =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly match: string }
  | {
      readonly state: 'done';
      readonly match: string;
      readonly points: number;
      readonly turns: number;
      readonly rounds: number;
      readonly rank: number | null;
    };
