import { movementRoll } from '../score.ts';
import { currentPlayer } from '../state.ts';
import type { MountainSteps } from '../types.ts';
import { shift } from '../where.ts';
import type { Via } from './landing.ts';

export interface MoveSteps {
  'move.roll': { via: Via };
}

export const moveSteps: MountainSteps<MoveSteps> = {
  /** KM-069: the die, the modifiers, the way; no tile on the way does anything (KM-076). */
  'move.roll'(m, { via }) {
    const { state } = m;
    const player = currentPlayer(state);
    const { die, bonuses, total } = movementRoll(m.rng, player);
    player.beers = 0;
    state.act.rolled = true;
    m.emit({ type: 'rolled', seat: state.current, die, bonuses, total });
    shift(m, state.current, player.at + total, 'roll');
    m.next({ do: 'land', via });
  },
};
