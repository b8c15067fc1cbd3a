import { treasures } from '../rules/catalog.ts';
import { matches } from '../rules/offers.ts';
import type { ItemId, RefusalWhy, Wish } from '../rules/state.ts';
import type { TradeOption } from '../rules/steps/trade.ts';
import { Bargain, Haggle, NEAR } from './bargain.ts';
import { best } from './best.ts';
import type { Sight } from './sight.ts';
import { chooseTeamTrade, startTeamTrade } from './team.ts';
import { gearItems } from './worth.ts';

/** No haggling beyond this: it is taken or left. */
const LAST_REVISION = 12;
/** Nobody lays out more than this to please somebody. */
const MOST_GIVEN = 3;
/** What would be missed as much as this is needed. */
const DEAR = 1;

/** At most once a turn: with somebody who would welcome the big item that I carry idly, and may have something for it. */
export function startTrade<O extends { readonly do: string }>(sight: Sight, options: readonly O[]): O | null {
  // What one trade brings is never worth a whole turn.
  if (sight.view.rules.tradeCostsAction) return null;
  const gift = startTeamTrade(sight, options);
  if (gift !== null) return gift;
  if (sight.view.act.trades >= sight.weights.deals || sight.rivals.length < 2) return null;
  const suits = (option: O): boolean => {
    if (option.do !== 'trade' || !('with' in option)) return false;
    if (sight.partner(Number(option.with)) !== undefined) return false;
    const bargain = new Bargain(sight, sight.rival(Number(option.with)));
    const { slots, at } = bargain.partner.player;
    if (at >= NEAR) return false;
    const spares = bargain.spares(bargain.idle);
    return spares.length > 0 && (slots >= 2 || bargain.swap(spares) !== null);
  };
  return options.find(suits) ?? null;
}

/** Null: it is for the other side to move. One side always is, so that no trade between bots hangs. */
export function chooseTrade(sight: Sight, options: readonly TradeOption[]): TradeOption | null {
  const { trade } = sight.view;
  if (trade?.open != null) {
    const side = sight.view.players[trade.a] === sight.me ? 0 : 1;
    const friend = sight.partner(side === 0 ? trade.b : trade.a);
    if (friend !== undefined) return chooseTeamTrade(sight, friend, side, options);
  }
  const haggle = Haggle.of(sight, options);
  if (haggle === null) return options.find((option) => option.do === 'close') ?? (options[0] as TradeOption);
  const { mine, theirs } = haggle;
  // Where both have said no, somebody must give way.
  if (haggle.theirRefusal !== null) return improve(haggle) ?? haggle.close;
  if (haggle.iRefused) return null;
  if (haggle.iAccepted) return null;
  if (haggle.theyAccepted) return settle(haggle);
  if (theirs.length > 0) return mine.length === 0 ? answer(haggle) : settle(haggle);
  if (haggle.unmet.length > 0) return grant(haggle);
  if (mine.length > 0) return null;
  return haggle.began ? (open(haggle) ?? haggle.close) : null;
}

/** Two offers: they are good as they are, good with less of mine, or refused. */
function settle(haggle: Haggle): TradeOption {
  const { mine, theirs } = haggle;
  if (haggle.isFair(mine, theirs)) return haggle.accept ?? no(haggle, 'noRoom');
  const less = mine.filter((item) => haggle.suitsBoth(without(mine, item), theirs));
  const back = best(less, (item) => haggle.missed(item));
  return (back === null ? null : haggle.withdraw(back)) ?? no(haggle, whyNot(haggle));
}

/** They offer, and I have laid out nothing yet: what they ask for, something else in return, or what I would want for it. */
function answer(haggle: Haggle): TradeOption | null {
  const { theirs, free } = haggle;
  if (haggle.rev < LAST_REVISION) {
    // They know what it is worth to them who ask for it.
    const asked = wanted(haggle).filter((item) => haggle.isFair([item], theirs));
    const fair = asked.length > 0 ? asked : free.filter((item) => haggle.suitsBoth([item], theirs));
    const give = best(fair, (item) => haggle.myGain([item], theirs));
    const offer = give === null ? null : haggle.offer(give);
    if (offer !== null) return offer;
    if (haggle.waits) return null;
    const more = askFor(haggle, theirs);
    if (more !== null && haggle.myWishes.length === 0) return more;
  }
  return no(haggle, whyNot(haggle));
}

