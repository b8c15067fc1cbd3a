import { treasures } from '../rules/catalog.ts';
import { matches } from '../rules/offers.ts';
import type { ItemId, RefusalWhy, Wish } from '../rules/state.ts';
import type { TradeOption } from '../rules/steps/trade.ts';
import type { Rival, Sight } from './sight.ts';
import { gainFrom, gearItems, itemsOf } from './worth.ts';

/** What the other side must gain, in tiles, and at least how much of that I must. */
const GAIN = 0.3;
const FAIR = 0.5;
/** Against somebody who may win by it, not less than the other side. */
const EVEN = 1;
/** From this tile on the summit is near; a rival this many tiles ahead of me is too far ahead. */
export const NEAR = 14;
const AHEAD = 4;

type Items = readonly ItemId[];

/** How exchanges between me and somebody else look to both of us. */
export class Bargain {
  readonly sight: Sight;
  readonly partner: Rival;

  constructor(sight: Sight, partner: Rival) {
    this.sight = sight;
    this.partner = partner;
  }

  myGain(gave: Items, got: Items): number {
    return gainFrom(this.sight.me, got, this.sight.weights, gave);
  }

  /** By what is worn for all to see, and what was laid open of the backpack. */
  theirGain(gave: Items, got: Items): number {
    const { player } = this.partner;
    const seen = itemsOf(player);
    return gainFrom(player, got, this.sight.weights, gave, [...seen, ...gave.filter((item) => !seen.includes(item))]);
  }

  missed(item: ItemId): number {
    return -this.myGain([item], []);
  }

  /** Good for me, and not too good for the other. Between two alone, one's gain is the other's loss. */
  isFair(gave: Items, got: Items): boolean {
    const { sight } = this;
    const { at, claim } = this.partner.player;
    const mine = this.myGain(gave, got);
    if (mine < sight.weights.haggle || claim) return false;
    const dangerous = sight.rivals.length === 1 || at >= NEAR || at > sight.me.at + AHEAD;
    return mine >= this.theirGain(got, gave) * (dangerous ? EVEN : FAIR);
  }

  /** Fair to me, and worth the other's while. */
  suitsBoth(gave: Items, got: Items): boolean {
    return this.isFair(gave, got) && this.theirGain(got, gave) >= GAIN;
  }

  /** Items that the other would welcome more than I would miss them, the greatest surplus first. */
  spares(items: Items): ItemId[] {
    return items
      .map((item) => ({ item, welcome: this.theirGain([], [item]), missed: this.missed(item) }))
      .filter(({ welcome, missed }) => welcome >= this.sight.weights.haggle && missed < welcome)
      .sort((one, other) => other.welcome - other.missed - (one.welcome - one.missed))
      .map(({ item }) => item);
  }

  /** Big items that I carry idly. */
  get idle(): ItemId[] {
    return (this.sight.me.pack ?? []).filter((item) => treasures.get(item).size === 2);
  }

  /** What the other wears or holds, for one of my items, to the good of both: the best such exchange for me. */
  swap(items: Items): { readonly give: ItemId; readonly want: ItemId } | null {
    let found: { readonly give: ItemId; readonly want: ItemId } | null = null;
    let most = 0;
    for (const give of new Set(items))
      for (const want of new Set(gearItems(this.partner.player))) {
        const gain = this.myGain([give], [want]);
        if (gain <= most || !this.suitsBoth([give], [want])) continue;
        most = gain;
        found = { give, want };
      }
    return found;
  }
}

/** A trade as one of its sides has it now. */
export class Haggle extends Bargain {
  readonly options: readonly TradeOption[];
  /** Whether I began it. */
  readonly began: boolean;
  readonly mine: Items;
  readonly theirs: Items;
  readonly myWishes: readonly Wish[];
  readonly theirWishes: readonly Wish[];
  readonly iAccepted: boolean;
  readonly theyAccepted: boolean;
  readonly iRefused: boolean;
  readonly theirRefusal: RefusalWhy | null;
  readonly rev: number;

  /** Null: there is no trade of mine. */
  static of(sight: Sight, options: readonly TradeOption[]): Haggle | null {
    const { trade, players } = sight.view;
    if (trade?.open == null) return null;
    const side = players[trade.a] === sight.me ? 0 : 1;
    return new Haggle(sight, sight.other(side === 0 ? trade.b : trade.a), options, side, trade.open);
  }

  private constructor(
    sight: Sight,
    partner: Rival,
    options: readonly TradeOption[],
    side: 0 | 1,
    open: NonNullable<NonNullable<Sight['view']['trade']>['open']>,
  ) {
    super(sight, partner);
    const other = 1 - side;
    const laid = (at: number): Items => (open.offers[at] ?? []).map(({ item }) => item);
    this.options = options;
    this.began = side === 0;
    this.mine = laid(side);
    this.theirs = laid(other);
    this.myWishes = open.wishes[side] ?? [];
    this.theirWishes = open.wishes[other] ?? [];
    this.iAccepted = open.accepted[side] ?? false;
    this.theyAccepted = open.accepted[other] ?? false;
    this.iRefused = (open.refusals[side] ?? null) !== null;
    this.theirRefusal = open.refusals[other] ?? null;
    this.rev = open.rev;
  }

  /** What they ask for and I have not offered. */
  get unmet(): readonly Wish[] {
    return this.theirWishes.filter((wish) => !this.mine.some((item) => matches(wish, item)));
  }

  /** I have asked for something, and wait for it. */
  get waits(): boolean {
    return this.myWishes.some((wish) => !this.theirs.some((item) => matches(wish, item)));
  }

  /** Everything I could still offer. */
  get free(): ItemId[] {
    return this.options.flatMap((option) => (option.do === 'offer' ? [option.item] : []));
  }

  offer(item: ItemId): TradeOption | null {
    const offers = this.options.filter((option) => option.do === 'offer' && option.item === item);
    // Of two alike the one in the backpack goes first.
    return offers.find((option) => 'from' in option && option.from === 'pack') ?? offers[0] ?? null;
  }

  withdraw(item: ItemId): TradeOption | null {
    return this.options.find((option) => option.do === 'withdraw' && option.item === item) ?? null;
  }

  wish(wish: Wish): TradeOption | null {
    return this.options.find((option) => option.do === 'wish' && sameWish(option, wish)) ?? null;
  }

  refuse(why: RefusalWhy): TradeOption | null {
    return this.options.find((option) => option.do === 'refuse' && option.why === why) ?? null;
  }

  get accept(): TradeOption | null {
    return this.options.find((option) => option.do === 'accept') ?? null;
  }

  get close(): TradeOption {
    return this.options.find((option) => option.do === 'close') ?? (this.options[0] as TradeOption);
  }
}

const sameWish = (option: object, wish: Wish): boolean =>
  'item' in wish ? 'item' in option && option.item === wish.item : 'tier' in option && option.tier === wish.tier;
