import type { Seat } from '@tavern/engine';
import type { Weight } from '../rules/reckoning/reckon.ts';
import { type CardId, EXTRA_ROUND, rivalOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { chanceAfter } from './match-odds.ts';
import type { Trial } from './trial.ts';
import type { Weights } from './weights.ts';

/** What a round is about for a seat. */
export interface Stake {
  readonly seat: Seat;
  readonly round: number;
  readonly mine: number;
  readonly theirs: number;
  /** How far a lead may still move. */
  readonly doubt: number;
  readonly weights: Weights;
}

/** The lead on a board may still turn. Then the other side wins narrowly: about what that brings, and what the higher combo bonus brings. */
const NARROW = 16;
const STYLE = 5;

const zonesLeft = (view: Pick<View, 'players'>): number =>
  view.players.reduce(
    (sum, { zones: { top, left, right, help } }) => sum + [top, left, right, help].filter((spot) => spot === null).length,
    0,
  );

export function stakeOf(view: Pick<View, 'players' | 'round'>, seat: Seat, weights: Weights): Stake {
  const [mine = 0, theirs = 0] = [seat, rivalOf(seat)].map((each) => view.players[each]?.vp);
  const doubt = weights.doubt + weights.doubtPerZone * zonesLeft(view);
  return { seat, round: view.round, mine, theirs, doubt, weights };
}

/** The chance to win the match if the round ended like this, or nearly like this. */
function chanceBy({ totals, combos, points }: Weight, { seat, round, mine, theirs, doubt, weights }: Stake): number {
  const [me, them] = seat === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const lead = totals[me] - totals[them];
  const show = weights.show * (combos[me] - combos[them]);
  // H-02: the winner of the extra round takes the match, whatever the points say.
  if (round === EXTRA_ROUND) return 1 / (1 + Math.exp(-lead / doubt)) + show;
  const asItIs = chanceAfter(round, mine + points[me], theirs + points[them]);
  if (lead === 0) return asItIs + show;
  // If the lead turned: the judges of style would say what they say now.
  const [style, other] = [combos[me] > combos[them] ? STYLE : 0, combos[them] > combos[me] ? STYLE : 0];
  const otherwise =
    lead > 0
      ? chanceAfter(round, mine + style, theirs + NARROW + other)
      : chanceAfter(round, mine + NARROW + style, theirs + other);
  const p = 1 / (1 + Math.exp(-Math.abs(lead) / doubt));
  return p * asItIs + (1 - p) * otherwise + show;
}

export const chanceOn = (trial: Trial, stake: Stake): number => chanceBy(trial.weigh(), stake);

/** The least that a hand would miss, first. */
export const byWorth = (hand: readonly CardId[], worth: (card: CardId) => number): CardId[] =>
  [...new Set(hand)].sort((a, b) => worth(a) - worth(b));
