import { same } from '@tavern/engine';
import type { ListedMatch } from '../play/here/match-list.ts';

export type Run = Extract<ListedMatch, { damaged: false }>;
export type FinishedRun = Run & { readonly endedAt: number; readonly score: NonNullable<Run['score']> };

/** What a menu shows about the runs at this screen. */
export interface PastRuns {
  /** The last touched open run. */
  readonly open: Run | null;
  /** How many other open runs there are. */
  readonly others: number;
  /**
   * The best run for each set of rules, the set played last first. Scores under different rules cannot be compared. Of equal scores the run
   * with fewer turns wins, then the older one.
   */
  readonly bests: readonly FinishedRun[];
  /** Finished runs, the last one first. */
  readonly last: readonly FinishedRun[];
}

const LISTED = 5;

/** A branch is not compared with whole runs: its player knew how the round would begin. */
const isFinished = (run: Run): run is FinishedRun => run.endedAt !== null && run.score !== null && run.origin === undefined;
const better = (a: FinishedRun, b: FinishedRun): number =>
  b.score.points - a.score.points || a.score.turns - b.score.turns || a.endedAt - b.endedAt;

function bestsOf(over: readonly FinishedRun[]): readonly FinishedRun[] {
  const sets: FinishedRun[][] = [];
  for (const run of over) {
    const known = sets.find(([first]) => same(first?.rules, run.rules));
    if (known === undefined) sets.push([run]);
    else known.push(run);
  }
  return sets.flatMap((runs) => runs.toSorted(better).slice(0, 1));
}

/** Runs of bots do not count. */
const isOwn = ({ seats }: Run): boolean => seats.every(({ level }) => level === null);

export function pastRuns(listings: readonly ListedMatch[], game: string): PastRuns {
  const own = listings.flatMap((listing) => (!listing.damaged && listing.game === game && isOwn(listing) ? [listing] : []));
  const open = own.filter(({ endedAt }) => endedAt === null).sort((a, b) => b.touchedAt - a.touchedAt);
  const over = own.filter(isFinished).sort((a, b) => b.endedAt - a.endedAt);
  return {
    open: open[0] ?? null,
    others: Math.max(0, open.length - 1),
    bests: bestsOf(over),
    last: over.slice(0, LISTED),
  };
}
