import type { Seat } from '@tavern/engine';
import { treasures } from './catalog.ts';
import { SLOTS } from './pack.ts';
import type { ItemId, ItemPlace, Offered, Player, Trade, Wish } from './state.ts';

export const itemOffered = (player: Player, offered: Offered): ItemId =>
  (typeof offered === 'number' ? player.pack[offered] : player[offered]) as ItemId;

export const placeOf = (offered: Offered): ItemPlace => (typeof offered === 'number' ? 'pack' : 'gear');

/** Everything a player has, as offers. */
export function offerableOf(player: Player): Offered[] {
  const all: Offered[] = [];
  for (const slot of SLOTS) if (player[slot] !== null) all.push(slot);
  for (let index = 0; index < player.pack.length; index++) all.push(index);
  return all;
}

/** Whether this is what somebody asks for. */
export const matches = (wish: Wish, item: ItemId): boolean =>
  'item' in wish ? wish.item === item : treasures.get(item).tier === wish.tier;

/** The two sides of a trade: the player who started it, and the other. */
export type Side = 0 | 1;
export const sideOf = ({ a }: Pick<Trade, 'a'>, seat: Seat): Side => (seat === a ? 0 : 1);
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
