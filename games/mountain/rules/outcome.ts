import { type Outcome, rankBy, say } from '@tavern/engine';
import { FINAL } from './board.ts';
import type { State } from './state.ts';

/** The winner, then the others by how far up they are; those who gave up come last. */
export function outcome({ winner, players }: State): Outcome | null {
  if (winner === null) return null;
  const scores = players.map(({ at, out }, index) => (index === winner ? FINAL + 1 : out ? -1 : at));
  const alone = players.every(({ out }, index) => index === winner || out);
  return {
    ranking: rankBy(scores),
    winners: [winner],
    why: say(alone ? 'outcome.last' : 'outcome.summit', { who: { seat: winner } }),
  };
}
