import { type Outcome, rankBy, say, seat as toSeat } from '@tavern/engine';
import { FINAL } from './board.ts';
import type { State } from './state.ts';
import { arePartners } from './teams.ts';

/** The winner, then the others by how far up they are; those who gave up come last. A team is as far up as the first of its players (H-56). */
export function outcome({ winner, won, players }: State): Outcome | null {
  if (winner === null) return null;
  const alone = (index: number): number => (index === winner ? FINAL + 1 : (players[index]?.at ?? 0));
  const sideOf = (index: number): number[] =>
    players.flatMap(({ out }, each) => (!out && (each === index || arePartners(players, index, each)) ? [each] : []));
  const scores = players.map(({ out }, index) => (out ? -1 : Math.max(...sideOf(index).map(alone))));
  const winners = sideOf(winner);
  const team = players[winner]?.team ?? null;
  const how = won === 'last' || won === 'limit' ? won : 'summit';
  return {
    ranking: rankBy(scores),
    winners: winners.map(toSeat),
    why:
      team === null
        ? say(`outcome.${how}`, { who: { seat: winner } })
        : say(`outcome.${how}.team`, { team: say(`team.${team}`), who: { seat: winner } }),
  };
}
