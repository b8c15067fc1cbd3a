import { rivalOf, type Seat, seat } from '@tavern/engine';

/** What a view has of the player at a seat. */
export function playerIn<Player>({ players }: { readonly players: readonly Player[] }, who: Seat): Player {
  const player = players[who];
  if (player === undefined) throw new Error(`nobody sits on seat ${who}`);
  return player;
}

/** At a table for two: who sits at the near edge, and who across. */
export interface Sides {
  readonly near: Seat;
  readonly far: Seat;
}

/** A spectator looks from seat 0. */
export function sidesOf(viewer: Seat | null): Sides {
  const near = viewer ?? seat(0);
  return { near, far: rivalOf(near) };
}
