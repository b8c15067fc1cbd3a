import { fast, type Rng, type Seat } from '@tavern/engine';
import { guess } from '../rules/guess.ts';
import { MAIN_ZONES, playerAt, rivalOf, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Stake } from './chance.ts';
import { aimsOf, drawsOf, fill } from './fill.ts';
import { isKind } from './layouts.ts';
import type { World } from './moves.ts';
import { SOON, Trial } from './trial.ts';
import type { Worth } from './worth.ts';

const TRIED = 5;

/** Worlds that fit what the seat knows. */
export const guesses = (view: View, seat: Seat, rng: Rng, count: number): State[] =>
  Array.from({ length: count }, () => guess(view, seat, fast(rng.int(2 ** 30)).stream('world')));

const emptyOf = (trial: Trial, seat: Seat): number => MAIN_ZONES.filter((zone) => trial.zones(seat)[zone] === null).length;

/** What c-10 has sealed counts at the end, and here everything is known. */
function reveal(trial: Trial): void {
  for (const seat of [0, 1] as Seat[]) {
    const { sp } = trial.zones(seat);
    if (sp !== null && sp !== 'vacant') trial.put(seat, 'sp', { ...sp, face: 'up' });
  }
}

/** A world in which the rival has done what is best on the board as it is. `turns`: in how many turns of this round the seat will still draw. */
export function worldOf(state: State, stake: Stake, worth: Worth, turns: number, tried: number): World {
  const trial = Trial.of(state);
  const { seat } = stake;
  const rival = rivalOf(seat);
  const { help } = trial.zones(rival);
  const before = Trial.of(state);
  reveal(trial);
  const cards = [...playerAt(state, rival).hand, ...drawsOf(state, rival, emptyOf(trial, rival))];
  fill(trial, rival, cards, TRIED, SOON);
  return {
    trial,
    stake,
    worth,
    hand: playerAt(state, seat).hand,
    draws: drawsOf(state, seat, turns),
    tried,
    secrets: cards.filter(isKind('sp')),
    aims: (id) => aimsOf(before, seat, id),
    marks: help !== null && help !== 'vacant' && help.face === 'up',
  };
}
