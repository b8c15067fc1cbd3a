import type { Seat } from '@tavern/engine';
import { AMBUSH } from '../../rules/kept.ts';
import type { Player } from '../../rules/state.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { asPlayer } from '../../text/tell/players.ts';
import type { Show } from './show.ts';

/** A player as these eyes look at them, now or then. */
export interface PlayerThen extends Omit<PlayerView, 'slots'> {
  /** Null: how full the backpack was then is not told by events. */
  readonly slots: number | null;
}

/**
 * The view's player; who looks back sees what the stage knew then. What only some saw stays hidden, whoever looks, but for the own ambushes
 * on the board: they were told, and only to their owner.
 */
export function playerThen(
  { players }: Pick<View, 'players'>,
  { stage, rewound }: Pick<Show, 'stage' | 'rewound'>,
  seat: Seat,
): PlayerThen | undefined {
  const now = players[seat];
  const then = stage.players[seat];
  if (now === undefined || then === undefined || rewound === null) return now;
  const { kept: keptCount, boosts, ...known } = then;
  const placed = stage.ambushes.flatMap(({ tile, owner }) => (owner === seat ? [{ card: AMBUSH, at: tile }] : []));
  return {
    ...known,
    keptCount,
    // A potion wears off with the turn it is drunk in.
    boosts: boosts.map((boost) => ({ ...boost, turns: 1 })),
    kept: now.kept === null ? null : placed,
    pack: null,
    fresh: null,
    slots: null,
    capacity: now.capacity,
    tiers: [],
    haunts: [],
  };
}

/** For the rules to reckon with: what is hidden counts as nothing. */
export const reckoned = (player: PlayerThen): Player => asPlayer({ ...player, slots: player.slots ?? 0 });
