import { treasures } from '../rules/catalog.ts';
import type { ItemId } from '../rules/state.ts';
import type { TradeOption } from '../rules/steps/trade.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Rival, Sight } from './sight.ts';
import { collectionWorth, itemsOf, toGo } from './worth.ts';

/** What either side must gain, in tiles. */
const GAIN = 0.3;
/** No haggling beyond this: it is taken or left. */
const LAST_REVISION = 12;
/** Of what the other side gains. */
const FAIR = 0.5;
/** From here on the summit is near. */
const NEAR = 14;
const FAR_AHEAD = 4;

type Offer = readonly ItemId[];
type Move = Extract<TradeOption, { do: 'offer' | 'withdraw' }>;

const less = (items: readonly ItemId[], gone: Offer): ItemId[] => {
  const rest = [...items];
  for (const item of gone) if (rest.includes(item)) rest.splice(rest.indexOf(item), 1);
  return rest;
};

function gain({ weights }: Sight, player: PlayerView, gave: Offer, got: Offer): number {
  const before = itemsOf(player);
  // A partner's backpack is closed, but what was laid open of it was in there.
  const known = player.pack === null ? [...before, ...gave.filter((item) => !before.includes(item))] : before;
  const worth = (items: readonly ItemId[]): number => collectionWorth(items, player.capacity, toGo(player), weights);
  return worth([...less(known, gave), ...got]) - worth(known);
}

/** Good for me, not too good for somebody who may win by it. Between two alone, one's gain is the other's loss. */
function isFair(sight: Sight, { player }: Rival, gave: Offer, got: Offer): boolean {
  const mine = gain(sight, sight.me, gave, got);
  if (mine < GAIN || player.claim) return false;
  const theirs = gain(sight, player, got, gave);
  const close = sight.rivals.length === 1 || player.at >= NEAR || player.at > sight.me.at + FAR_AHEAD;
  return mine >= theirs * (close ? 1 : FAIR);
}

/** Things I would miss little and this one would welcome, best first. */
function spares(sight: Sight, partner: Rival, offers: readonly Move[]): { move: Move; welcome: number }[] {
  return offers
    .map((move) => ({
      move,
      welcome: gain(sight, partner.player, [], [move.item]),
      cost: -gain(sight, sight.me, [move.item], []),
    }))
    .filter(({ welcome, cost }) => welcome >= GAIN && cost < welcome)
    .sort((a, b) => b.welcome - b.cost - (a.welcome - a.cost));
}

/** Whom to trade with, at most once a turn: somebody who lacks the big thing that I carry idly, and may carry one too. */
export function partnerFor(
  sight: Sight,
  options: readonly { readonly do: string; readonly with?: number | null }[],
): number | null {
  const { me, view } = sight;
  if (view.act.trades > 0 || sight.rivals.length < 2) return null;
  const idle = (me.pack ?? []).flatMap((item): Move[] =>
    treasures.get(item).size === 2 ? [{ do: 'offer', item, from: 'pack' }] : [],
  );
  for (const option of options) {
    if (option.do !== 'trade' || option.with == null) continue;
    const partner = sight.rival(option.with);
    if (partner.player.slots < 2 || partner.player.at >= NEAR) continue;
    if (spares(sight, partner, idle).length > 0) return partner.seat;
  }
  return null;
}

/** Null: it is the other side's move. One side is always to move, so that no trade hangs. */
export function chooseTrade(sight: Sight, options: readonly TradeOption[]): TradeOption | null {
  const { view, seat } = sight;
  const close = options.find((option) => option.do === 'close') ?? (options[0] as TradeOption);
  const { trade } = view;
  if (trade === null || trade.open === null) return close;
  const side = trade.a === seat ? 0 : 1;
  const partner = sight.rival(side === 0 ? trade.b : trade.a);
  const { accepted, rev } = trade.open;
  const mine = laid(trade.open.offers[side]);
  const theirs = laid(trade.open.offers[1 - side]);
  const offers = options.filter((option): option is Move => option.do === 'offer');

  if (theirs.length === 0) {
    if (mine.length > 0) return accepted[1 - side] || side === 1 ? close : null;
    return side === 0 ? (spares(sight, partner, packed(offers))[0]?.move ?? close) : null;
  }
  if (mine.length === 0 && rev < LAST_REVISION) {
    const inReturn = spares(sight, partner, offers).find(({ move }) => isFair(sight, partner, [move.item], theirs));
    if (inReturn !== undefined) return inReturn.move;
  }
  if (!isFair(sight, partner, mine, theirs)) return close;
  if (accepted[side]) return null;
  return options.find((option) => option.do === 'accept') ?? close;
}

const laid = (offers: readonly { readonly item: ItemId }[] = []): Offer => offers.map(({ item }) => item);
const packed = (offers: readonly Move[]): Move[] => offers.filter(({ from }) => from === 'pack');
