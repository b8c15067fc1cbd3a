import { FINAL, type Tier } from '../rules/board.ts';
import { treasures } from '../rules/catalog.ts';
import { SLOTS } from '../rules/pack.ts';
import type { ItemId } from '../rules/state.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Gear } from './fighter.ts';
import { cardWorth, type Weights } from './weights.ts';

/** What one item is worth to a player who uses it and has `toGo` tiles to go. */
export function itemWorth(item: ItemId, toGo: number, weights: Weights): number {
  const { attack, defence, bane, movement } = treasures.get(item);
  const strength = (attack + bane * weights.bane) * weights.attack + defence * weights.defence;
  return strength + movement * weights.movement * toGo + cardWorth(weights, item);
}

const HANDS = 2;

/**
 * What a collection is worth: two hands and an armour in use, the rest in the backpack until it is full. Big items that are not in use
 * count for little, what finds no slot for nothing.
 */
function collectionWorth(items: readonly ItemId[], { capacity, at }: PlayerView, weights: Weights): number {
  const toGo = FINAL - at;
  const byWorth = items.map((item) => ({ card: treasures.get(item), worth: itemWorth(item, toGo, weights) }));
  byWorth.sort((a, b) => b.worth - a.worth);
  let hands = HANDS;
  let armours = 1;
  let slotsLeft = capacity;
  let sum = 0;
  const idle: number[] = [];
  for (const { card, worth } of byWorth) {
    if (worth <= 0) continue;
    if (card.kind === 'holdable' && hands > 0) hands -= 1;
    else if (card.kind === 'wearable' && armours > 0) armours -= 1;
    else if (card.size === 1 && slotsLeft > 0) slotsLeft -= 1;
    else {
      if (card.size > 1) idle.push(worth);
      continue;
    }
    sum += worth;
  }
  for (const worth of idle.slice(0, Math.floor(slotsLeft / 2))) sum += worth * weights.spare;
  return sum;
}

export const gearItems = (gear: Gear): ItemId[] => SLOTS.map((slot) => gear[slot]).filter((item) => item !== null);

/** Everything of a player's that this seat can see. */
export const itemsOf = (player: PlayerView): ItemId[] => [...gearItems(player), ...(player.pack ?? [])];

/** All that a player has: what can be seen, and a guess at the rest. */
export const holdingsWorth = (player: PlayerView, weights: Weights): number =>
  collectionWorth(itemsOf(player), player, weights) + hiddenWorth(player, weights);

function without(items: readonly ItemId[], gone: readonly ItemId[]): ItemId[] {
  const rest = [...items];
  for (const item of gone) if (rest.includes(item)) rest.splice(rest.indexOf(item), 1);
  return rest;
}

/** How much a collection gains by an exchange; without what it has now, by what a player is seen to have. */
export function gainFrom(
  player: PlayerView,
  got: readonly ItemId[],
  weights: Weights,
  gave: readonly ItemId[] = [],
  now: readonly ItemId[] = itemsOf(player),
): number {
  return collectionWorth([...without(now, gave), ...got], player, weights) - collectionWorth(now, player, weights);
}

/** How much would be missed without this one. */
export const lossOf = (player: PlayerView, item: ItemId, weights: Weights): number => -gainFrom(player, [], weights, [item]);

/** What drawing a treasure of this tier would bring on average. */
export function drawWorth(player: PlayerView, tier: Tier, weights: Weights): number {
  let copies = 0;
  let sum = 0;
  for (const card of treasures.all) {
    if (card.tier !== tier) continue;
    copies += card.copies;
    sum += card.copies * gainFrom(player, [card.id], weights);
  }
  return sum / copies;
}

/** What an unseen item is worth, for each step of its tier. */
const UNSEEN = 0.3;

/** A backpack that is closed to me: its number of items, of the tiers that everybody saw going in. */
export function hiddenWorth({ pack, carried, tiers }: PlayerView, { attack }: Weights): number {
  const known = tiers.reduce((sum, n) => sum + n, 0);
  if (pack !== null || known === 0) return 0;
  const points = tiers.reduce((sum, n, tier) => sum + n * (tier + 1), 0);
  return (points / known) * carried * UNSEEN * attack;
}
