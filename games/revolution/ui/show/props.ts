import type { Seat } from '@tavern/engine';
import { seat } from '@tavern/engine';
import type { GameTableProps } from '@tavern/kit';
import type { TableShow } from '@tavern/kit/show/index.ts';
import { rivalOf } from '../../rules/state.ts';
import type { Revolution } from '../../rules/types.ts';
import type { PlayerView, View } from '../../rules/view.ts';

export type Show = TableShow<Revolution, null>;

/** What every part of the table is given: the frame's props, and what is being shown right now. */
export interface RevolutionProps extends GameTableProps<Revolution> {
  readonly show: Show;
}

/** Who sits at the near edge, and who across. A spectator looks from seat 0. */
export interface Sides {
  readonly near: Seat;
  readonly far: Seat;
}

export function sidesOf(viewer: Seat | null): Sides {
  const near = viewer ?? seat(0);
  return { near, far: rivalOf(near) };
}

export const playerIn = ({ players }: View, who: Seat): PlayerView => {
  const player = players[who];
  if (player === undefined) throw new Error(`no player at seat ${who}`);
  return player;
};
