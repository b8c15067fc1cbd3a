import type { Seat } from '@tavern/engine';
import { isOpenGround } from './board.ts';
import { type LuckId, playerAt, tileAt } from './state.ts';
import type { M } from './types.ts';

export const AMBUSH: LuckId = 'ambush-opportunity';
export const INSTINCT: LuckId = 'instinct';

/** A kept Luck card has done its work. */
export function discardKept(m: M, seat: Seat, index: number): void {
  const player = playerAt(m.state, seat);
  const [gone] = player.kept.splice(index, 1);
  if (gone === undefined) throw new Error('no such kept card');
  m.state.discards.luck.push(gone.card);
  if (player.kept.length === 0) player.haunts = [];
}

/** In its owner's pre-action step: from now on everybody knows that an Ambush may be here. */
export function haunt(m: M, seat: Seat, at = playerAt(m.state, seat).at): void {
  const { kept, haunts } = playerAt(m.state, seat);
  if (kept.length > 0 && isOpenGround(tileAt(m.state, at)) && !haunts.includes(at)) haunts.push(at);
}
