import type { Rng, Seat } from '@tavern/engine';
import type { PlaceOption } from '../rules/options.ts';
import { type CardId, MAIN_ZONES, playerAt } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { stakeOf } from './chance.ts';
import { goesOn } from './match-odds.ts';
import { keyOf, movesIn } from './moves.ts';
import type { Weights } from './weights.ts';
import { guesses, worldOf } from './worlds.ts';
import { brings, type Worth, worthIn } from './worth.ts';

/** Of placements that are as good, those that bring cards come first, and those that wait for the rival last. */
const EARLY = 0.002;

const TRIED = 7;
/** How many worlds are looked at: more where there is less to try in each. */
const WORLDS = [0, 12, 9, 6, 5];
/** How many ways are tried in all of them, about: nobody waits for a bot. */
const BUDGET = 600;

const turnsOf = (view: View, seat: Seat): number => MAIN_ZONES.filter((zone) => view.players[seat]?.zones[zone] === null).length;

/** What cards are worth later, if there is a later. */
export function worthFor(view: View, seat: Seat, rng: Rng, more: readonly CardId[] = []): Worth {
  const [world] = guesses(view, seat, rng, 1);
  if (world === undefined) throw new Error('no world');
  const [mine = 0, theirs = 0] = [seat, 1 - seat].map((each) => view.players[each]?.vp);
  const share = goesOn(view.round, mine, theirs);
  if (share === 0) return () => 0;
  const worth = worthIn(world, seat, [...playerAt(world, seat).hand, ...more]);
  return (card) => share * worth(card);
}

/** What every placement is worth, as a chance to win the match. */
function placeValues(view: View, seat: Seat, rng: Rng, weights: Weights): Map<string, number> {
  const turns = turnsOf(view, seat);
  const stake = stakeOf(view, seat, weights);
  const worth = worthFor(view, seat, rng);
  const sums = new Map<string, { sum: number; count: number }>();
  let left = BUDGET;
  for (const state of guesses(view, seat, rng, WORLDS[turns] ?? 4)) {
    if (left < 0) break;
    const { values, tried } = movesIn(worldOf(state, stake, worth, turns - 1, TRIED));
    left -= tried;
    for (const [key, value] of values) {
      const before = sums.get(key) ?? { sum: 0, count: 0 };
      sums.set(key, { sum: before.sum + value, count: before.count + 1 });
    }
  }
  return new Map([...sums].map(([key, { sum, count }]) => [key, sum / count]));
}

export function choosePlace(
  view: View,
  seat: Seat,
  options: readonly PlaceOption[],
  rng: Rng,
  weights: Weights,
): PlaceOption | null {
  const values = placeValues(view, seat, rng, weights);
  let best = options[0] ?? null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = values.get(keyOf(option));
    if (value === undefined) continue;
    const early = option.face === 'up' ? EARLY * brings(option.card) : 0;
    if (value + early <= most) continue;
    most = value + early;
    best = option;
  }
  return best;
}
