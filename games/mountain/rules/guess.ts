import type { Rng, Seat } from '@tavern/engine';
import { EVERY_TIER } from './board.ts';
import { type Boxed, boxOf } from './box.ts';
import { treasures } from './catalog.ts';
import { dealHands, type Need } from './deal.ts';
import { AMBUSH, INSTINCT } from './kept.ts';
import { itemOffered, offerableOf } from './offers.ts';
import { itemsAt, SLOTS } from './pack.ts';
import type { ItemId, ItemPlace, Kept, Offered, Piles, Player, State, Trade, Wish } from './state.ts';
import { HIDDEN_LUCK, type PlayerView, type TradeView, type View } from './view.ts';

/** A bag of cards by kind: how many of each are somewhere this seat cannot see. */
type Bag = Map<string, number>;

const bagOf = (cards: readonly Boxed<{ readonly id: string }>[]): Bag =>
  new Map(cards.map(({ card, copies }) => [card.id, copies]));

function remove(bag: Bag, cards: readonly (string | null)[]): void {
  for (const card of cards) if (card !== null) bag.set(card, (bag.get(card) ?? 0) - 1);
}

const contents = (bag: Bag): string[] => [...bag].flatMap(([id, n]) => Array<string>(Math.max(0, n)).fill(id));

/** A world this seat cannot tell from the true one: whatever is unseen is dealt anew, within what is known of it. */
export function guess(seen: View, _seat: Seat, rng: Rng): State {
  const { players, decks, luck, trade, ...open } = seen;
  const { onTop } = seen;
  const box = boxOf(seen.rules);
  const bag = bagOf(box.treasure.flat());
  for (const { left, right, armour, pack } of players) remove(bag, [left, right, armour, ...(pack ?? [])]);
  remove(bag, seen.discards.treasure.flat());
  remove(
    bag,
    seen.traps.map(() => 'trap'),
  );
  const packs = dealPacks(seen, bag, rng);
  for (const [index, pack] of packs.entries()) if (players[index]?.pack === null) remove(bag, pack);

  const luckBag = bagOf(box.luck);
  remove(luckBag, seen.discards.luck);
  for (const { kept } of players)
    remove(
      luckBag,
      (kept ?? []).map(({ card }) => card),
    );
  const keepable = KEEPABLE.filter((card) => onTop.luck === 0 || box.onTop.has(card));
  const drawn = luck === HIDDEN_LUCK ? oneKept(keepable, luckBag, rng) : luck;
  remove(luckBag, [drawn]);
  const kept = players.map((player) => player.kept ?? dealKept(player, keepable, luckBag, rng));

  const opponents = bagOf(box.enemy.flat());
  remove(opponents, seen.discards.enemy.flat());
  remove(
    opponents,
    (seen.fight?.foes ?? []).map(({ card }) => card),
  );
  const piles: Piles = {
    treasure: decks.treasure.map((_, tier) => deckFrom(bag, box.treasure[tier] ?? [], onTop.treasure[tier] ?? 0, rng)),
    enemy: decks.enemy.map((_, tier) => deckFrom(opponents, box.enemy[tier] ?? [], onTop.enemy[tier] ?? 0, rng)),
    luck: deckFrom(luckBag, box.luck, onTop.luck, rng),
  };
  const all = players.map((player, index) => known(player, packs[index] ?? [], kept[index] ?? []));
  return { ...open, players: all, decks: piles, luck: drawn, trade: trade === null ? null : tradeFrom(trade, all, rng) };
}

/** What is left of a deck's cards. As many of those that the box has put on top as are still there come first (KM-168). */
function deckFrom(bag: Bag, cards: readonly Boxed<{ readonly id: string }>[], onTop: number, rng: Rng): string[] {
  const left = cards.flatMap(({ card: { id } }) => Array<string>(Math.max(0, bag.get(id) ?? 0)).fill(id));
  if (onTop === 0) return rng.shuffle(left);
  const isFirst = new Set(cards.flatMap(({ card, onTop: first }) => (first ? [card.id] : [])));
  const first = rng.shuffle(left.filter((id) => isFirst.has(id)));
  const top = first.splice(0, onTop);
  return [...rng.shuffle([...first, ...left.filter((id) => !isFirst.has(id))]), ...top];
}

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

