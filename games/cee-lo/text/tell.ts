import {
  type Block,
  cardName,
  cardText,
  type Json,
  type Line,
  type OptionWords,
  type Say,
  say,
  type TableRow,
  type Tell,
} from '@tavern/engine';
import { attackOf, healOf } from '../rules/blows.ts';
import { enemyOf, type Powerup, powerups } from '../rules/catalog.ts';
import { type Result, scores } from '../rules/dice.ts';
import { enemyHpIn, hasEnough, isSold, priceOf } from '../rules/economy.ts';
import type { Change, Event } from '../rules/events.ts';
import type { Fight, PowerupId, State } from '../rules/state.ts';
import type { CeeLo } from '../rules/types.ts';

const YOU = { seat: 0 } as const;
const item = (id: PowerupId): Json => cardName(powerups.get(id));
const dice = (faces: readonly number[]): string => faces.join('-');

/** What the dice say. */
export const resultSay = ({ type, value }: Result): Say => say(`result.${type}`, { value });

const enemyIn = (round: number): Say => cardName(enemyOf(round));
/** As a part of a sentence. Where the dice are 4-5-6, that is what they say, too. */
const thrown = (faces: readonly number[], result: Result): { throw: Json } => {
  const said = resultSay(result);
  const instant = result.type === 'instant-win' || result.type === 'cursed';
  return { throw: instant ? said : say('log.throw', { dice: dice(faces), result: said }) };
};

function event(event: Event): Line | null {
  const said = sayOf(event);
  if (said === null) return null;
  return event.type === 'began' ? { say: said, heading: true } : { say: said };
}

function sayOf(event: Event): Say | null {
  switch (event.type) {
    case 'started':
      return say('log.started');
    case 'bought':
      return say('log.bought', { who: YOU, item: item(event.item), price: event.price });
    case 'struck':
      return say('log.struck', { who: YOU, round: event.round });
    case 'began':
      return say(`log.began.${event.first}`, {
        who: YOU,
        round: event.round,
        enemy: enemyIn(event.round),
        hp: event.enemyHp,
      });
    case 'threw':
      return threw(event);
    case 'wild':
      return say(event.saved ? 'log.wild.saved' : 'log.wild', {
        who: YOU,
        from: event.from,
        to: event.to,
        ...thrown(event.dice, event.result),
      });
    case 'bust':
      return say('log.bust', { who: YOU });
    case 'hit':
      return hit(event);
    case 'healed':
      return say('log.healed', { who: YOU, by: event.by, before: event.hp - event.by, hp: event.hp });
    case 'roundWon':
      return say(`log.won.${event.how}`, {
        round: event.round,
        enemy: enemyIn(event.round),
        gold: event.gold,
        hp: event.hp,
        damage: event.damage,
      });
    case 'ended':
      return say(`log.ended.${event.how}`, { round: event.round, enemy: enemyIn(event.round) });
  }
}

function threw({ round, side, dice: faces, changes, result, why }: Extract<Event, { type: 'threw' }>): Say | null {
  // An enemy throws until it scores, and then strikes at once: the blow tells it all.
  if (side === 'enemy' && (scores(result) || result.type === 'none')) return null;
  const who = side === 'enemy' ? enemyIn(round) : YOU;
  const line = say(`log.threw.${side === 'enemy' ? 'turn' : why}`, { who, ...thrown(faces, result) });
  const told = [...new Set(changes.map(({ by }) => by))].map((by) => changed(by));
  return told.length === 0 ? line : say('log.threw.changed', { line, changes: told });
}

const changed = (by: Change['by']): Say => say('log.changed', { item: item(by) });

/** Whom it hit, and where it comes from: a throw that scored, or an instant result that only hurts. */
function hit({ round, side, damage, before, hp, spared, dice: faces, result }: Extract<Event, { type: 'hit' }>): Say {
  const from = scores(result) ? '' : `.${result.type}`;
  return say(`log.hit.${side}${from}${spared ? '.spared' : ''}`, {
    who: YOU,
    enemy: enemyIn(round),
    ...thrown(faces, result),
    result: resultSay(result),
    damage,
    before,
    hp,
  });
}

