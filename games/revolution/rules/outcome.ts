import { type Outcome, type Seat, say, seat, seatsOf } from '@tavern/engine';
import { type Ending, EXTRA_ROUND, type Player, ROUNDS, type RoundResult, rivalOf, type State, WINNING_POINTS } from './state.ts';
import type { M } from './types.ts';

export function endMatch(m: M, winner: Seat | null, how: Ending): void {
  m.state.over = { winner, how };
  m.state.phase = 'over';
  m.emit({ type: 'ended', winner, how });
}

/** What decides a match. A view has it, too. */
interface Standing {
  readonly round: number;
  readonly players: readonly Pick<Player, 'vp'>[];
  readonly results: readonly Pick<RoundResult, 'winner'>[];
}

/** RR-002, RR-029, H-02: who has won after a round and how, or null where it goes on. */
export function matchCheck({ round, players, results }: Standing): State['over'] {
  if (round === EXTRA_ROUND) {
    const winner = results.at(-1)?.winner ?? null;
    return { winner, how: winner === null ? 'even' : 'extra' };
  }
  const [a = 0, b = 0] = players.map(({ vp }) => vp);
  if (a === b) return null;
  const winner = seat(a > b ? 0 : 1);
  if (Math.max(a, b) >= WINNING_POINTS) return { winner, how: 'points' };
  return round === ROUNDS ? { winner, how: 'rounds' } : null;
}

/** H-02: both at 50 with the same points: the extra round comes next, as after the last leader. */
export const isExtraNext = ({ players }: Pick<Standing, 'players'>): boolean => players.some(({ vp }) => vp >= WINNING_POINTS);

export function outcome({ over, players }: State): Outcome | null {
  if (over === null) return null;
  const { winner, how } = over;
  if (winner === null) return { ranking: [seatsOf(players.length)], winners: [], why: say(`outcome.${how}`) };
  const loser = rivalOf(winner);
  return {
    ranking: [[winner], [loser]],
    winners: [winner],
    why: say(`outcome.${how}`, { who: { seat: winner }, loser: { seat: loser } }),
  };
}