function tradeFrom({ a, b, counts, asked, open }: TradeView, players: readonly Player[], rng: Rng): Trade {
  // Not my trade: the first items of the backpack, as many as are offered, and any wishes are as good a guess as any.
  if (open === null) {
    const offers = counts.map((n, index) => offerableOf(players[index === 0 ? a : b] as Player).slice(0, n));
    const wishes = asked.map((n, index) => {
      const worn: Wish[] = itemsAt(players[index === 0 ? b : a] as Player, 'gear').map((item) => ({ item }));
      return rng.shuffle([...worn, ...EVERY_TIER.map((tier): Wish => ({ tier }))]).slice(0, n);
    });
    return { a, b, offers, accepted: [false, false], rev: 0, wishes, wished: 0, refusals: [null, null] };
  }
  const { offers, ...said } = open;
  return { a, b, offers: offers.map((side, index) => placed(players[index === 0 ? a : b] as Player, side)), ...said };
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

const KEEPABLE = [AMBUSH, INSTINCT];

const oneKept = (keepable: readonly string[], bag: Bag, rng: Rng): string =>
  rng.pick(keepable.filter((card) => (bag.get(card) ?? 0) > 0));

/** Kept cards of others: Ambush or Instinct, and an Ambush may be on any tile where its owner could have placed it. */
function dealKept({ keptCount, haunts }: PlayerView, keepable: readonly string[], bag: Bag, rng: Rng): Kept[] {
  const places: (number | null)[] = [null, ...haunts];
  return Array.from({ length: keptCount }, () => {
    const card = oneKept(keepable, bag, rng);
    remove(bag, [card]);
    const at = card === AMBUSH ? rng.pick(places) : null;
    // One tile never has two Ambushes of one owner.
    if (at !== null) places.splice(places.indexOf(at), 1);
    return { card, at };
  });
}

/** Others' backpacks: as full as they are seen to be, with no more of a tier than anybody saw them draw. */
function dealPacks({ players, trade, decks: { treasure: decks }, onTop, rules }: View, bag: Bag, rng: Rng): ItemId[][] {
  const laid = players.map((player, owner) => withKit(player, laidOpen(trade, owner)));
  const unknown = players.flatMap((player, owner) => (player.pack === null ? [owner] : []));
  const left = new Map(bag);
  for (const owner of unknown) remove(left, laid[owner] ?? []);
  const hands = unknown.map((owner) => needOf(players[owner] as PlayerView, laid[owner] ?? []));
  const dealt = dealHands(hands, contents(left), decks, { onTop: onTop.treasure, first: boxOf(rules).onTop }, rng);
  return players.map((player, owner) => {
    const rest = dealt[unknown.indexOf(owner)] ?? [];
    const open = laid[owner] ?? [];
    // Nobody knows at which place of a backpack something is that its owner has laid open.
    return player.pack ?? (open.length === 0 ? rest : rng.shuffle([...open, ...rest]));
  });
}

/** Carried items that a partner has laid open. */
function laidOpen(trade: TradeView | null, owner: number): ItemId[] {
  if (trade === null || trade.open === null || (trade.a !== owner && trade.b !== owner)) return [];
  const offers = trade.open.offers[trade.a === owner ? 0 : 1] ?? [];
  return offers.flatMap(({ item, from }) => (from === 'pack' ? [item] : []));
}

/** What everybody knows by the class (`classKits`). */
const withKit = ({ kit }: PlayerView, laid: ItemId[]): ItemId[] => (kit === null || laid.includes(kit) ? laid : [...laid, kit]);

function needOf({ carried, slots, tiers }: PlayerView, laid: readonly ItemId[]): Need {
  const need: Need = { carried: carried - laid.length, slots, tiers: tiers.slice() };
  for (const item of laid) {
    const { size, tier } = treasures.get(item);
    need.slots -= size;
    need.tiers[tier - 1] = Math.max(0, (need.tiers[tier - 1] as number) - 1);
  }
  return need;
}
