import { type Rng, type Seat } from '@tavern/engine';
import { HAND_SIZE } from '../rules/draw.ts';
import type { RedrawOption } from '../rules/options.ts';
import { type CardId, playerAt, rivalOf, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { fill } from './fill.ts';
import { LATE, SOON, Trial } from './trial.ts';
import { guesses } from './worlds.ts';

/** Other hands that it might get. */
const HANDS = 10;
/** How much the first rounds count: what is drawn later changes less of the first. */
const ROUND_SHARES = [1, 0.6];
const TRIED = 5;

/** How far ahead a hand would be in the first rounds, if nothing were drawn. */
function strength(world: State, seat: Seat, hand: readonly CardId[]): number {
  return ROUND_SHARES.reduce((sum, share, index) => {
    const trial = Trial.ofRound(world, 1 + index);
    const rival = rivalOf(seat);
    fill(trial, rival, playerAt(world, rival).hand, TRIED, SOON);
    fill(trial, seat, hand, TRIED, LATE);
    return sum + share * trial.lead(seat);
  }, 0);
}

/** Keeps a hand that is as good as most others of its deck. */
export function chooseRedraw(view: View, seat: Seat, options: readonly RedrawOption[], rng: Rng): RedrawOption | null {
  const [world] = guesses(view, seat, rng, 1);
  const me = view.players[seat];
  if (world === undefined || me === undefined) return options[0] ?? null;
  const others = Array.from({ length: HANDS }, () => strength(world, seat, rng.shuffle([...me.list]).slice(0, HAND_SIZE)));
  const usual = others.reduce((sum, each) => sum + each, 0) / HANDS;
  const wanted = strength(world, seat, me.hand ?? []) < usual ? 'redraw' : 'keep';
  return options.find((option) => option.do === wanted) ?? options[0] ?? null;
}
