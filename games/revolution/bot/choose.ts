import type { Rng, Seat } from '@tavern/engine';
import type { ChooseOption } from '../rules/options.ts';
import { type CardId, MAIN_ZONES, playerAt, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Stake, stakeOf } from './chance.ts';
import { movesIn } from './moves.ts';
import { worthFor } from './place.ts';
import { LATE } from './trial.ts';
import type { Weights } from './weights.ts';
import { guesses, worldOf } from './worlds.ts';
import type { Worth } from './worth.ts';

/** Few worlds and few characters, since every option is tried in every world. */
const WORLDS = 3;
const TRIED = 5;
const FEW = 3;

/** The world after an option was chosen. */
function after(state: State, seat: Seat, option: ChooseOption): State {
  const me = playerAt(state, seat);
  const own = (change: Partial<typeof me>): State => ({
    ...state,
    players: state.players.map((player, owner) => (owner === seat ? { ...me, ...change } : player)),
  });
  const spot = (card: CardId, face: 'up' | 'down') => ({ card, face, at: LATE, target: null, neutralised: false });
  if (option.do === 'aim') {
    const { help } = me.zones;
    return help === null || help === 'vacant' ? state : own({ zones: { ...me.zones, help: { ...help, target: option.zone } } });
  }
  if (option.do === 'none' || state.search === null) return state;
  switch (state.search.to) {
    case 'hand':
      return own({ hand: [...me.hand, option.card] });
    case 'sp':
      return own({ zones: { ...me.zones, sp: spot(option.card, 'down') } });
    case 'help':
      return own({ zones: { ...me.zones, help: spot(option.card, 'up') } });
  }
}

/** The best that can be made of a world, and what is left in the hand. */
function outlook(state: State, stake: Stake, worth: Worth): number {
  const { seat, weights } = stake;
  const { zones, hand } = playerAt(state, seat);
  const turns = MAIN_ZONES.filter((zone) => zones[zone] === null).length;
  const { best } = movesIn(worldOf(state, stake, worth, turns, TRIED));
  return best + weights.kept * hand.reduce((sum, id) => sum + worth(id), 0);
}

/** Whom h-2 aims at, and what a search takes: what leads to the best round. */
export function chooseBest(
  view: View,
  seat: Seat,
  options: readonly ChooseOption[],
  rng: Rng,
  weights: Weights,
): ChooseOption | null {
  const stake = stakeOf(view, seat, weights);
  const worth = worthFor(view, seat, rng, view.search?.cards ?? []);
  const worlds = guesses(view, seat, rng, options.length > FEW ? WORLDS - 1 : WORLDS);
  let best = options[0] ?? null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worlds.reduce((sum, state) => sum + outlook(after(state, seat, option), stake, worth), 0);
    if (value <= most) continue;
    most = value;
    best = option;
  }
  return best;
}
