import type { Rng, Seat } from '@tavern/engine';
import type { SecretOption } from '../rules/options.ts';
import { type CardId, playerAt, rivalOf, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { byWorth, chanceOn, type Stake, stakeOf } from './chance.ts';
import { isKind } from './layouts.ts';
import { bestSecret } from './moves.ts';
import { worthFor } from './place.ts';
import { faceUp, Trial } from './trial.ts';
import type { Weights } from './weights.ts';
import { guesses } from './worlds.ts';

const WORLDS = 16;
/** A rival who holds SP cards keeps them, or bluffs, in this share of rounds. */
const KEEPS = 0.3;
/** Fewer cards than this are not thrown away for a bluff. */
const ENOUGH = 3;

/** What the rival seals in a world: what is best for it, more often than not. */
function rivalSeals(trial: Trial, state: State, stake: Stake, rng: Rng): void {
  const rival = rivalOf(stake.seat);
  const { sp } = trial.zones(rival);
  if (sp !== null) {
    if (sp !== 'vacant') trial.put(rival, 'sp', { ...sp, face: 'up' });
    return;
  }
  if (rng.chance(KEEPS * 100, 100)) return;
  const sealed = bestSecret(trial, rival, playerAt(state, rival).hand.filter(isKind('sp')), () => -chanceOn(trial, stake));
  if (sealed !== null) trial.put(rival, 'sp', faceUp(sealed));
}

/** The chance to win the match with each SP card of `secrets`, and without (null), over what the rival may seal. */
function secretValues(
  view: View,
  seat: Seat,
  secrets: readonly CardId[],
  rng: Rng,
  weights: Weights,
): Map<CardId | null, number> {
  const stake = stakeOf(view, seat, weights);
  const sums = new Map<CardId | null, number>();
  for (const state of guesses(view, seat, rng, WORLDS)) {
    const trial = Trial.of(state);
    rivalSeals(trial, state, stake, rng);
    for (const id of [null, ...secrets]) {
      const value = trial.with(seat, { sp: id === null ? null : faceUp(id) }, () => chanceOn(trial, stake));
      sums.set(id, (sums.get(id) ?? 0) + value / WORLDS);
    }
  }
  return sums;
}

/** The SP card that is worth more now than later; otherwise a bluff or nothing, whatever is in the hand, so that neither tells anything. */
export function chooseSecret(
  view: View,
  seat: Seat,
  options: readonly SecretOption[],
  rng: Rng,
  weights: Weights,
): SecretOption | null {
  const hand = options.flatMap((option) => (option.do === 'seal' ? [option.card] : []));
  const worth = worthFor(view, seat, rng);
  const values = secretValues(view, seat, hand.filter(isKind('sp')), rng, weights);
  const nothing = values.get(null) ?? 0;
  let best: { readonly card: CardId | null; readonly gain: number } = { card: null, gain: 0 };
  for (const [card, value] of values) {
    if (card === null) continue;
    const gain = value - nothing - weights.kept * worth(card);
    if (gain > best.gain) best = { card, gain };
  }
  const bluffs = rng.chance(Math.round(weights.bluff * 100), 100);
  const least = byWorth(hand, worth).find((id) => !isKind('sp')(id));
  const card = best.card ?? (bluffs && (view.players[seat]?.handCount ?? 0) >= ENOUGH ? least : undefined);
  return options.find((option) => (option.do === 'seal' ? option.card === card : card === undefined)) ?? options[0] ?? null;
}
