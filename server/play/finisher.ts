import { availableParallelism } from 'node:os';
import { type Json, type Match, placesOf, type Types } from '@tavern/engine';
import { Piscina } from 'piscina';
import type { AnswerRow, FinalScore, Finish, MatchRow, ResultRow } from '../store/store.ts';
import { threadArguments } from '../thread-arguments.ts';
import type { Played, Recomputed } from './finish-worker.ts';
import { packOf } from './pack.ts';

/** A match that is over, with all its answers. */
interface Over {
  readonly row: MatchRow;
  readonly log: readonly AnswerRow[];
}

const playedOf = ({ row, log }: Over): Played => ({
  row,
  answers: log.map(({ seat, option, at, by }) => (by === undefined ? [seat, option, at] : [seat, option, at, by])),
});

/** Ends a match that is over. It is recomputed in a thread of its own, so that others play on meanwhile. */
export class Finisher {
  private readonly threads = new Piscina<string, Recomputed>({
    filename: new URL('./finish-worker.ts', import.meta.url).href,
    execArgv: [...threadArguments],
    minThreads: 0,
    maxThreads: availableParallelism() > 2 ? 2 : 1,
    idleTimeout: 30_000,
  });

  /** The live match's last hash must be the one that its answers and its secret give when computed anew. */
  async finish(played: Over, match: Match<Types>, now: number): Promise<Finish> {
    return {
      ended: { at: now, why: 'over', verdict: await this.verdict(played, match) },
      results: resultsOf(played.row, match),
      frames: [],
      ...(await scoreOf(played, match)),
    };
  }

  private async verdict(played: Over, match: Match<Types>): Promise<Json> {
    const answers = played.log.length;
    // Nobody knows whether that state could ever have come about.
    if (played.row.injected !== undefined) return { ok: false, code: 'injected', answers };
    const { hash, hashes } = await this.threads.run(JSON.stringify(playedOf(played)));
    const found =
      hash === match.hash() ? { ok: true, hash, answers } : { ok: false, code: hash === null ? 'other-version' : 'diverged' };
    return { ...found, hashes };
  }

  close(): Promise<void> {
    return this.threads.destroy();
  }
}

/** The score of a daily run, as its game counts it. */
async function scoreOf({ row, log }: Over, { state }: Match<Types>): Promise<{ readonly score?: FinalScore }> {
  const { daily } = row.day === undefined ? {} : await packOf(row.game);
  return daily === undefined ? {} : { score: { ...daily.score(state), finishedAt: row.startedAt + (log.at(-1)?.at ?? 0) } };
}

function resultsOf({ seats }: MatchRow, { over }: Match<Types>): ResultRow[] {
  const places = over === null ? [] : placesOf(over);
  return seats.map(({ guest, name }, seat) => {
    const came = places.find((each) => each.seat === seat);
    return { seat, guest, name, rank: came?.place ?? 1, won: came?.winner ?? false };
  });
}
