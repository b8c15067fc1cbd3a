import type { Seat } from '@tavern/engine';
import { playerAt, type State } from '../state.ts';
import type { M, MountainQuestions } from '../types.ts';
import { nearest, othersAfter, swapPlaces } from '../where.ts';

export interface WaveQuestions {
  /** Mystic Wave: with whom of the equally near. */
  wave: { option: { do: 'ride'; with: number } | { do: 'stay' } };
}

/** Nearest on another tile, in turn order: players on your own tile (H-25) and invisible ones (H-37) are ignored. */
function partnersOf(state: State, seat: Seat): Seat[] {
  const here = playerAt(state, seat).at;
  const others = othersAfter(state, seat).filter((each) => playerAt(state, each).at !== here && !playerAt(state, each).invisible);
  return nearest(state, seat, others);
}

/** C-15, `mysticTie`: among several equally near, chance decides, or the drawer. */
export function rideWave(m: M, seat: Seat): void {
  const partners = partnersOf(m.state, seat);
  const [first] = partners;
  if (first === undefined) return m.emit({ type: 'luckIdle', seat, card: 'mystic-wave' });
  if (partners.length === 1) return swapPlaces(m, seat, first);
  if (m.state.rules.mysticTie === 'choose') m.ask(seat, { kind: 'wave' });
  else swapPlaces(m, seat, m.rng.pick(partners));
}

export const waveQuestions: MountainQuestions<WaveQuestions> = {
  wave: {
    clock: 'prompt',
    /** The first in turn order comes first, so that it is what happens when time is up. Everybody within reach may give up meanwhile. */
    options(state, _ask, seat) {
      const partners = partnersOf(state, seat);
      return partners.length === 0 ? [{ do: 'stay' }] : partners.map((each) => ({ do: 'ride' as const, with: each }));
    },
    answer(m, seat, option) {
      if (option.do === 'ride') swapPlaces(m, seat, option.with as Seat);
      else m.emit({ type: 'luckIdle', seat, card: 'mystic-wave' });
    },
  },
};
