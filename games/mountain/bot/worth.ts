import { FINAL, type Tier } from '../rules/board.ts';
import { boxOf } from '../rules/box.ts';
import { classes, treasures } from '../rules/catalog.ts';
import { SLOTS } from '../rules/pack.ts';
import type { ClassId, ItemId } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';
import type { Gear } from './fighter.ts';
import { cardWorth, type Weights } from './weights.ts';

/** What one item is worth to a player who uses it and has `toGo` tiles to go. */
export function itemWorth(item: ItemId, toGo: number, weights: Weights, hero?: ClassId): number {
  const { attack, defence, bane, movement, behindAttack, behindMovement, padding } = treasures.get(item);
  const frail = hero !== undefined && classes.get(hero).frail > 0;
  const guarded = defence * weights.defence * (frail ? DEAR : 1);
  const strength = (attack + bane * weights.bane + behindAttack * weights.behind) * weights.attack + guarded;
  return (
    strength +
    (movement + behindMovement * weights.behind) * weights.movement * toGo +
    padding * weights.defence * (frail ? FRAIL : STURDY) +
    cardWorth(weights, item)
  );
}

/** Padding is part of a point of Defence to most, and half a life to a player whom every loss costs more; so is not being hit at all. */
const FRAIL = 3;
const STURDY = 0.4;
const DEAR = 2;

const HANDS = 2;

/**
 * What a collection is worth: two hands and an armour in use, the rest in the backpack until it is full. Big items that are not in use
 * count for little, what finds no slot for nothing.
 */
function collectionWorth(items: readonly ItemId[], { capacity, at, class: hero }: PlayerView, weights: Weights): number {
  const toGo = FINAL - at;
  const byWorth = items.map((item) => ({ card: treasures.get(item), worth: itemWorth(item, toGo, weights, hero) }));
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
export const itemsOf = (player: PlayerView): ItemId[] => [...gearItems(player), ...(player.pack ?? kitOf(player))];

/** What everybody knows by the class (`classKits`). */
const kitOf = ({ kit }: PlayerView): ItemId[] => (kit === null ? [] : [kit]);

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

/** What drawing a treasure of this tier would bring on average: of those that the box has put on top, as long as some are there. */
export function drawWorth({ rules, onTop }: View, player: PlayerView, tier: Tier, weights: Weights): number {
  let drawn = 0;
  let sum = 0;
  const first = onTop.treasure[tier - 1] !== 0;
  for (const { card, copies, onTop: isFirst } of boxOf(rules).treasure[tier - 1] ?? []) {
    if (first && !isFirst) continue;
    drawn += copies;
    sum += copies * gainFrom(player, [card.id], weights);
  }
  return sum / Math.max(1, drawn);
}

/** What an unseen item is worth, for each step of its tier. */
const UNSEEN = 0.3;

/** A backpack that is closed to me: its number of items, of the tiers that everybody saw going in. */
export function hiddenWorth({ pack, carried, tiers, kit }: PlayerView, { attack }: Weights): number {
  const known = tiers.reduce((sum, n) => sum + n, 0);
  if (pack !== null || known === 0) return 0;
  const points = tiers.reduce((sum, n, tier) => sum + n * (tier + 1), 0);
  const unseen = carried - (kit === null ? 0 : 1);
  return (points / known) * unseen * UNSEEN * attack;
}
