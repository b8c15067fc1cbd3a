import { type Outcome, rankBy, say } from '@tavern/engine';
import { FINAL } from './board.ts';
import type { State } from './state.ts';

/** The winner, then the others by how far up they are; those who gave up come last. */
export function outcome({ winner, won, players }: State): Outcome | null {
  if (winner === null) return null;
  const scores = players.map(({ at, out }, index) => (index === winner ? FINAL + 1 : out ? -1 : at));
  return {
    ranking: rankBy(scores),
    winners: [winner],
    why: say(won === 'last' || won === 'limit' ? `outcome.${won}` : 'outcome.summit', { who: { seat: winner } }),
  };
}
