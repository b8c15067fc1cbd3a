import { classes, type ItemKind, type Treasure, treasures } from './catalog.ts';
import type { ItemId, ItemPlace, Player, Slot } from './state.ts';

/** Slots taken in the backpack: big items two, small ones one (KM-107). */
export function slotsUsed({ pack }: Player): number {
  let used = 0;
  for (let i = 0; i < pack.length; i++) used += treasures.get(pack[i] as ItemId).size;
  return used;
}

/** How many carried items are small: everybody can count items and slots. */
export const smallItems = (player: Player): number => 2 * player.pack.length - slotsUsed(player);

export const capacityOf = (player: Player): number => classes.get(player.class).slots;
export const freeSlotsOf = (player: Player): number => capacityOf(player) - slotsUsed(player);
export const isOverfull = (player: Player): boolean => freeSlotsOf(player) < 0;

export const SLOTS: readonly Slot[] = ['left', 'right', 'armour'];
const HANDS: readonly Slot[] = ['left', 'right'];
const ARMOUR: readonly Slot[] = ['armour'];
const NOWHERE: readonly Slot[] = [];

const SLOTS_OF: { readonly [kind in ItemKind]: readonly Slot[] } = {
  holdable: HANDS,
  wearable: ARMOUR,
  small: NOWHERE,
  drink: NOWHERE,
};

/** Where an item can be worn or held; small items never are (H-57). */
export const slotsFor = (item: ItemId): readonly Slot[] => SLOTS_OF[treasures.get(item).kind];

export const emptySlotFor = (player: Player, item: ItemId): Slot | null =>
  slotsFor(item).find((slot) => player[slot] === null) ?? null;

/** What others could find out by watching: a carried item came or went openly. */
export function countTier(player: Player, { tier }: Treasure, by: 1 | -1): void {
  player.tiers[tier - 1] = Math.max(0, (player.tiers[tier - 1] as number) + by);
}

/** Into the backpack, even if it is full: the turn cannot end before something is dropped. */
export function carry(player: Player, item: ItemId, how: { fresh: boolean; seen: boolean }): void {
  // A new item comes last.
  player.pack.splice(how.fresh ? player.pack.length : player.pack.length - player.fresh, 0, item);
  if (how.fresh) player.fresh += 1;
  if (how.seen) countTier(player, treasures.get(item), 1);
}

/** Out of the backpack. Of equal items the old one goes first, unless the new one is meant. */
export function takeFromPack(player: Player, item: ItemId, how: { fresh?: true; seen: boolean }): void {
  const at = how.fresh === true ? player.pack.lastIndexOf(item) : player.pack.indexOf(item);
  if (at < 0) throw new Error(`'${item}' is not in the backpack`);
  removeAt(player, at);
  if (!how.seen || item === player.kit) player.kit = null;
  if (how.seen) {
    countTier(player, treasures.get(item), -1);
    boundTiers(player);
  }
}

export function removeAt(player: Player, index: number): void {
  if (index >= player.pack.length - player.fresh) player.fresh -= 1;
  player.pack.splice(index, 1);
}

/** Nobody carries more items of a tier than they are seen to carry altogether. */
export function boundTiers(player: Player): void {
  const { tiers, pack } = player;
  for (let tier = 0; tier < tiers.length; tier++) if ((tiers[tier] as number) > pack.length) tiers[tier] = pack.length;
}

/** A carried item changed hands unseen by the others: any tier that the giver could have may have gone. */
export function passUnseen(from: Player, to: Player): void {
  for (let tier = 0; tier < from.tiers.length; tier++)
    if ((from.tiers[tier] as number) > 0) to.tiers[tier] = (to.tiers[tier] as number) + 1;
  for (const player of [from, to]) boundTiers(player);
}

/** From gear or backpack, openly. */
export function takeFrom(player: Player, item: ItemId, from: ItemPlace, seen = true): void {
  if (from === 'pack') return takeFromPack(player, item, { seen });
  const slot = SLOTS.find((each) => player[each] === item);
  if (slot === undefined) throw new Error(`'${item}' is neither worn nor held`);
  player[slot] = null;
}

/** Different items at one place, for options: equal ones are one option. */
export function itemsAt(player: Player, from: ItemPlace): ItemId[] {
  const items: ItemId[] = [];
  if (from === 'pack') {
    for (const item of player.pack) if (!items.includes(item)) items.push(item);
    return items;
  }
  const { left, right, armour } = player;
  if (left !== null) items.push(left);
  if (right !== null && right !== left) items.push(right);
  if (armour !== null) items.push(armour);
  return items;
}

export const hasItems = (player: Player): boolean =>
  player.pack.length > 0 || player.left !== null || player.right !== null || player.armour !== null;

/** New items of this turn, each kind once. */
export function freshItems({ pack, fresh }: Player): ItemId[] {
  return [...new Set(pack.slice(pack.length - fresh))];
}

/** Received items find a place: small ones in the backpack, big ones there or, where it is full, in a free slot of the gear (H-45). */
export function stow(player: Player, items: readonly ItemId[], seen: boolean): void {
  for (const { item, slot } of placesFor(player, items)) {
    if (slot === null) carry(player, item, { fresh: false, seen });
    else player[slot] = item;
  }
}

/** Would they all fit? */
export function fits(player: Player, items: readonly ItemId[]): boolean {
  let weight = slotsUsed(player);
  for (const { item, slot } of placesFor(player, items)) if (slot === null) weight += treasures.get(item).size;
  return weight <= capacityOf(player);
}

function placesFor(player: Player, items: readonly ItemId[]): { item: ItemId; slot: Slot | null }[] {
  const free = new Set(SLOTS.filter((slot) => player[slot] === null));
  const placed = items.map((item): { item: ItemId; slot: Slot | null } => {
    const slot = slotsFor(item).find((each) => free.has(each)) ?? null;
    if (slot !== null) free.delete(slot);
    return { item, slot };
  });
  // The gear is the second choice: as many as the backpack can take go there.
  let slotsLeft = freeSlotsOf(player);
  for (const { item, slot } of placed) if (slot === null) slotsLeft -= treasures.get(item).size;
  for (const each of placed) {
    const { size } = treasures.get(each.item);
    if (each.slot === null || slotsLeft < size) continue;
    each.slot = null;
    slotsLeft -= size;
  }
  return placed;
}
