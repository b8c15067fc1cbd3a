import { type Outcome, type Seat, say, seat, seatsOf } from '@tavern/engine';
import { type Ending, type Player, rivalOf, type State } from './state.ts';
import type { M } from './types.ts';

export function endMatch(m: M, winner: Seat | null, how: Ending): void {
  m.state.over = { winner, how };
  m.state.phase = 'over';
  m.emit({ type: 'ended', winner, how });
}

/** What decides a match. State and view both have it. */
interface Standing extends Pick<State, 'ties' | 'round' | 'rules'> {
  readonly players: readonly Pick<Player, 'won' | 'vp' | 'total'>[];
}

/** After a round: who has won the match and how, or null where it goes on. The order of section 4. */
export function matchCheck({ players, ties, round, rules }: Standing): State['over'] {
  const [first = 0, second = 0] = players.map(({ won }) => won);
  const leader = first === second ? null : seat(first > second ? 0 : 1);
  if (first === 2 || second === 2) return { winner: leader, how: 'rounds' };
  if (first === 1 && second === 1 && ties > 0) return tieBreak(players, rules.tieBreak, round);
  if (first + second === 1 && ties === 1) return { winner: leader, how: 'oneAndTie' };
  return ties === 2 ? { winner: null, how: 'ties' } : null;
}

/** C-03, `tieBreak`: one round each, and a tie. If the fourth round is tied as well, the match is a draw. */
function tieBreak(players: Standing['players'], rule: State['rules']['tieBreak'], round: number): State['over'] {
  if (rule === 'fourthRound' && round < 4) return null;
  const [a = 0, b = 0] = players.map(({ vp, total }) => total + vp);
  if (rule !== 'totalVP') return { winner: null, how: 'evenRounds' };
  return a === b ? { winner: null, how: 'evenVp' } : { winner: seat(a > b ? 0 : 1), how: 'totalVp' };
}

/** What this round would make of the match: won by either seat, or tied. Null: the match goes on. */
export interface Stakes {
  readonly won: readonly State['over'][];
  readonly tied: State['over'];
}

/** VP of this round are left out: where it is tied they are equal, and where it is not they do not count. */
export function stakesOf(standing: Standing): Stakes {
  const players = standing.players.map(({ won, total }) => ({ won, total, vp: 0 }));
  const wonBy = (who: Seat) => players.map((player, each) => (each === who ? { ...player, won: player.won + 1 } : player));
  return {
    won: seatsOf(players.length).map((who) => matchCheck({ ...standing, players: wonBy(who) })),
    tied: matchCheck({ ...standing, players, ties: standing.ties + 1 }),
  };
}

export function outcome({ over, players }: State): Outcome | null {
  if (over === null) return null;
  const { winner, how } = over;
  const all = seatsOf(players.length);
  if (winner === null) return { ranking: [all], winners: [], why: say(`outcome.${how}`) };
  const loser = rivalOf(winner);
  return {
    ranking: [[winner], [loser]],
    winners: [winner],
    why: say(`outcome.${how}`, { who: { seat: winner }, loser: { seat: loser } }),
  };
}
