import type { Bot } from '@tavern/bots';
import { cardName, type Option, percent, type Say, type Seat, say, signed } from '@tavern/engine';
import { luckCards, treasures } from '../rules/catalog.ts';
import type { ItemId } from '../rules/state.ts';
import type { FightOption } from '../rules/steps/fight.ts';
import type { ShopOption } from '../rules/steps/shop.ts';
import type { StealOption } from '../rules/steps/steal.ts';
import type { TradeOption } from '../rules/steps/trade.ts';
import type { AfterOption, TurnOption } from '../rules/steps/turn.ts';
import type { Mountain, MountainAsk, MountainOption } from '../rules/types.ts';
import { afterWorth, type ChallengeOption, challengeWorth } from './after.ts';
import { Haggle } from './bargain.ts';
import { duelProspects } from './duel.ts';
import { afterThrow, fightProspects } from './fight.ts';
import { fighterOf } from './fighter.ts';
import type { ForkOption } from './fork.ts';
import { interruptGain } from './interrupt.ts';
import { type ArriveOption, arrivalWorth } from './landing.ts';
import { type WaveOption, waveWorth, wayValue } from './luck.ts';
import { saleWorth } from './shop.ts';
import { Sight } from './sight.ts';
import { standing } from './standing.ts';
import { stealWorth } from './steal.ts';
import { giftWorth } from './team.ts';
import { weighTurn } from './turn.ts';
import { type VultureOption, vultureWorth } from './vultures.ts';
import type { Weights } from './weights.ts';
import { gainFrom, lossOf } from './worth.ts';

interface Weighed {
  readonly option: MountainOption;
  /** In tiles of headway. */
  readonly worth: number;
}

const tiles = (worth: number): string => {
  const rounded = Math.round(worth * 10) / 10;
  return rounded === 0 ? '0' : signed(rounded);
};
const name = (who: number): { seat: number } => ({ seat: who });
const cardOf = (card: string): Say => cardName(treasures.all.find(({ id }) => id === card) ?? luckCards.get(card));

/** The other way in a word or two. */
function otherwise(option: MountainOption): Say {
  const values = {
    ...('item' in option && option.item !== null ? { item: cardName(treasures.get(option.item)) } : {}),
    ...('card' in option ? { item: cardOf(option.card) } : {}),
    ...('with' in option && option.with !== null ? { who: name(option.with) } : {}),
  };
  return say(`hint.other.${option.do}`, values);
}

/** The chosen one and the best of the rest, by what they are worth. */
function compared(all: readonly Weighed[], chosen: MountainOption, key = 'best', more: Say['with'] = {}): Say | null {
  const is = ({ option }: Weighed): boolean => JSON.stringify(option) === JSON.stringify(chosen);
  const mine = all.find(is);
  if (mine === undefined) return null;
  const [next] = all.filter((each) => !is(each)).toSorted((a, b) => b.worth - a.worth);
  const values = { ...more, a: tiles(mine.worth) };
  if (next === undefined) return say(`hint.why.${key}.only`, values);
  return say(`hint.why.${key}`, { ...values, b: tiles(next.worth), other: otherwise(next.option) });
}

/** Why the house would do something: what it expects of it, and of the next best. */
export const reasons =
  (weights: Weights): NonNullable<Bot<Mountain>['why']> =>
  ({ view, question: { ask, options } }, seat, chosen) =>
    whyOf(new Sight(view, seat, weights), ask, options, chosen);

function whyOf(sight: Sight, ask: MountainAsk, options: readonly Option<Mountain>[], chosen: Option<Mountain>): Say | null {
  const weigh = (worth: (option: MountainOption) => number): Weighed[] =>
    options.map((option) => ({ option, worth: worth(option) }));
  switch (ask.kind) {
    case 'initiative':
      return null;
    case 'turn':
      return ofTurn(sight, options as readonly TurnOption[], chosen);
    case 'after':
      return ofAfter(sight, options as readonly AfterOption[], chosen);
    case 'challenge':
      return compared(
        weigh((option) => challengeWorth(sight, option as ChallengeOption)),
        chosen,
      );
    case 'arrive':
      return compared(
        againstNow(
          sight,
          weigh((option) => arrivalWorth(sight, option as ArriveOption)),
        ),
        chosen,
      );
    case 'fork':
      return compared(
        weigh((option) => wayValue(sight, ask.card, (option as ForkOption).way)),
        chosen,
      );
    case 'shop':
      return compared(
        weigh((option) => saleWorth(sight, option as ShopOption)),
        chosen,
      );
    case 'steal':
      return compared(
        weigh((option) => stealWorth(sight, option as StealOption)),
        chosen,
      );
    case 'interrupt':
      return compared(
        weigh((option) => (option.do === 'play' ? interruptGain(sight, ask) : 0)),
        chosen,
      );
    case 'fight':
      if (chosen.do === 'cast')
        return say('hint.why.cast', { p: percent(afterThrow(sight, fighterOf(sight.me), chosen.item).win) });
      return ofClash(
        fightProspects(sight, fighterOf(sight.me)),
        standingNow(sight),
        'fight',
        options as readonly FightOption[],
        chosen,
      );
    case 'duel': {
      const others = sight.rivals.filter((each) => sight.view.duel?.fighters.includes(each.seat) && isStill(sight, each.seat));
      const prospects = duelProspects(sight, fighterOf(sight.me), others);
      return ofClash(prospects, 0, 'duel', options as readonly FightOption[], chosen);
    }
    case 'loot': {
      const ways = weigh((option) => taken(sight, option)).filter(({ option }) => option.do === 'take' || option.do === 'done');
      return compared(ways, chosen) ?? ofParting(sight, options, chosen);
    }
    case 'wave':
      return compared(
        weigh((option) => waveWorth(sight, option as WaveOption)),
        chosen,
      );
    case 'vulture':
      return compared(
        weigh((option) => vultureWorth(sight, ask.loser, option as VultureOption)),
        chosen,
      );
    case 'trade':
      return ofTrade(sight, options as readonly TradeOption[], chosen as TradeOption);
    case 'overflow':
    case 'thief':
      return ofParting(sight, options, chosen);
  }
}

