import { type Seat, seatsOf } from '@tavern/engine';
import { EXTRA_ROUND, type LeaderId, leaderIndex, type Player, type RoundResult, WINNING_POINTS } from '../../rules/state.ts';
import type { GivenEnv } from '../shapes/injected.ts';
import { PLAYER_IDS } from '../shapes/names.ts';
import type { Faults } from './faults.ts';

type Counted = Pick<Player, 'leaders' | 'vp'>;

/** The rounds that were counted before: as they are given, or, if only the points are, all of them in the last one. */
export function resultsOf(env: GivenEnv, players: readonly Counted[], faults: Faults): RoundResult[] {
  const { round, results: given } = env;
  const before = Array.from({ length: Math.min(round - 1, 4) }, (_, index) => index + 1);
  const leads = (each: number): LeaderId[] => players.map(({ leaders }) => leaders[leaderIndex(each)] as LeaderId);
  decided(round, players, faults);
  if (given === undefined) {
    const last = before.at(-1);
    if (last === undefined && players.some(({ vp }) => vp > 0)) faults.note('round', 'no-points-yet');
    return before.map((each) => ({
      leaders: leads(each),
      totals: [0, 0],
      winner: null,
      awards: players.map(({ vp }) => ({ lines: [], points: each === last ? vp : 0 })),
    }));
  }
  if (given.map((each) => each.round).join() !== before.join()) faults.note('results', 'other-rounds', { rounds: round - 1 });
  for (const [seat, { vp }] of players.entries()) {
    const name = PLAYER_IDS[seat] ?? PLAYER_IDS[0];
    const sum = given.reduce((points, each) => points + each.points[name], 0);
    if (sum !== vp) faults.note(`players.${name}.victoryPoints`, 'other-points', { points: sum });
  }
  return given.map((each) => ({
    leaders: leads(each.round),
    totals: PLAYER_IDS.map((name) => each.totals[name]),
    winner: each.winner === null ? null : (PLAYER_IDS.indexOf(each.winner) as Seat),
    awards: PLAYER_IDS.map((name) => ({ lines: [], points: each.points[name] })),
  }));
}

/** RR-029, H-02: nobody plays on who has won, and the extra round is for those who are even. */
function decided(round: number, players: readonly Counted[], faults: Faults): void {
  const [a = 0, b = 0] = seatsOf(2).map((seat) => players[seat]?.vp);
  if (round === EXTRA_ROUND && a !== b) faults.note('round', 'not-even');
  if (round !== EXTRA_ROUND && Math.max(a, b) >= WINNING_POINTS)
    faults.note('players', 'won-already', { points: WINNING_POINTS });
}
