import { treasures } from '../rules/catalog.ts';
import type { ItemId } from '../rules/state.ts';
import type { TradeOption } from '../rules/steps/trade.ts';
import { best } from './best.ts';
import { type Rival, type Sight } from './sight.ts';
import { gainFrom } from './worth.ts';

// H-56: what a bot does for its partners. What it does against rivals is everywhere else.

/** How much of a partner's headway is mine: any of us may win for all. */
export const SHARED = 0.6;

/** Things go to those who are nearer to the crown: to them they count for more, and to those behind for less. */
const TO_THE_STRONGER = 1.5;
const TO_THE_WEAKER = 0.7;
/** From this tile on the summit is near. */
const NEAR = 14;
/** What the team must gain by a gift. */
const WORTH_IT = 0.3;

/** Nearer to the crown than I am: with a claim, or further up and near it. */
function isStronger({ me }: Sight, { player }: Rival): boolean {
  if (player.claim !== me.claim) return player.claim;
  return player.at > me.at && (player.at >= NEAR || player.at >= me.at + 2);
}

/** What the team gains if this partner has the item instead of me. */
function gain(sight: Sight, partner: Rival, item: ItemId): number {
  const { me, weights } = sight;
  const { player } = partner;
  const room = player.capacity - player.slots;
  if (room < treasures.get(item).size && !fitsGear(player, item)) return 0;
  const welcome = gainFrom(player, [item], weights);
  return welcome * (isStronger(sight, partner) ? TO_THE_STRONGER : TO_THE_WEAKER) + gainFrom(me, [], weights, [item]) - WORTH_IT;
}

/** A received item may be put on at once where nothing is. */
function fitsGear({ left, right, armour }: Rival['player'], item: ItemId): boolean {
  const { kind } = treasures.get(item);
  return kind === 'holdable' ? left === null || right === null : kind === 'wearable' && armour === null;
}

const mine = ({ me }: Sight): ItemId[] => me.pack ?? [];

/** A trade that helps the team: what I carry goes to the partner who has more use for it. */
export function startTeamTrade<O extends { readonly do: string }>(sight: Sight, options: readonly O[]): O | null {
  if (sight.partners.length === 0 || sight.view.act.trades >= sight.weights.deals) return null;
  const worth = (option: O): number => {
    const partner = option.do === 'trade' && 'with' in option ? sight.partner(Number(option.with)) : undefined;
    return partner === undefined ? 0 : giftWorth(sight, partner);
  };
  const choice = best(options, worth);
  return choice !== null && worth(choice) > 0 ? choice : null;
}

/** What the team gains by the best thing that I could give this partner. */
export const giftWorth = (sight: Sight, partner: Rival): number =>
  Math.max(0, ...mine(sight).map((item) => gain(sight, partner, item)));

/** Who started gives, and the other takes what fits. Null: it is for the other side to move. */
export function chooseTeamTrade(sight: Sight, partner: Rival, side: number, options: readonly TradeOption[]): TradeOption | null {
  const close = options.find((option) => option.do === 'close') ?? null;
  const accept = options.find((option) => option.do === 'accept') ?? null;
  const open = sight.view.trade?.open;
  if (open == null) return close;
  const [given, offered] = [open.offers[side] ?? [], open.offers[1 - side] ?? []];
  if (open.accepted[side]) return null;
  if (given.length > 0 || offered.length > 0) return accept ?? close;
  if (side === 1) return null;
  const gifts = options.flatMap((option) => (option.do === 'offer' && option.from === 'pack' ? [option] : []));
  const gift = best(gifts, ({ item }) => gain(sight, partner, item));
  return gift !== null && gain(sight, partner, gift.item) > 0 ? gift : close;
}
