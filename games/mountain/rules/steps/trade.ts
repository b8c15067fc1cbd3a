import { type Blocked, type Seat, say } from '@tavern/engine';
import { treasures } from '../catalog.ts';
import type { GearChange } from '../events.ts';
import { MOST_EXCHANGE_MOVES, MOST_TRADES, mayAffordTrade } from '../house-rules.ts';
import { itemOffered, offerableOf, otherSide, placeOf, type Side, sideOf } from '../offers.ts';
import { boundTiers, countTier, fits, hasItems, removeAt, SLOTS, stow } from '../pack.ts';
import { type ItemId, type ItemPlace, type Offered, type Player, playerAt, type Slot, type State, type Trade } from '../state.ts';
import { teamsOf } from '../teams.ts';
import type { M, MountainQuestions } from '../types.ts';
import { addWords, noWords, sayWord, type WordOption } from './wishes.ts';

export type TradeOption =
  | { do: 'offer' | 'withdraw'; item: ItemId; from: ItemPlace }
  | { do: 'accept'; rev: number }
  | WordOption
  | { do: 'close' };

export interface TradeQuestions {
  trade: { a: Seat; b: Seat; option: TradeOption };
}

const running = ({ trade }: State): Trade => {
  if (trade === null) throw new Error('there is no trade');
  return trade;
};

/** Free, before or after the main action, with somebody awake on the same tile, or with a partner anywhere (KM-072, H-12, H-45, H-56). */
export function startTrade(m: M, seat: Seat, partner: Seat): void {
  m.state.act.trades += 1;
  m.state.trade = { a: seat, b: partner, offers: [[], []], accepted: [false, false], rev: 0, ...noWords() };
  m.emit({ type: 'tradeBegan', seat, with: partner });
  m.ask([seat, partner], { kind: 'trade', a: seat, b: partner });
}

/** By public knowledge: one of the two has something. */
export const mayTrade = (state: State, seat: Seat, partner: Seat): boolean =>
  state.act.trades < MOST_TRADES &&
  mayAffordTrade(state.rules, state.act) &&
  (hasItems(playerAt(state, seat)) || hasItems(playerAt(state, partner)));

/** The player without what is offered. */
function without(player: Player, offers: readonly Offered[]): Player {
  const rest: Player = { ...player, pack: player.pack.filter((_, index) => !offers.includes(index)), fresh: 0 };
  for (const slot of SLOTS) if (offers.includes(slot)) rest[slot] = null;
  return rest;
}

/** Would my side fit? A rule that looked at both would tell of the partner's backpack (H-45). */
function mySideFits(state: State, trade: Trade, seat: Seat): boolean {
  const side = sideOf(trade, seat);
  const partner = playerAt(state, side === 0 ? trade.b : trade.a);
  const incoming = (trade.offers[otherSide(side)] as Offered[]).map((offered) => itemOffered(partner, offered));
  return fits(without(playerAt(state, seat), trade.offers[side] as Offered[]), incoming);
}

const isRipe = (trade: Trade, side: Side): boolean => !trade.accepted[side] && trade.offers.some((offers) => offers.length > 0);

function tradeOptions(state: State, _ask: object, seat: Seat): TradeOption[] {
  const trade = running(state);
  const side = sideOf(trade, seat);
  const options: TradeOption[] = [{ do: 'close' }];
  if (isRipe(trade, side) && mySideFits(state, trade, seat)) options.push({ do: 'accept', rev: trade.rev });
  if (trade.rev >= MOST_EXCHANGE_MOVES) return options;
  addWords(options, state, trade, seat);
  const mine = playerAt(state, seat);
  const offers = trade.offers[side] as Offered[];
  const all = offerableOf(mine);
  for (let index = 0; index < all.length; index++) addOffers(options, mine, all, index, offers);
  return options;
}

/** Equal items are one line, whichever place in the backpack the offered one has. */
function addOffers(
  options: TradeOption[],
  mine: Player,
  all: readonly Offered[],
  index: number,
  offers: readonly Offered[],
): void {
  const first = all[index] as Offered;
  const item = itemOffered(mine, first);
  const from = placeOf(first);
  let offer = false;
  let withdraw = false;
  for (let nth = 0; nth < all.length; nth++) {
    const each = all[nth] as Offered;
    if (placeOf(each) !== from || itemOffered(mine, each) !== item) continue;
    if (nth < index) return;
    if (offers.includes(each)) withdraw = true;
    else offer = true;
  }
  if (offer) options.push({ do: 'offer', item, from });
  if (withdraw) options.push({ do: 'withdraw', item, from });
}

