import type { Seat } from '@tavern/engine';

/** The judges' stamp, and beside whose total it is. */
export interface Stamped {
  readonly how: 'carried' | 'lost' | 'even';
  readonly side: 'near' | 'far';
}

/** Beside a player's own total how it went for them; for spectators beside the winner's. */
export function stampOf(winner: Seat | null, viewer: Seat | null, near: Seat): Stamped {
  if (winner === null) return { how: 'even', side: 'near' };
  if (viewer !== null) return { how: winner === viewer ? 'carried' : 'lost', side: 'near' };
  return { how: 'carried', side: winner === near ? 'near' : 'far' };
}
