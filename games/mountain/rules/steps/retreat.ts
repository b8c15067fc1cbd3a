import type { Seat } from '@tavern/engine';
import { playerAt } from '../state.ts';
import type { M } from '../types.ts';
import { shift } from '../where.ts';

/** Moves back by the retreat distance, without a claim and without loot (KM-091). */
export const retreat = (m: M, seat: Seat): void =>
  shift(m, seat, playerAt(m.state, seat).at - m.state.rules.retreatDistance, 'retreat');

/** H-23, `quietRetreat`: on one's own turn it is a landing like any other; on another player's turn nothing happens. */
export const landAfterRetreat = (m: M): void => m.next({ do: 'land', via: 'retreat' });
