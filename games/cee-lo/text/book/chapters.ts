import { cardName, fieldsOf, type Json, type Say, say } from '@tavern/engine';
import { SOFT_PERCENT } from '../../rules/blows.ts';
import { type Powerup, powerups } from '../../rules/catalog.ts';
import {
  basePrice,
  enemyHpIn,
  INFLATION,
  isSold,
  percentIn,
  REROLLS,
  rewardOf,
  SINGLE,
  STACKING,
  START_DAMAGE,
  START_GOLD,
  START_HP,
  soldUnder,
  stacksUnder,
} from '../../rules/economy.ts';
import { AUTO_REROLLS, ROUNDS, type Rules, rulesSchema } from '../../rules/house-rules.ts';
import { ruleSetUnder } from '../../rules/rule-sets.ts';

/** Paragraphs, and lists of items between them. */
export interface Chapter {
  readonly title: Say;
  readonly blocks: readonly (readonly Say[] | Items)[];
}
interface Items {
  readonly items: readonly Say[];
}

const list = (items: readonly Say[]): Items => ({ items });
const chapter = (name: string, ...blocks: Chapter['blocks']): Chapter => ({ title: say(`book.${name}`), blocks });
const of = (name: string) => (part: string, values?: Say['with']) => say(`book.${name}.${part}`, values);

/** The rules of one run, with its numbers. `known`: there is such a run; else these are the rules that we recommend. */
export function chaptersOf(rules: Rules, known: boolean): readonly Chapter[] {
  return [
    run(rules, known),
    dice(rules),
    odds(rules),
    turn(),
    rival(rules),
    reward(rules),
    shop(rules),
    powerupChapter(rules),
    house(rules),
    seeds(),
  ];
}

function run(rules: Rules, known: boolean): Chapter {
  const part = of('run');
  const preset = ruleSetUnder(rules);
  const name: Json = preset === null ? '' : say(`preset.${preset.id}.name`);
  const set = preset === null ? 'own' : known ? 'run' : 'none';
  const start = { hp: START_HP, damage: START_DAMAGE, rerolls: REROLLS, gold: START_GOLD };
  return chapter(
    'run',
    [say(`book.set.${set}`, { name })],
    [rules.endless ? part('endless') : part('five', { rounds: ROUNDS })],
    [part('start', start), part(rules.carryWounds ? 'wounds' : 'full')],
  );
}

function dice({ softInstants, autoRerolls }: Rules): Chapter {
  const part = of('dice');
  const instant = softInstants ? part('soft', { p: SOFT_PERCENT }) : part('hard');
  return chapter('dice', [part('order')], list([part('win'), instant, part('trips'), part('point'), part('none')]), [
    part(`free.${autoRerolls}`, { n: AUTO_REROLLS }),
  ]);
}

function odds({ autoRerolls }: Rules): Chapter {
  const told = ['plain', 'loaded', 'high', 'rival', ...(autoRerolls === 'unlimited' ? [] : ['bust'])];
  return chapter('odds', list(told.map((each) => of('odds')(each))));
}

function turn(): Chapter {
  const part = of('turn');
  return chapter('turn', [part('first')], list([part('attack'), part('defend'), part('reroll')]), [part('then')]);
}

const ROUNDS_TOLD = Array.from({ length: ROUNDS }, (_, index) => index + 1);

/** What the rivals of a run have that buys no HP, because nothing does. */
function rivalHp(rules: Rules): number[] {
  let hp = START_HP;
  return ROUNDS_TOLD.map((round) => {
    const its = enemyHpIn({ rules, hp }, round);
    hp += rewardOf(round).hp;
    return its;
  });
}

function rival(rules: Rules): Chapter {
  const part = of('rival');
  const hp =
    rules.tougher === false
      ? part('hp', { list: rivalHp(rules) })
      : part('tougher', { times: ROUNDS_TOLD.map((round) => percentIn(rules, round) / 100), list: rivalHp(rules) });
  return chapter('rival', [part('blow')], [hp], ...(rules.mercy ? [[part('mercy')]] : []), [part(rules.firstStrikePattern)]);
}

function reward({ endless }: Rules): Chapter {
  const part = of('reward');
  const rewards = ROUNDS_TOLD.map(rewardOf);
  return chapter(
    'reward',
    list([
      part('gold', { list: rewards.map(({ gold }) => gold) }),
      part('hp', { list: rewards.map(({ hp }) => `+${hp}`) }),
      part('damage', { list: rewards.map(({ damage }) => `+${damage}`) }),
    ]),
    [part(endless ? 'endless' : 'then')],
  );
}

function shop(rules: Rules): Chapter {
  const by = Math.round((INFLATION - 1) * 100);
  const values = { n: soldUnder(rules), by, times: STACKING };
  return chapter('shop', [
    rules.stackEverything ? of('shop')('stacked', { ...values, single: SINGLE }) : of('shop')('text', values),
  ]);
}

function powerupChapter(rules: Rules): Chapter {
  const part = of('powerups');
  const sold = powerups.all.filter(({ id }) => isSold(rules, id));
  return chapter('powerups', [part('first')], list(sold.map((card) => powerupLine(rules, card))), [part('order')]);
}

function powerupLine(rules: Rules, card: Powerup): Say {
  const { id, by = 0 } = card;
  const stacks = stacksUnder(rules, id);
  const way = id === 'wild-die' ? `.${rules.wildDie}` : stacks && !card.stacks ? '.stacks' : '';
  const does = say(`book.${id}${way}`, { by });
  return say(stacks ? 'book.powerup.stacks' : 'book.powerup', { name: cardName(card), price: basePrice(rules, id), does });
}

function house(rules: Rules): Chapter {
  const rule = (field: ReturnType<typeof fieldsOf>[number]): Say => {
    const value = (rules as { readonly [name: string]: Json })[field.name];
    const chosen = field.type === 'choice' ? field.values.find((each) => each.value === value)?.label : undefined;
    return say('book.house.rule', {
      label: field.label,
      value: chosen ?? say(value === true ? 'book.on' : 'book.off'),
      help: field.help,
    });
  };
  return chapter('house', [say('book.house.first')], list(fieldsOf(rulesSchema).map(rule)));
}

const seeds = (): Chapter => chapter('seeds', ...['free', 'daily', 'score'].map((part) => [of('seeds')(part)]));
