import type { Rng } from '@tavern/engine';
import { treasures } from './catalog.ts';
import type { ItemId } from './state.ts';

/** What is known of a backpack nobody can look into: how many items, the slots they take, and the most there can be of each tier. */
export interface Need {
  carried: number;
  slots: number;
  tiers: number[];
}

const TRIES = 12;

/**
 * Deals unseen items to backpacks. How many of each tier they hold together follows from what is left in the decks. `first` are the cards that the box has put
 * on top: while some of a tier are still there (`onTop`), everything drawn was one of them.
 */
export function dealHands(
  hands: readonly Need[],
  unseen: readonly ItemId[],
  decks: readonly number[],
  { onTop, first }: { readonly onTop: readonly number[]; readonly first: ReadonlySet<string> },
  rng: Rng,
): ItemId[][] {
  const byTier = decks.map((_, tier) => unseen.filter((id) => treasures.get(id).tier === tier + 1));
  const together = byTier.map((pool, tier) => pool.length - (decks[tier] as number));
  const drawn = byTier.map((pool, tier) => (onTop[tier] === 0 ? pool : pool.filter((id) => first.has(id))));
  const dealt = dealAsDrawn(hands, drawn, together, rng) ?? dealSomehow(hands, drawn, together, rng);
  if (dealt !== null) return dealt;
  for (const pools of withKits(byTier, onTop, first, rng)) {
    const found = dealSomehow(hands, pools, together, rng);
    if (found !== null) return found;
  }
  throw new Error('no deal fits what is seen of the backpacks');
}

/**
 * An item of a kit was not drawn from the top (`classKits`), and may have changed hands since. So anything may be carried, but as many of the first cards as
 * are still on top: how many of those are small nobody knows, and every number is tried.
 */
function withKits(
  byTier: readonly ItemId[][],
  onTop: readonly number[],
  first: ReadonlySet<string>,
  rng: Rng,
): readonly (readonly ItemId[][])[] {
  const ways = byTier.map((pool, tier) => {
    const staying = onTop[tier] as number;
    const tops = rng.shuffle(pool.filter((id) => first.has(id)));
    const others = pool.filter((id) => !first.has(id));
    const ofSize = (size: number): ItemId[] => tops.filter((id) => treasures.get(id).size === size);
    const [small, big] = [ofSize(1), ofSize(2)];
    const counts = Array.from({ length: staying + 1 }, (_, n) => n).filter((n) => n <= small.length && staying - n <= big.length);
    return rng.shuffle(counts).map((n) => [...others, ...small.slice(n), ...big.slice(staying - n)]);
  });
  return ways.reduce<ItemId[][][]>((all, tier) => all.flatMap((pools) => tier.map((pool) => [...pools, pool])), [[]]);
}

const weight = (pack: readonly ItemId[]): number => pack.reduce((sum, item) => sum + treasures.get(item).size, 0);

/** As it happened, where nothing changed hands unseen: the known number of each tier. Right if they take the slots they are seen to take. */
function dealAsDrawn(
  hands: readonly Need[],
  byTier: readonly ItemId[][],
  together: readonly number[],
  rng: Rng,
): ItemId[][] | null {
  const exact = together.every((n, tier) => n === hands.reduce((sum, { tiers }) => sum + (tiers[tier] as number), 0));
  if (!exact) return null;
  for (let i = 0; i < TRIES; i++) {
    const pools = byTier.map((pool) => rng.shuffle(pool.slice()));
    const dealt = hands.map(({ tiers }) => tiers.flatMap((n, tier) => pools[tier]?.splice(0, n) ?? []));
    if (dealt.every((pack, index) => weight(pack) === hands[index]?.slots && pack.length === hands[index]?.carried)) return dealt;
  }
  return null;
}

/** Items of one tier and size are alike here: they are chosen first as such, and only then by name. */
interface ItemPool {
  readonly tier: number;
  readonly size: number;
  readonly items: ItemId[];
}

/** Any deal that fits, found by trying; null: these items do not fit. */
function dealSomehow(
  hands: readonly Need[],
  byTier: readonly ItemId[][],
  together: readonly number[],
  rng: Rng,
): ItemId[][] | null {
  const pools: ItemPool[] = byTier.flatMap((pool, tier) =>
    [1, 2].map((size) => ({ tier, size, items: rng.shuffle(pool.filter((id) => treasures.get(id).size === size)) })),
  );
  const chosen = choose(
    hands,
    0,
    rng.shuffle(pools),
    0,
    together.slice(),
    hands.map(() => []),
  );
  return chosen?.map((picks) => picks.map(({ items }) => items.pop() as ItemId)) ?? null;
}

/** Fills hand after hand, pool after pool; null: nothing fits from here. */
function choose(
  hands: readonly Need[],
  hand: number,
  pools: readonly ItemPool[],
  from: number,
  together: readonly number[],
  dealt: readonly (readonly ItemPool[])[],
): readonly (readonly ItemPool[])[] | null {
  const need = hands[hand];
  if (need === undefined) return together.every((n) => n === 0) ? dealt : null;
  if (need.carried === 0) return need.slots > 0 ? null : choose(hands, hand + 1, pools, 0, together, dealt);
  for (let i = from; i < pools.length; i++) {
    const pool = pools[i] as ItemPool;
    const { tier, size } = pool;
    const used = dealt.flat().filter((each) => each === pool).length;
    if (size > need.slots || (need.tiers[tier] as number) <= 0 || (together[tier] as number) <= 0 || used >= pool.items.length)
      continue;
    const less = (counts: readonly number[]): number[] => counts.map((n, each) => (each === tier ? n - 1 : n));
    const rest = hands.with(hand, { carried: need.carried - 1, slots: need.slots - size, tiers: less(need.tiers) });
    const more = dealt.with(hand, [...(dealt[hand] as readonly ItemPool[]), pool]);
    const found = choose(rest, hand, pools, i, less(together), more);
    if (found !== null) return found;
  }
  return null;
}