function blocked(state: State, _ask: object, seat: Seat): Blocked<TradeOption>[] {
  const trade = running(state);
  if (!isRipe(trade, sideOf(trade, seat)) || mySideFits(state, trade, seat)) return [];
  return [{ option: { do: 'accept', rev: trade.rev }, why: say('blocked.noRoom') }];
}

/** Any change of an offer resets both acceptances. */
function change(
  m: M,
  trade: Trade,
  seat: Seat,
  { do: doing, item, from }: { do: 'offer' | 'withdraw'; item: ItemId; from: ItemPlace },
): void {
  const side = sideOf(trade, seat);
  const mine = playerAt(m.state, seat);
  const offers = trade.offers[side] as Offered[];
  const there = doing === 'withdraw';
  const offered = offerableOf(mine).find(
    (each) => offers.includes(each) === there && placeOf(each) === from && itemOffered(mine, each) === item,
  );
  if (offered === undefined) throw new Error(`'${item}' cannot be ${doing === 'offer' ? 'offered' : 'withdrawn'}`);
  if (there) offers.splice(offers.indexOf(offered), 1);
  else offers.push(offered);
  trade.accepted = [false, false];
  trade.rev += 1;
  trade.refusals = [null, null];
  const partner = side === 0 ? trade.b : trade.a;
  m.emit({ type: 'offer', seat, with: partner, item, from, on: !there, count: offers.length }, [seat, partner]);
}

function conclude(m: M, { a, b, offers }: Trade): void {
  const [first, second] = [playerAt(m.state, a), playerAt(m.state, b)];
  const worn = [first, second].map(({ left, right, armour }) => ({ left, right, armour }));
  const gave = release(first, offers[0] as Offered[]);
  const got = release(second, offers[1] as Offered[]);
  mixTiers(first, second);
  stow(first, got, false);
  stow(second, gave, false);
  for (const player of [first, second]) boundTiers(player);
  m.state.trade = null;
  // Only what changed hands costs the main action (`tradeCostsAction`).
  if (m.state.rules.tradeCostsAction) m.state.act.action = 'trade';
  const gear = [a, b].flatMap((seat, side) => gearChanges(seat, playerAt(m.state, seat), worn[side] as Gear));
  m.emit(
    { type: 'traded', seat: a, with: b, gave, got, gaveCount: gave.length, gotCount: got.length, gear },
    teamsOf(m.state, a, b),
  );
}

type Gear = Pick<Player, Slot>;

const gearChanges = (seat: Seat, now: Gear, before: Gear): GearChange[] =>
  SLOTS.filter((slot) => now[slot] !== before[slot]).map((slot) => ({ seat, slot, was: before[slot], item: now[slot] }));

function release(player: Player, offers: readonly Offered[]): ItemId[] {
  // The others know how many things go, not from where: the kit may be among them.
  if (offers.length > 0) player.kit = null;
  const items = offers.map((offered) => itemOffered(player, offered));
  for (const slot of SLOTS) {
    if (!offers.includes(slot)) continue;
    countTier(player, treasures.get(player[slot] as ItemId), 1);
    player[slot] = null;
  }
  for (let index = player.pack.length - 1; index >= 0; index--) if (offers.includes(index)) removeAt(player, index);
  return items;
}

/** The others know how many items changed hands, not which: each side may now have any of the items that both had. */
function mixTiers(a: Player, b: Player): void {
  for (let tier = 0; tier < a.tiers.length; tier++) {
    const both = (a.tiers[tier] as number) + (b.tiers[tier] as number);
    a.tiers[tier] = both;
    b.tiers[tier] = both;
  }
}

export const tradeQuestions: MountainQuestions<TradeQuestions> = {
  trade: {
    mode: 'standing',
    clock: 'exchange',
    options: tradeOptions,
    blocked,
    answer(m, seat, option) {
      const trade = running(m.state);
      const partner = seat === trade.a ? trade.b : trade.a;
      if (option.do === 'accept') {
        trade.accepted[sideOf(trade, seat)] = true;
        trade.refusals = [null, null];
        m.emit({ type: 'accepted', seat, with: partner }, [seat, partner]);
        if (!trade.accepted.every(Boolean)) return;
        conclude(m, trade);
      } else if (option.do === 'close') {
        m.state.trade = null;
        m.emit({ type: 'tradeClosed', seat, with: partner });
      } else if ('from' in option) return change(m, trade, seat, option);
      else return sayWord(m, trade, seat, option);
      m.withdraw();
    },
  },
};