/** They ask, and give nothing yet: it is laid out for what I ask in return, or refused. */
function grant(haggle: Haggle): TradeOption {
  const asked = wanted(haggle);
  const give = best(asked, (item) => -haggle.missed(item));
  if (give === null) return no(haggle, 'none');
  if (haggle.mine.length > 0 || haggle.rev >= LAST_REVISION || haggle.partner.player.claim) return no(haggle, 'tooLittle');
  const swap = haggle.swap(asked);
  if (swap === null && haggle.missed(give) >= DEAR) return no(haggle, 'needed');
  const want: Wish = swap === null ? { tier: treasures.get(give).tier } : { item: swap.want };
  const wish = haggle.myWishes.length === 0 ? haggle.wish(want) : null;
  // Nothing to ask for: it would be a gift.
  if (wish === null && haggle.myWishes.length === 0) return no(haggle, 'tooLittle');
  return wish ?? haggle.offer(swap?.give ?? give) ?? no(haggle, 'tooLittle');
}

/** The player who started says what they would like, and lays out what they can spare. */
function open(haggle: Haggle): TradeOption | null {
  const spares = haggle.spares(haggle.idle);
  const swap = haggle.swap(spares);
  const [first] = spares;
  const give = swap?.give ?? first;
  if (give === undefined) return null;
  const want: Wish = swap === null ? { tier: treasures.get(give).tier } : { item: swap.want };
  const wish = haggle.myWishes.length === 0 ? haggle.wish(want) : null;
  return wish ?? haggle.offer(give);
}

/** They said no: what they ask for, or another thing that I can spare, as long as it is fair. Null: that was my last word. */
function improve(haggle: Haggle): TradeOption | null {
  const { mine, theirs, theirRefusal } = haggle;
  if (haggle.rev >= LAST_REVISION || mine.length >= MOST_GIVEN || theirRefusal === 'noRoom' || theirRefusal === 'none')
    return null;
  const hoped = theirs.length > 0 ? theirs : haggle.myWishes.flatMap((wish) => ('item' in wish ? [wish.item] : []));
  if (hoped.length === 0 || theirRefusal === 'needed') return otherwise(haggle);
  const more = [...wanted(haggle), ...haggle.spares(spareable(haggle))].find((item) => haggle.suitsBoth([...mine, item], hoped));
  return (more === undefined ? null : haggle.offer(more)) ?? otherwise(haggle);
}

/** In place of what they would not have: another of my spare things. */
function otherwise(haggle: Haggle): TradeOption | null {
  const { mine, theirs, theirRefusal } = haggle;
  if (theirRefusal !== 'noUse' || theirs.length > 0) return null;
  const other = haggle.spares(spareable(haggle)).find((item) => !mine.includes(item));
  return other === undefined ? null : haggle.offer(other);
}

/** Something of theirs that would make it fair, for the thing of mine that they ask for. */
function askFor(haggle: Haggle, theirs: readonly ItemId[]): TradeOption | null {
  const seen = gearItems(haggle.partner.player).filter((item) => !theirs.includes(item));
  for (const give of wanted(haggle))
    for (const more of seen) {
      const wish = haggle.suitsBoth([give], [...theirs, more]) ? haggle.wish({ item: more }) : null;
      if (wish !== null) return wish;
    }
  return null;
}

/** What they ask for, of what I could still lay out. */
const wanted = ({ free, unmet }: Haggle): ItemId[] => free.filter((item) => unmet.some((wish) => matches(wish, item)));

/** What I could do without: nothing that I wear or hold. */
const spareable = ({ idle, free }: Haggle): ItemId[] => idle.filter((item) => free.includes(item));

function whyNot(haggle: Haggle): RefusalWhy {
  const { mine, theirs, free } = haggle;
  if (theirs.length === 0) return 'tooLittle';
  if (haggle.myGain([], theirs) < haggle.sight.weights.haggle) return 'noUse';
  const asked = mine.length > 0 ? mine : wanted(haggle);
  // They would have something for it, and say not what: what I have I need.
  if (asked.length === 0) return free.length === 0 ? 'none' : 'needed';
  return asked.some((item) => haggle.missed(item) >= DEAR) ? 'needed' : 'tooLittle';
}

const no = (haggle: Haggle, why: RefusalWhy): TradeOption => haggle.refuse(why) ?? haggle.close;

function without(items: readonly ItemId[], gone: ItemId): ItemId[] {
  const at = items.indexOf(gone);
  return items.filter((_, index) => index !== at);
}
