import { type Json, type Option, type OptionWords, type Say, say, withAside } from '@tavern/engine';
import { onBoard } from '../../rules/board.ts';
import { luckCards, treasures } from '../../rules/catalog.ts';
import { AMBUSH, INSTINCT } from '../../rules/kept.ts';
import type { ItemId } from '../../rules/state.ts';
import type { Mountain, MountainAsk } from '../../rules/types.ts';
import { bonusOf, enemyName, item, itemName, itemText, luckName, luckText, name, virtueOf } from './words.ts';

type MountainOption = Option<Mountain>;
type Doing<D extends MountainOption['do']> = Extract<MountainOption, { do: D }>;

export function tellQuestion(ask: MountainAsk): Say {
  switch (ask.kind) {
    case 'interrupt':
      return interrupted(ask);
    case 'arrive':
      return say(`ask.arrive.${ask.via}`, { tile: ask.at, kind: say(`tile.${ask.near[2]}`) });
    case 'loot':
    case 'vulture':
      return say(`ask.${ask.kind}`, { loser: name(ask.loser) });
    case 'trade':
      return say('ask.trade', { a: name(ask.a), b: name(ask.b) });
    case 'fork':
      return say('ask.fork', { card: luckName(ask.card), text: luckText(ask.card) });
    default:
      return say(`ask.${ask.kind}`);
  }
}

function interrupted({ point, by, card, tile }: Extract<MountainAsk, { kind: 'interrupt' }>): Say {
  if (point === 'ambush') return say('ask.interrupt.ambush', { by: name(by), tile });
  if (point === 'duel') return say('ask.interrupt.duel', { by: name(by) });
  // Only its drawer is asked about a card that nobody else sees.
  if (card === null) return say('ask.interrupt.hidden');
  return say('ask.interrupt.luck', { by: name(by), card: luckName(card), text: luckText(card) });
}

export function tellOption(option: MountainOption, ask: MountainAsk): OptionWords {
  switch (option.do) {
    case 'move':
    case 'sleep':
      return led(`option.${option.do}`);
    case 'duel':
    case 'trade':
    case 'loot':
      return option.with === null ? deed(`option.${option.do}`) : aside(`option.${option.do}.with`, { who: name(option.with) });
    case 'ride':
      return deed('option.ride', { who: name(option.with) });
    case 'also':
      return deed('option.also', { who: name(option.with) });
    case 'use':
      return useOf(option.item);
    case 'play':
      return 'by' in option ? playKept(option) : interrupting(option.card, ask);
    case 'step':
      return step(option, ask);
    case 'equip':
      return withItem(`option.equip.${option.slot}`, option.item, virtueOf(option.item));
    case 'unequip':
      return deed(`option.unequip.${option.slot}`);
    case 'attack':
      return withDrink(ask.kind === 'fight' ? attack(option, ask.foes) : strike(option), option.drink);
    case 'retreat':
      return { say: say('option.retreat'), sub: say(`option.retreat.${ask.kind}`) };
    case 'pass':
      return pass(ask);
    case 'drop':
      return withItem('from' in option && option.from === 'gear' ? 'option.drop.gear' : 'option.drop', option.item);
    case 'take':
    case 'give':
    case 'offer':
    case 'withdraw':
    case 'return':
      return withItem(`option.${option.do}.${option.from}`, option.item);
    case 'cast':
      return {
        say: say('option.cast', { item: itemName(option.item) }),
        sub: say('option.cast.sub', { n: treasures.get(option.item).blast ?? 0 }),
      };
    case 'sell':
      return withItem(`option.sell.${option.from}`, option.item);
    case 'keep':
      return deed('option.keep.shop');
    case 'steal':
      return stealing(option);
    case 'choose':
      return deed(
        `option.choose.${ask.kind === 'fork' ? ask.card : ''}.${option.way}`,
        ask.kind === 'fork' ? numbersOf(ask.card) : {},
      );
    case 'wish':
    case 'unwish':
      return 'item' in option
        ? withItem(`option.${option.do}.item`, option.item)
        : deed(`option.${option.do}.tier`, { tier: option.tier });
    case 'refuse':
      return deed('option.refuse', { why: say(`refusal.${option.why}`) });
    case 'close': {
      const [end, sub] = [say('option.close'), say('option.close.sub')];
      return { say: end, sub, line: say('option.close.line', { deed: end, sub }) };
    }
    default:
      return deed(`option.${option.do}`);
  }
}

function stealing({ loser, item: id }: Doing<'steal'>): OptionWords {
  const who = name(loser);
  return id === null ? deed('option.steal.pack', { who }) : deed('option.steal.gear', { who, item: item(id) });
}

