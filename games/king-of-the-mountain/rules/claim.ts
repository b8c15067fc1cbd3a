import type { Seat } from '@tavern/engine';
import type { WonWhy } from './events.ts';
import { playerAt } from './state.ts';
import type { M } from './types.ts';

/** A conscious end of turn on the Final tile is a claim (H-08); in a long siege the second one wins (`finalWin`). */
export function claimFinal(m: M, seat: Seat): void {
  const player = playerAt(m.state, seat);
  if (player.claim) return win(m, seat, 'siege');
  player.claim = true;
  m.emit({ type: 'claimed', seat });
}

/** Knocked out or moved: whoever comes up again begins anew (H-09). */
export function loseClaim(m: M, seat: Seat): void {
  const player = playerAt(m.state, seat);
  if (!player.claim) return;
  player.claim = false;
  m.emit({ type: 'claimLost', seat });
}

export function win(m: M, seat: Seat, why: WonWhy): void {
  m.state.winner = seat;
  m.emit({ type: 'won', seat, why });
}
