import type { Seat } from '@tavern/engine';
import { playerAt } from '../state.ts';
import type { M } from '../types.ts';
import { shift } from '../where.ts';

/** Moves back by the retreat distance, without a claim and without loot (KM-091). */
export const retreat = (m: M, seat: Seat): void =>
  shift(m, seat, playerAt(m.state, seat).at - m.state.rules.retreatDistance, 'retreat');

/** H-23: on one's own turn it is a landing like any other, unless retreats are quiet (`quietRetreat`); on another player's turn nothing happens. */
export function landAfterRetreat(m: M): void {
  const { rules, current } = m.state;
  if (rules.quietRetreat) m.emit({ type: 'quiet', seat: current, tile: playerAt(m.state, current).at, why: 'retreat' });
  else m.next({ do: 'land', via: 'retreat' });
}
