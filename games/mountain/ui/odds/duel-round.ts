import type { Seat } from '@tavern/engine';
import { wearinessIn } from '../../rules/house-rules.ts';
import { hitChance } from '../../rules/odds/hit-chance.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { type Strength, strengthOf } from './strength.ts';

/** Chances of one round between two players, each aiming at the other. */
export interface RoundChances {
  readonly hit: number;
  readonly struck: number;
}

function playerOf({ players }: View, seat: Seat): PlayerView {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return player;
}

/** A player's strength in the coming round of a duel: weariness counts from round 11 on (H-18). */
export const duellistOf = (sight: View, seat: Seat, round = sight.duel?.round ?? 1): Strength =>
  strengthOf(playerOf(sight, seat), 'players', wearinessIn(sight.rules, round));

/** A player who has stepped into a trap loses the first attack of their own turn (`trapEffect: stumble`). */
const stumbles = ({ act, current }: View, seat: Seat): boolean => act.stumble && current === seat;

/** The chance that `by` hits `at` in the coming round: exact, and the same for every viewer. */
export const strikes = (sight: View, by: Seat, at: Seat): number =>
  stumbles(sight, by) ? 0 : hitChance(duellistOf(sight, by).attack - duellistOf(sight, at).defence);

export const chancesBetween = (sight: View, me: Seat, them: Seat): RoundChances => ({
  hit: strikes(sight, me, them),
  struck: strikes(sight, them, me),
});
