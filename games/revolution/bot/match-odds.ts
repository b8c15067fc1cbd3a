import type { Seat } from '@tavern/engine';
import { matchCheck } from '../rules/outcome.ts';
import { ROUNDS } from '../rules/state.ts';

/** Victory points of the winner and of the loser of a round, in matches between bots, and the share of rounds that bring them. */
const WON: readonly (readonly [points: number, share: number])[] = [
  [17, 0.3],
  [21, 0.3],
  [25, 0.25],
  [31, 0.15],
];
const LOST: readonly (readonly [points: number, share: number])[] = [
  [0, 0.7],
  [5, 0.3],
];

const known = new Map<number, number>();

/** The chance to win the match with `mine` points after `round` rounds, if both players are equally strong in every round to come. */
export function chanceAfter(round: number, mine: number, theirs: number): number {
  const key = (round * 128 + mine) * 128 + theirs;
  const before = known.get(key);
  if (before !== undefined) return before;
  const chance = reckoned(round, mine, theirs);
  known.set(key, chance);
  return chance;
}

const ME = 0 as Seat;

function reckoned(round: number, mine: number, theirs: number): number {
  const over = matchCheck({ round, players: [{ vp: mine }, { vp: theirs }], results: [] });
  if (over !== null) return over.winner === null ? 0.5 : over.winner === ME ? 1 : 0;
  // Equal points after the last leader: either player may win the extra round.
  if (round >= ROUNDS) return 0.5;
  let sum = 0;
  for (const [won, often] of WON)
    for (const [lost, rarely] of LOST)
      sum +=
        (often *
          rarely *
          (chanceAfter(round + 1, mine + won, theirs + lost) + chanceAfter(round + 1, mine + lost, theirs + won))) /
        2;
  return sum;
}

/** The chance that there is another round after this one. */
export function goesOn(round: number, mine: number, theirs: number): number {
  if (round >= ROUNDS) return 0;
  const [usual] = WON[1] ?? [0];
  const ends = (vp: number, other: number): number =>
    matchCheck({ round, players: [{ vp: vp + usual }, { vp: other }], results: [] }) === null ? 0 : 0.5;
  return 1 - ends(mine, theirs) - ends(theirs, mine);
}