/** What a powerup does under these rules: a Wild Die is the one whose words depend on them. */
export const powerupSay = ({ wildDie }: Pick<State['rules'], 'wildDie'>, card: Powerup): Say =>
  card.id === 'wild-die' && wildDie === 'cycle' ? say('card.wild-die.text.cycle') : cardText(card);

function option(chosen: { readonly do: string } & Partial<{ item: PowerupId; die: number; face: number }>): OptionWords {
  if (chosen.do === 'buy' && chosen.item !== undefined) {
    const card = powerups.get(chosen.item);
    // An option knows no rules: a Wild Die says what is true under all of them.
    return { say: cardName(card), sub: card.id === 'wild-die' ? say('option.buy.wild') : cardText(card) };
  }
  if (chosen.do === 'wild') return { say: say('option.wild', { n: (chosen.die ?? 0) + 1, face: chosen.face ?? 0 }) };
  const deed = say(`option.${chosen.do}`);
  return chosen.do === 'strike' || chosen.do === 'defend' ? { say: deed, sub: say(`option.${chosen.do}.sub`) } : { say: deed };
}

/** The run, what was bought for it, and the fight or what comes before it. */
function table(state: State): Block[] {
  const { round, gold, hp, damage, owned, fight } = state;
  const have = powerups.all.filter(({ id }) => owned[id] > 0);
  const bought = have.map((card) => ({
    title: say('table.owned', { item: cardName(card), n: owned[card.id] }),
    parts: [powerupSay(state.rules, card)],
  }));
  return [
    { id: 'run', kind: 'notes', notes: [say('table.run', { round, gold, hp, damage })] },
    ...(bought.length === 0 ? [] : [{ id: 'owned', kind: 'rows', rows: bought } as const]),
    ...(fight === null ? [ahead(state)] : fighting(state, fight)),
  ];
}

function ahead(state: State): Block {
  const { first, round } = state;
  const next = say(`table.next.${first}`, { enemy: enemyIn(round), hp: enemyHpIn(state, round) });
  return { id: 'next', kind: 'notes', notes: [next, prices(state)] };
}

const prices = (state: State): Say =>
  say('table.prices', {
    list: powerups.all
      .filter(({ id }) => isSold(state.rules, id) && !hasEnough(state, id))
      .map((card) => say('table.price', { item: cardName(card), price: priceOf(state, card.id) })),
  });

function fighting(state: State, fight: Fight): Block[] {
  const enemy = enemyIn(state.round);
  const { rerolls, enemyDice, enemyResult, result } = fight;
  const rows: TableRow[] = [
    { title: enemy, parts: [say('table.hp', { hp: fight.enemyHp, most: fight.enemyMax })] },
    {
      title: say('table.you'),
      parts: [[say('table.hp', { hp: fight.hp, most: state.hp }), say('table.rerolls', { n: rerolls })]],
    },
  ];
  const notes: Say[] = [];
  if (enemyResult !== null) notes.push(say('table.enemyDice', { enemy, dice: dice(enemyDice), result: resultSay(enemyResult) }));
  if (result !== null) {
    notes.push(say('table.dice', { dice: dice(fight.dice), result: resultSay(result) }));
    if (state.over === null)
      notes.push(say('table.choice', { attack: attackOf(state, result), heal: healOf(state, fight, result) }));
  }
  return [{ id: 'fight', kind: 'rows', rows }, ...(notes.length === 0 ? [] : [{ id: 'dice', kind: 'notes', notes } as const])];
}

/** What lines of the log are about. */
const marks: Tell<CeeLo>['marks'] = {
  started: 'system',
  bought: 'trade',
  struck: 'action',
  began: 'system',
  threw: 'action',
  wild: 'action',
  bust: 'luck!',
  hit: 'combat',
  healed: 'action',
  roundWon: 'system!',
  ended: 'system!',
};

/** What a run is remembered for: a round won, a bust, an instant result, a blow that took half of what was left, and the end. */
function matters(event: Event): boolean {
  switch (event.type) {
    case 'bust':
    case 'roundWon':
    case 'ended':
      return true;
    case 'threw':
      return event.result.type === 'instant-win' || event.result.type === 'cursed';
    case 'hit':
      return 2 * event.damage >= event.before;
    default:
      return false;
  }
}

export const tell: Tell<CeeLo> = { event, marks, matters, question: ({ kind }) => say(`ask.${kind}`), option, table };
