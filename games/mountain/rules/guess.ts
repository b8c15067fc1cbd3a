import type { Rng, Seat } from '@tavern/engine';
import { enemies, luckCards, treasures } from './catalog.ts';
import { dealHands, type Need } from './deal.ts';
import { AMBUSH, INSTINCT } from './kept.ts';
import { SLOTS } from './pack.ts';
import type { ItemId, ItemPlace, Kept, Offered, Piles, Player, State, Trade } from './state.ts';
import { itemOffered, offerableOf } from './steps/trade.ts';
import { HIDDEN_LUCK, type PlayerView, type TradeView, type View } from './view.ts';

/** A bag of cards by kind: how many of each are somewhere this seat cannot see. */
type Bag = Map<string, number>;

const bagOf = (cards: readonly { readonly id: string; readonly copies: number }[]): Bag =>
  new Map(cards.map(({ id, copies }) => [id, copies]));

function remove(bag: Bag, cards: readonly (string | null)[]): void {
  for (const card of cards) if (card !== null) bag.set(card, (bag.get(card) ?? 0) - 1);
}

const contents = (bag: Bag): string[] => [...bag].flatMap(([id, n]) => Array<string>(Math.max(0, n)).fill(id));

/** A world this seat cannot tell from the true one: whatever is unseen is dealt anew, within what is known of it. */
export function guess(seen: View, _seat: Seat, rng: Rng): State {
  const { players, decks, luck, trade, ...open } = seen;
  const bag = bagOf(treasures.all);
  for (const { left, right, armour, pack } of players) remove(bag, [left, right, armour, ...(pack ?? [])]);
  remove(bag, seen.discards.treasure.flat());
  remove(
    bag,
    seen.traps.map(() => 'trap'),
  );
  const packs = dealPacks(seen, bag, rng);
  for (const [index, pack] of packs.entries()) if (players[index]?.pack === null) remove(bag, pack);

  const luckBag = bagOf(luckCards.all);
  remove(luckBag, seen.discards.luck);
  for (const { kept } of players)
    remove(
      luckBag,
      (kept ?? []).map(({ card }) => card),
    );
  const drawn = luck === HIDDEN_LUCK ? oneKept(luckBag, rng) : luck;
  remove(luckBag, [drawn]);
  const kept = players.map((player) => player.kept ?? dealKept(player, luckBag, rng));

  const opponents = bagOf(enemies.all);
  remove(opponents, seen.discards.enemy.flat());
  remove(
    opponents,
    (seen.fight?.foes ?? []).map(({ card }) => card),
  );
  const piles: Piles = {
    treasure: decks.treasure.map((_, tier) => tiered(bag, treasures.all, tier + 1, rng)),
    enemy: decks.enemy.map((_, tier) => tiered(opponents, enemies.all, tier + 1, rng)),
    luck: rng.shuffle(contents(luckBag)),
  };
  const all = players.map((player, index) => known(player, packs[index] ?? [], kept[index] ?? []));
  return { ...open, players: all, decks: piles, luck: drawn, trade: trade === null ? null : tradeFrom(trade, all) };
}

const tiered = (bag: Bag, cards: readonly { readonly id: string; readonly tier: number }[], tier: number, rng: Rng): string[] =>
  rng.shuffle(
    cards.filter((card) => card.tier === tier).flatMap(({ id }) => Array<string>(Math.max(0, bag.get(id) ?? 0)).fill(id)),
  );

function known(player: PlayerView, pack: ItemId[], kept: Kept[]): Player {
  const {
    carried: _carried,
    slots: _slots,
    capacity: _capacity,
    keptCount: _kept,
    attack: _attack,
    defence: _defence,
    movement: _movement,
    ...rest
  } = player;
  return { ...rest, pack, kept, fresh: Math.min(rest.fresh ?? 0, pack.length) };
}

function tradeFrom({ a, b, counts, open }: TradeView, players: readonly Player[]): Trade {
  // Not my trade: the first items of the backpack, as many as are offered, are as good a guess as any.
  if (open === null) {
    const offers = counts.map((n, index) => offerableOf(players[index === 0 ? a : b] as Player).slice(0, n));
    return { a, b, offers, accepted: [false, false], rev: 0 };
  }
  const offers = open.offers.map((side, index) => placed(players[index === 0 ? a : b] as Player, side));
  return { a, b, offers, accepted: open.accepted, rev: open.rev };
}

/** Offered items, by their place: of equal ones any will do. */
function placed(player: Player, offers: readonly { item: ItemId; from: ItemPlace }[]): Offered[] {
  const found: Offered[] = [];
  for (const { item, from } of offers) {
    const places: readonly Offered[] = from === 'gear' ? SLOTS : player.pack.map((_, index) => index);
    const place = places.find((each) => !found.includes(each) && itemOffered(player, each) === item);
    if (place !== undefined) found.push(place);
  }
  return found;
}

const oneKept = (bag: Bag, rng: Rng): string => rng.pick([AMBUSH, INSTINCT].filter((card) => (bag.get(card) ?? 0) > 0));

/** Kept cards of others: Ambush or Instinct, and an Ambush may be on any tile where its owner could have placed it. */
function dealKept({ keptCount, haunts }: PlayerView, bag: Bag, rng: Rng): Kept[] {
  const places: (number | null)[] = [null, ...haunts];
  return Array.from({ length: keptCount }, () => {
    const card = oneKept(bag, rng);
    remove(bag, [card]);
    const at = card === AMBUSH ? rng.pick(places) : null;
    // One tile never has two Ambushes of one owner.
    if (at !== null) places.splice(places.indexOf(at), 1);
    return { card, at };
  });
}

/** Others' backpacks: as full as they are seen to be, with no more of a tier than anybody saw them draw. */
function dealPacks({ players, trade, decks: { treasure: decks } }: View, bag: Bag, rng: Rng): ItemId[][] {
  const laid = players.map((_, owner) => laidOpen(trade, owner));
  const unknown = players.flatMap((player, owner) => (player.pack === null ? [owner] : []));
  const left = new Map(bag);
  for (const owner of unknown) remove(left, laid[owner] ?? []);
  const hands = unknown.map((owner) => needOf(players[owner] as PlayerView, laid[owner] ?? []));
  const dealt = dealHands(hands, contents(left), decks, rng);
  return players.map((player, owner) => {
    const rest = dealt[unknown.indexOf(owner)] ?? [];
    return player.pack ?? [...(laid[owner] ?? []), ...rest];
  });
}

/** Carried items that a partner has laid open. */
function laidOpen(trade: TradeView | null, owner: number): ItemId[] {
  if (trade === null || trade.open === null || (trade.a !== owner && trade.b !== owner)) return [];
  const offers = trade.open.offers[trade.a === owner ? 0 : 1] ?? [];
  return offers.flatMap(({ item, from }) => (from === 'pack' ? [item] : []));
}

function needOf({ carried, slots, tiers }: PlayerView, laid: readonly ItemId[]): Need {
  const need: Need = { carried: carried - laid.length, slots, tiers: tiers.slice() };
  for (const item of laid) {
    const { size, tier } = treasures.get(item);
    need.slots -= size;
    need.tiers[tier - 1] = Math.max(0, (need.tiers[tier - 1] as number) - 1);
  }
  return need;
}
