import type { DailyOwn, DailyTable } from '@tavern/wire';
import type { Attempt, DayRow, ScoreRow } from '../store/store.ts';
import { endOf, revealOf } from './day.ts';

interface ScoreQuery {
  readonly row: DayRow;
  readonly previous: string | null;
  readonly now: number;
  readonly players: number;
  /** The best of those that count, best first. */
  readonly scores: readonly ScoreRow[];
  /** The guest who looks, if it is known. */
  readonly guest?: string;
}

/** What everybody may see of a day: neither its secret nor which matches they were before the dice are revealed. */
export function scoreTable({ row, previous, now, players, scores, guest }: ScoreQuery): DailyTable {
  const { game, day, commit, secret } = row;
  const revealsAt = revealOf(day);
  const revealed = now >= revealsAt;
  return {
    game,
    day,
    previous,
    now,
    endsAt: endOf(day),
    revealsAt,
    commit,
    secret: revealed ? secret : null,
    players,
    scores: scores.map((score) => ({
      rank: rankIn(scores, score),
      name: score.name,
      points: score.points,
      turns: score.turns,
      rounds: score.rounds,
      ...(score.guest === guest ? { you: true } : {}),
      ...(revealed ? { match: score.match } : {}),
    })),
  };
}

/** Equals share a rank, and the next rank counts all scores before it: 1, 2, 2, 4. */
function rankIn(scores: readonly ScoreRow[], { points, turns }: ScoreRow): number {
  return scores.findIndex((each) => each.points === points && each.turns === turns) + 1;
}

/** `better`: how many of the scores that count are better. An attempt that the server has lost does not count as one. */
export function ownStanding(attempt: Attempt | null, day: string, better: number): DailyOwn {
  if (attempt === null || attempt.state === 'lost') return { state: 'none' };
  const { match } = attempt;
  if (attempt.state === 'running') return { state: 'running', match };
  const { points, turns, rounds, finishedAt } = attempt.score;
  return { state: 'done', match, points, turns, rounds, rank: finishedAt < revealOf(day) ? better + 1 : null };
}
