import type { Seat } from '@tavern/engine';
import { EVERY_TIER, type Tier } from '../board.ts';
import { treasures } from '../catalog.ts';
import { MOST_WISH_CHANGES, MOST_WISHES } from '../house-rules.ts';
import { itemOffered, otherSide, sideOf } from '../offers.ts';
import { itemsAt } from '../pack.ts';
import {
  type ItemId,
  type Offered,
  type Player,
  playerAt,
  type RefusalWhy,
  type State,
  type Trade,
  type Wish,
} from '../state.ts';
import type { M } from '../types.ts';
import { seesPack } from '../view.ts';

type WishOption = { do: 'wish' | 'unwish'; item: ItemId } | { do: 'wish' | 'unwish'; tier: Tier };

/** What the two sides of a trade say to each other. Words move nothing, and lift no acceptance. */
export type WordOption = WishOption | { do: 'refuse'; why: RefusalWhy };

const REFUSALS: readonly RefusalWhy[] = ['tooLittle', 'needed', 'none', 'noUse', 'noRoom'];

/** A trade begins with nothing said. */
export const noWords = (): Pick<Trade, 'wishes' | 'wished' | 'refusals'> => ({
  wishes: [[], []],
  wished: 0,
  refusals: [null, null],
});

const partnerOf = ({ a, b }: Trade, seat: Seat): Seat => (seat === a ? b : a);

const sameWish = (one: Wish, other: Wish): boolean =>
  'item' in one ? 'item' in other && one.item === other.item : 'tier' in other && one.tier === other.tier;

/** A tier that somebody could have something of, by what everybody knows. */
function mayHave(player: Player, tier: Tier): boolean {
  const { tiers, left, right, armour } = player;
  return (tiers[tier - 1] ?? 0) > 0 || isOfTier(left, tier) || isOfTier(right, tier) || isOfTier(armour, tier);
}

const isOfTier = (item: ItemId | null, tier: Tier): boolean => item !== null && treasures.get(item).tier === tier;

/** Nobody asks for what is in the offer or is asked for already. */
function isWishable(item: ItemId, theirs: Player, offers: readonly Offered[], mine: readonly Wish[]): boolean {
  for (const each of offers) if (itemOffered(theirs, each) === item) return false;
  for (const wish of mine) if ('item' in wish && wish.item === item) return false;
  return true;
}

function isAsked(tier: Tier, mine: readonly Wish[]): boolean {
  for (const wish of mine) if ('tier' in wish && wish.tier === tier) return true;
  return false;
}

/** What this side could ask for: the items of the other that it sees and that are not offered yet, and anything of a tier (section 4.3). */
function addWishes(options: (WordOption | { do: string })[], state: State, trade: Trade, seat: Seat): void {
  const side = sideOf(trade, seat);
  const mine = trade.wishes[side] ?? [];
  const partner = partnerOf(trade, seat);
  const theirs = playerAt(state, partner);
  const offers = trade.offers[otherSide(side)] ?? [];
  const gear = itemsAt(theirs, 'gear');
  for (const item of gear) if (isWishable(item, theirs, offers, mine)) options.push({ do: 'wish', item });
  if (seesPack(state, seat, partner))
    for (const item of itemsAt(theirs, 'pack'))
      if (!gear.includes(item) && isWishable(item, theirs, offers, mine)) options.push({ do: 'wish', item });
  for (const tier of EVERY_TIER) if (mayHave(theirs, tier) && !isAsked(tier, mine)) options.push({ do: 'wish', tier });
}

/** There is something to say no to: an offer, a wish or an acceptance of the other side. */
const proposes = ({ offers, wishes, accepted }: Trade, side: 0 | 1): boolean =>
  accepted[side] === true || (offers[side] ?? []).length > 0 || (wishes[side] ?? []).length > 0;

/** Wishes and refusals. Every refusal answers something new, so there is an end to them. */
export function addWords(options: (WordOption | { do: string })[], state: State, trade: Trade, seat: Seat): void {
  const side = sideOf(trade, seat);
  const mine = trade.wishes[side] ?? [];
  if (trade.wished < MOST_WISH_CHANGES) {
    if (mine.length < MOST_WISHES) addWishes(options, state, trade, seat);
    for (const wish of mine) options.push({ do: 'unwish', ...wish });
  }
  if (trade.refusals[side] === null && trade.accepted[side] === false && proposes(trade, otherSide(side)))
    for (const why of REFUSALS) options.push({ do: 'refuse', why });
}

/** Offers and acceptances stay as they are, whatever is said. */
export function sayWord(m: M, trade: Trade, seat: Seat, option: WordOption): void {
  const side = sideOf(trade, seat);
  const partner = partnerOf(trade, seat);
  if (option.do === 'refuse') {
    trade.refusals[side] = option.why;
    m.emit({ type: 'refused', seat, with: partner, why: option.why }, [seat, partner]);
    return;
  }
  const wish: Wish = 'item' in option ? { item: option.item } : { tier: option.tier };
  const mine = trade.wishes[side] as Wish[];
  const on = option.do === 'wish';
  if (on) mine.push(wish);
  else
    mine.splice(
      mine.findIndex((each) => sameWish(each, wish)),
      1,
    );
  trade.wished += 1;
  trade.refusals = [null, null];
  const what = { item: null, tier: null, ...wish };
  m.emit({ type: 'wished', seat, with: partner, ...what, on, count: mine.length }, [seat, partner]);
}
