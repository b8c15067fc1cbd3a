import { FINAL, type Tier } from '../rules/board.ts';
import { type Treasure, treasures } from '../rules/catalog.ts';
import { SLOTS } from '../rules/pack.ts';
import type { ItemId } from '../rules/state.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Gear } from './fighter.ts';
import type { Weights } from './weights.ts';

/** What one thing is worth to somebody who uses it, so many tiles from the top. */
export function itemWorth(item: ItemId, toGo: number, weights: Weights): number {
  const { attack, defence, bane, movement, size } = treasures.get(item);
  if (size === 1) return weights.items[item] ?? 0;
  return (
    attack * weights.attack +
    bane * weights.attack * weights.bane +
    defence * weights.defence +
    movement * weights.movement * toGo +
    (weights.items[item] ?? 0)
  );
}

/** Best first. */
const byWorth = (items: readonly ItemId[], toGo: number, weights: Weights): { item: ItemId; worth: number }[] =>
  items.map((item) => ({ item, worth: itemWorth(item, toGo, weights) })).sort((a, b) => b.worth - a.worth);

const HANDS = 2;

/**
 * What a collection is worth: two hands and an armour in use, the rest in the backpack as far as it goes. Spare big things count for
 * little, what finds no room for nothing.
 */
export function collectionWorth(items: readonly ItemId[], capacity: number, toGo: number, weights: Weights): number {
  let hands = HANDS;
  let armours = 1;
  let room = capacity;
  let sum = 0;
  const spares: number[] = [];
  for (const { item, worth } of byWorth(items, toGo, weights)) {
    const { kind, size } = treasures.get(item);
    if (kind === 'holdable' && hands > 0) {
      hands -= 1;
      sum += worth;
    } else if (kind === 'wearable' && armours > 0) {
      armours -= 1;
      sum += worth;
    } else if (size === 2) spares.push(worth);
    else if (room > 0) {
      room -= 1;
      sum += worth;
    }
  }
  for (const worth of spares) {
    if (room < 2) break;
    room -= 2;
    sum += worth * weights.spare;
  }
  return sum;
}

export const gearItems = (gear: Gear): ItemId[] =>
  SLOTS.flatMap((slot) => {
    const item = gear[slot];
    return item === null ? [] : [item];
  });

/** Everything of a player's that this seat can see. */
export const itemsOf = (player: PlayerView): ItemId[] => [...gearItems(player), ...(player.pack ?? [])];

export const toGo = ({ at }: PlayerView): number => FINAL - at;

export const holdingsWorth = (player: PlayerView, weights: Weights): number =>
  collectionWorth(itemsOf(player), player.capacity, toGo(player), weights) + hiddenWorth(player, weights);

/** How much the collection would gain by these. */
export function gainFrom(player: PlayerView, items: readonly ItemId[], weights: Weights): number {
  const mine = itemsOf(player);
  return (
    collectionWorth([...mine, ...items], player.capacity, toGo(player), weights) -
    collectionWorth(mine, player.capacity, toGo(player), weights)
  );
}

/** How much it would lose without this one. */
export function lossOf(player: PlayerView, item: ItemId, weights: Weights): number {
  const mine = itemsOf(player);
  const without = mine.filter((_, index) => index !== mine.indexOf(item));
  return (
    collectionWorth(mine, player.capacity, toGo(player), weights) -
    collectionWorth(without, player.capacity, toGo(player), weights) +
    // Between two that are idle alike, the better one stays.
    itemWorth(item, toGo(player), weights) / 100
  );
}

const ofTier = (tier: number): readonly Treasure[] => treasures.all.filter((card) => card.tier === tier);

/** What drawing a treasure of this tier would bring on average. */
export function drawWorth(player: PlayerView, tier: Tier, weights: Weights): number {
  let copies = 0;
  let sum = 0;
  for (const card of ofTier(tier)) {
    copies += card.copies;
    sum += card.copies * gainFrom(player, [card.id], weights);
  }
  return sum / copies;
}

/** A backpack nobody can look into: its items are as good as their tiers are on average, mostly spares and small things. */
export function hiddenWorth({ pack, carried, tiers }: PlayerView, { spare, attack }: Weights): number {
  if (pack !== null || carried === 0) return 0;
  const known = tiers.reduce((sum, n) => sum + n, 0);
  const points = tiers.reduce((sum, n, tier) => sum + n * (tier + 1), 0);
  return known === 0 ? 0 : (points / known) * carried * attack * Math.max(spare, 0.3);
}
