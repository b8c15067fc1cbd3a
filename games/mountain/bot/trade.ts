import { treasures } from '../rules/catalog.ts';
import type { ItemId } from '../rules/state.ts';
import type { TradeOption } from '../rules/steps/trade.ts';
import { best } from './best.ts';
import type { Rival, Sight } from './sight.ts';
import { gainFrom, itemsOf } from './worth.ts';

/** What the other side must gain, in tiles, and at least how much of that I must. */
const GAIN = 0.3;
const FAIR = 0.5;
/** Against somebody who may win by it, not less than the other side. */
const EVEN = 1;
/** From this tile on the summit is near; a rival this many tiles ahead of me is too far ahead. */
const NEAR = 14;
const AHEAD = 4;
/** No haggling beyond this: it is taken or left. */
const LAST_REVISION = 12;

type Items = readonly ItemId[];
type Offer = Extract<TradeOption, { do: 'offer' | 'withdraw' }>;

const myGain = ({ me, weights }: Sight, gave: Items, got: Items): number => gainFrom(me, got, weights, gave);

/** By what is worn for all to see, and what was laid open of the backpack. */
function theirGain({ weights }: Sight, { player }: Rival, gave: Items, got: Items): number {
  const seen = itemsOf(player);
  return gainFrom(player, got, weights, gave, [...seen, ...gave.filter((item) => !seen.includes(item))]);
}

/** Good for me, and not too good for the other. Between two alone, one's gain is the other's loss. */
function isFair(sight: Sight, partner: Rival, gave: Items, got: Items): boolean {
  const { at, claim } = partner.player;
  const mine = myGain(sight, gave, got);
  if (mine < sight.weights.haggle || claim) return false;
  const dangerous = sight.rivals.length === 1 || at >= NEAR || at > sight.me.at + AHEAD;
  return mine >= theirGain(sight, partner, got, gave) * (dangerous ? EVEN : FAIR);
}

/** Items that the other would welcome more than I would miss them. */
function spares(sight: Sight, partner: Rival, items: Items): { item: ItemId; surplus: number }[] {
  return items
    .map((item) => ({ item, welcome: theirGain(sight, partner, [], [item]), missed: -myGain(sight, [item], []) }))
    .filter(({ welcome, missed }) => welcome >= sight.weights.haggle && missed < welcome)
    .map(({ item, welcome, missed }) => ({ item, surplus: welcome - missed }));
}

const idle = ({ me }: Sight): ItemId[] => (me.pack ?? []).filter((item) => treasures.get(item).size === 2);

/** At most once a turn, with somebody who lacks the big item that I carry idly and may carry one too. */
export function startTrade<O extends { readonly do: string }>(sight: Sight, options: readonly O[]): O | null {
  if (sight.view.act.trades >= sight.weights.deals || sight.rivals.length < 2) return null;
  const suits = (option: O): boolean => {
    if (option.do !== 'trade' || !('with' in option)) return false;
    const partner = sight.rival(Number(option.with));
    const { slots, at } = partner.player;
    return slots >= 2 && at < NEAR && spares(sight, partner, idle(sight)).length > 0;
  };
  return options.find(suits) ?? null;
}

/** Null: it is for the other side to move. One side always is, so that no trade between bots hangs. */
export function chooseTrade(sight: Sight, options: readonly TradeOption[]): TradeOption | null {
  const close = options.find((option) => option.do === 'close') ?? (options[0] as TradeOption);
  const { trade } = sight.view;
  if (trade?.open == null) return close;
  const { offers, accepted, rev } = trade.open;
  const side = sight.view.players[trade.a] === sight.me ? 0 : 1;
  const partner = sight.rival(side === 0 ? trade.b : trade.a);
  const mine = laid(offers[side]);
  const theirs = laid(offers[1 - side]);

  if (theirs.length === 0) return accepted[1 - side] ? close : opening(sight, partner, side, mine, options);
  if (mine.length === 0 && rev < LAST_REVISION) {
    const answer = inReturn(sight, partner, theirs, options);
    if (answer !== null) return answer;
  }
  if (!isFair(sight, partner, mine, theirs)) return close;
  return accepted[side] ? null : (options.find((option) => option.do === 'accept') ?? close);
}

const laid = (offers: readonly { readonly item: ItemId }[] = []): Items => offers.map(({ item }) => item);

const offersAmong = (options: readonly TradeOption[]): Offer[] =>
  options.filter((option): option is Offer => option.do === 'offer');

/** Nothing from the other side yet: the player who started offers something, and then the other answers. */
function opening(sight: Sight, partner: Rival, side: number, mine: Items, options: readonly TradeOption[]): TradeOption | null {
  if (side === 1 && mine.length === 0) return null;
  const close = options.find((option) => option.do === 'close') ?? null;
  if (mine.length > 0) return side === 0 ? null : close;
  const spare = best(spares(sight, partner, idle(sight)), ({ surplus }) => surplus);
  return offersAmong(options).find(({ item, from }) => item === spare?.item && from === 'pack') ?? close;
}

/** The item that makes it a fair exchange. */
function inReturn(sight: Sight, partner: Rival, theirs: Items, options: readonly TradeOption[]): TradeOption | null {
  const fair = offersAmong(options).filter(
    ({ item }) => isFair(sight, partner, [item], theirs) && theirGain(sight, partner, theirs, [item]) >= GAIN,
  );
  return best(fair, ({ item }) => myGain(sight, [item], theirs));
}
