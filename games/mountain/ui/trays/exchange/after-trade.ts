import { treasures } from '../../../rules/catalog.ts';
import { SLOTS, slotsUsed, stow } from '../../../rules/pack.ts';
import { statsOf } from '../../../rules/score.ts';
import type { ItemId, Player } from '../../../rules/state.ts';
import type { PlayerView } from '../../../rules/view.ts';
import { asPlayer } from '../../../text/tell/players.ts';
import type { Laid } from './items.ts';

/** A player's state after the trade, from what both traders know. */
export interface Afterwards {
  /** Slots of the backpack. */
  readonly used: number;
  readonly capacity: number;
  readonly attack: number;
  readonly defence: number;
  /** Received and equipped at once, because the backpack is full (H-45). */
  readonly worn: readonly ItemId[];
}

/** A one-slot item for each filled slot of a closed backpack: only the number of slots matters, which everybody sees. */
const smallItem = (): ItemId => {
  const small = treasures.all.find(({ size }) => size === 1);
  if (small === undefined) throw new Error('there is nothing small');
  return small.id;
};

export function afterTrade(player: PlayerView, gives: readonly Laid[], gets: readonly ItemId[]): Afterwards {
  const packed = player.pack ?? Array.from({ length: player.slots }, smallItem);
  const then: Player = { ...asPlayer(player), pack: [...packed], fresh: 0, tiers: [...player.tiers] };
  for (const { item, from } of gives) {
    if (from === 'gear') {
      const slot = SLOTS.find((each) => then[each] === item);
      if (slot !== undefined) then[slot] = null;
    } else if (player.pack === null) then.pack.splice(0, treasures.get(item).size);
    else then.pack.splice(then.pack.indexOf(item), 1);
  }
  const before = SLOTS.map((slot) => then[slot]);
  stow(then, gets, false);
  const worn = SLOTS.flatMap((slot, index) => {
    const item = then[slot];
    return item === null || item === before[index] ? [] : [item];
  });
  const { attack, defence } = statsOf(then);
  return { used: slotsUsed(then), capacity: player.capacity, attack, defence, worn };
}