const isStill = ({ view: { duel } }: Sight, who: Seat): boolean =>
  duel !== null && !duel.fallen.includes(who) && !duel.fled.includes(who);

const standingNow = (sight: Sight): number => standing(sight, fighterOf(sight.me), sight.me.at);

/** What changes by it, instead of where one would stand. */
const againstNow = (sight: Sight, all: readonly Weighed[]): Weighed[] => {
  const now = standingNow(sight);
  return all.map(({ option, worth }) => ({ option, worth: worth - now }));
};

/** A trade is begun because somebody has more use for what I carry: a partner, or a rival who may have something for it. */
function ofCompany(sight: Sight, other: number): Say {
  const partner = sight.partner(other);
  if (partner === undefined) return say('hint.why.deal', { who: name(other) });
  return say('hint.why.gift', { who: name(other), a: tiles(giftWorth(sight, partner)) });
}

/** What comes before the action serves the best plan. */
function ofTurn(sight: Sight, options: readonly TurnOption[], chosen: MountainOption): Say | null {
  if (chosen.do === 'trade' && chosen.with !== null) return ofCompany(sight, chosen.with);
  const plans = againstNow(
    sight,
    weighTurn(sight, options).map(({ plan, outfit }) => ({ option: plan.option, worth: outfit.value })),
  );
  const said = compared(plans, chosen);
  const [first] = plans.toSorted((a, b) => b.worth - a.worth);
  if (said !== null || first === undefined) return said;
  return compared(plans, first.option, 'prepares', { plan: otherwise(first.option) });
}

function ofAfter(sight: Sight, options: readonly AfterOption[], chosen: MountainOption): Say | null {
  if (chosen.do === 'drop' || chosen.do === 'equip') return ofParting(sight, options, chosen);
  if (chosen.do === 'trade' && chosen.with !== null) return ofCompany(sight, chosen.with);
  const ways = options.filter((option) => option.do === 'duel' || option.do === 'end');
  return compared(
    ways.map((option) => ({ option, worth: afterWorth(sight, option) })),
    chosen,
  );
}

/** The chance to win, and what fighting on and running are worth. */
function ofClash(
  { win, stay, run }: { readonly win: number; readonly stay: number; readonly run: number },
  now: number,
  kind: 'fight' | 'duel',
  options: readonly FightOption[],
  chosen: MountainOption,
): Say | null {
  const retreat = options.find((option) => option.do === 'retreat');
  const attack = chosen.do === 'attack' ? chosen : options.find((option) => option.do === 'attack');
  if (attack === undefined) return null;
  const ways: Weighed[] = [{ option: attack, worth: stay - now }];
  if (retreat !== undefined) ways.push({ option: retreat, worth: run - now });
  return compared(ways, chosen, kind, { p: percent(win) });
}

const taken = ({ me, weights }: Sight, option: MountainOption): number =>
  option.do === 'take' ? gainFrom(me, [option.item], weights) : 0;

/** What would be missed least. */
function ofParting({ me, weights }: Sight, options: readonly MountainOption[], chosen: MountainOption): Say | null {
  if (chosen.do === 'equip') return say('hint.why.keeps', { a: tiles(lossOf(me, chosen.item, weights)) });
  const parts = options.flatMap((option): Weighed[] =>
    (option.do === 'drop' || option.do === 'return') && 'item' in option
      ? [{ option, worth: -lossOf(me, option.item, weights) }]
      : [],
  );
  return compared(parts, chosen, 'least');
}

/** What both sides would gain by it. */
function ofTrade(sight: Sight, options: readonly TradeOption[], chosen: TradeOption): Say | null {
  const haggle = Haggle.of(sight, options);
  if (haggle === null) return null;
  const { mine, theirs, partner } = haggle;
  if (chosen.do === 'wish') return 'item' in chosen ? say('hint.why.wish', { a: tiles(haggle.myGain([], [chosen.item])) }) : null;
  const laid = 'item' in chosen ? [chosen.item] : [];
  const gave: readonly ItemId[] = chosen.do === 'offer' ? [...mine, ...laid] : mine;
  const hoped = theirs.length > 0 ? theirs : haggle.myWishes.flatMap((wish) => ('item' in wish ? [wish.item] : []));
  if (gave.length + hoped.length === 0) return null;
  const values = { a: tiles(haggle.myGain(gave, hoped)), b: tiles(haggle.theirGain(hoped, gave)), who: name(partner.seat) };
  return say('hint.why.trade', values);
}
