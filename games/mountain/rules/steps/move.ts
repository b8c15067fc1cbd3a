import { onBoard } from '../board.ts';
import { movementRoll } from '../score.ts';
import { currentPlayer } from '../state.ts';
import type { MountainSteps } from '../types.ts';
import { shift } from '../where.ts';
import { nothingBetween, stopOf } from './ambush.ts';
import type { Via } from './landing.ts';

export interface MoveSteps {
  'move.roll': { via: Via };
}

export const moveSteps: MountainSteps<MoveSteps> = {
  /** KM-069: the die, the modifiers, the way; no tile on the way does anything (KM-076), but for an Ambush under the house rules. */
  'move.roll'(m, { via }) {
    const { state } = m;
    const player = currentPlayer(state);
    const { die, bonuses, total } = movementRoll(m.rng, player);
    player.beers = 0;
    state.act.rolled = true;
    m.emit({ type: 'rolled', seat: state.current, die, bonuses, total });
    const from = player.at;
    const goal = onBoard(from + total);
    const to = stopOf(state, state.current, from, goal);
    state.act.stopped = to === goal ? null : to;
    nothingBetween(state, state.current, from, to);
    shift(m, state.current, to, 'roll');
    if (to !== goal) m.emit({ type: 'stopped', seat: state.current, tile: to });
    m.next({ do: 'land', via });
  },
};
