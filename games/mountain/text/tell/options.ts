import { type Option, type Say, say } from '@tavern/engine';
import { onBoard } from '../../rules/board.ts';
import { treasures } from '../../rules/catalog.ts';
import { AMBUSH, INSTINCT } from '../../rules/kept.ts';
import type { ItemId } from '../../rules/state.ts';
import type { Mountain, MountainAsk } from '../../rules/types.ts';
import { described, enemyName, item, itemName, itemText, luckName, luckText, name } from './words.ts';

type Choice = Option<Mountain>;
type Doing<D extends Choice['do']> = Extract<Choice, { do: D }>;

export function tellQuestion(ask: MountainAsk): Say {
  switch (ask.kind) {
    case 'interrupt':
      return interrupted(ask);
    case 'arrive':
      return say(`ask.arrive.${ask.via}`, { tile: ask.at, kind: say(`tile.${ask.near[2]}`) });
    case 'loot':
      return say('ask.loot', { loser: name(ask.loser) });
    case 'trade':
      return say('ask.trade', { a: name(ask.a), b: name(ask.b) });
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

export function tellOption(option: Choice, ask: MountainAsk): Say {
  switch (option.do) {
    case 'duel':
    case 'trade':
      return option.with === null ? say(`option.${option.do}`) : say(`option.${option.do}.with`, { who: name(option.with) });
    case 'also':
      return say('option.also', { who: name(option.with) });
    case 'use':
      return useOf(option.item);
    case 'play':
      return 'by' in option ? playKept(option) : interrupting(option.card, ask);
    case 'step':
      return step(option, ask);
    case 'equip':
      return say(`option.equip.${option.slot}`, { item: described(option.item) });
    case 'unequip':
      return say(`option.unequip.${option.slot}`);
    case 'attack':
      return ask.kind === 'fight' ? attack(option, ask.foes) : say(`option.strike.${option.press}`, { who: name(option.target) });
    case 'retreat':
      return say(`option.retreat.${ask.kind}`);
    case 'pass':
      return say(`option.pass.${ask.kind === 'interrupt' ? ask.point : 'luck'}`);
    case 'drop':
      return say('from' in option && option.from === 'gear' ? 'option.drop.gear' : 'option.drop', { item: item(option.item) });
    case 'take':
    case 'give':
    case 'offer':
    case 'withdraw':
    case 'return':
      return say(`option.${option.do}.${option.from}`, { item: item(option.item) });
    default:
      return say(`option.${option.do}`);
  }
}

/** Two of a kind go by their number, as the table has them; with one left there is nobody to go on with. */
function attack({ target, press }: Doing<'attack'>, foes: readonly (string | null)[]): Say {
  const card = foes[target] ?? '';
  const standing = foes.filter((each) => each !== null);
  const twin = standing.filter((each) => each === card).length > 1;
  const foe = twin ? say('foe.numbered', { name: enemyName(card), n: target + 1 }) : say('foe.the', { name: enemyName(card) });
  return say(`option.attack.${press === 'end' && standing.length > 1 ? 'all' : press}`, { foe });
}

/** What works at another moment, or by itself, only needs its name: why it cannot be used now says the rest. */
function useOf(id: ItemId): Say {
  const values = { item: itemName(id) };
  return treasures.get(id).use === undefined ? say('option.keep', values) : say('option.use', { ...values, text: itemText(id) });
}

function interrupting(card: string, ask: MountainAsk): Say {
  if (ask.kind !== 'interrupt' || ask.point === 'ambush') return say('option.spring');
  return say(`option.interrupt.${ask.point}`, { item: itemName(card) });
}

/** A kept Luck card in the own turn: with a step to take, or without. */
function playKept({ card, by }: { card: string; by: number }): Say {
  if (card === AMBUSH) return say('option.ambush', { card: luckName(card) });
  if (by === 0) return say('option.play', { card: luckName(card) });
  return say(by > 0 ? 'option.play.on' : 'option.play.back', { card: luckName(card), n: Math.abs(by) });
}

function step({ card, by }: Doing<'step'>, ask: MountainAsk): Say {
  const source = card === INSTINCT ? luckName(card) : itemName(card);
  const { at, near } = ask.kind === 'arrive' ? ask : { at: 0, near: [] };
  const kind = say(`tile.${near[by + 2] ?? 'start'}`);
  return say(by > 0 ? 'option.step.on' : 'option.step.back', { card: source, n: Math.abs(by), to: onBoard(at + by), kind });
}