/** The numbers that a card's text names. */
const numbersOf = (card: string): Values =>
  Object.fromEntries(
    Object.entries(luckCards.get(card)).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );

type Values = { readonly [name: string]: Json };

const deed = (key: string, values?: Values): OptionWords => ({ say: say(key, values) });
/** A deed, and after a colon what comes of it. */
const led = (key: string): OptionWords => ({ say: say(key), sub: say(`${key}.sub`) });

/** A deed, and in brackets what comes of it. */
function aside(key: string, values?: Values): OptionWords {
  const [what, sub] = [say(key, values), say(`${key}.sub`)];
  return { say: what, sub, line: withAside(what, sub) };
}

/** What is done with an item. What it is good for stands beside its name in a line, and below the deed on a button. */
function withItem(key: string, id: ItemId, sub: Say | null = bonusOf(id)): OptionWords {
  const what = say(key, { item: itemName(id) });
  return sub === null ? { say: what } : { say: what, sub, line: say(key, { item: withAside(itemName(id), sub) }) };
}

/** Two of a kind go by their number, as the table has them; with one left there is nobody to go on with. */
function attack({ target, press }: Doing<'attack'>, opponents: readonly (string | null)[]): OptionWords {
  const card = opponents[target] ?? '';
  const standing = opponents.filter((each) => each !== null);
  const twin = standing.filter((each) => each === card).length > 1;
  const opponent = twin
    ? say('enemy.numbered', { name: enemyName(card), n: target + 1 })
    : say('enemy.the', { name: enemyName(card) });
  if (press === 'once') return deed('option.attack.once', { enemy: opponent });
  const all = press === 'end' && standing.length > 1;
  return pressed(say('option.attack', { enemy: opponent }), say(`option.attack.${all ? 'all' : press}`), all);
}

function strike({ target, press }: Doing<'attack'>): OptionWords {
  const who = name(target);
  if (press === 'once') return deed('option.strike.once', { who });
  return pressed(say('option.strike', { who }), say(`option.strike.${press}`, { who }), press === 'end');
}

/** An attack, and how long it goes on; `others`: with those who still stand after this one. */
function pressed(what: Say, sub: Say, others: boolean): OptionWords {
  return { say: what, sub, line: say(others ? 'option.attack.line.others' : 'option.attack.line', { deed: what, sub }) };
}

/** A drink first, then the attack: told in one line. */
function withDrink(words: OptionWords, drink: ItemId | undefined): OptionWords {
  if (drink === undefined) return words;
  const item = itemName(drink);
  const line = words.line ?? words.say;
  return { ...words, say: say('option.drink', { item, deed: words.say }), line: say('option.drink', { item, deed: line }) };
}

function pass(ask: MountainAsk): OptionWords {
  const point = ask.kind === 'interrupt' ? ask.point : 'luck';
  return point === 'ambush' ? aside('option.pass.ambush') : deed(`option.pass.${point}`);
}

/** What works at another moment, or by itself, only needs its name: why it cannot be used now says the rest. */
function useOf(id: ItemId): OptionWords {
  if (treasures.get(id).use === undefined) return deed('option.keep', { item: itemName(id) });
  return { say: say('option.use', { item: itemName(id) }), sub: itemText(id) };
}

function interrupting(card: string, ask: MountainAsk): OptionWords {
  if (ask.kind !== 'interrupt' || ask.point === 'ambush') return led('option.spring');
  return { say: say('option.play', { card: itemName(card) }), sub: say(`option.interrupt.${ask.point}`) };
}

/** A kept Luck card in the player's own turn: with a step to take, or without. */
function playKept({ card, by }: { card: string; by: number }): OptionWords {
  if (card === AMBUSH) return { say: say('option.ambush', { card: luckName(card) }), sub: say('option.ambush.sub') };
  const play = say('option.play', { card: luckName(card) });
  return by === 0 ? { say: play } : { say: play, sub: say(by > 0 ? 'option.play.on' : 'option.play.back', { n: Math.abs(by) }) };
}

function step({ card, by }: Doing<'step'>, ask: MountainAsk): OptionWords {
  const source = card === INSTINCT ? luckName(card) : itemName(card);
  const { at, near } = ask.kind === 'arrive' ? ask : { at: 0, near: [] };
  const kind = say(`tile.${near[by + 2] ?? 'start'}`);
  const sub = say(by > 0 ? 'option.step.on' : 'option.step.back', { n: Math.abs(by), to: onBoard(at + by), kind });
  return { say: source, sub };
}
