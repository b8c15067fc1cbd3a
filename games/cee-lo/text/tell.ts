import { cardName, cardText, type Json, type Say, say, type Tell } from '@tavern/engine';
import { attackOf, healOf } from '../rules/blows.ts';
import { enemyOf, powerups } from '../rules/catalog.ts';
import type { Result } from '../rules/dice.ts';
import { enemyHpIn, priceOf } from '../rules/economy.ts';
import type { Change, Event } from '../rules/events.ts';
import type { Fight, PowerupId, State } from '../rules/state.ts';
import type { CeeLo } from '../rules/types.ts';

const YOU = { seat: 0 } as const;
const item = (id: PowerupId): Json => cardName(powerups.get(id)) as unknown as Json;
const dice = (faces: readonly number[]): string => faces.join('-');

/** What the dice say. */
export const resultSay = ({ type, value }: Result): Say => say(`result.${type}`, { value });

/** An event has no round of its own: the log says what happened, the table against whom. */
function event(event: Event): Say | null {
  switch (event.type) {
    case 'bought':
      return say('log.bought', { who: YOU, item: item(event.item), price: event.price });
    case 'struck':
      return say('log.struck', { who: YOU });
    case 'began': {
      const enemy = cardName(enemyOf(event.round)) as unknown as Json;
      return say(`log.began.${event.first}`, { who: YOU, round: event.round, enemy, hp: event.enemyHp });
    }
    case 'threw':
      return threw(event);
    case 'wild':
      return say(event.saved ? 'log.wild.saved' : 'log.wild', {
        who: YOU,
        from: event.from,
        to: event.to,
        dice: dice(event.dice),
        result: resultSay(event.result) as unknown as Json,
      });
    case 'bust':
      return say('log.bust', { who: YOU });
    case 'hit':
      return say(`log.hit.${event.side}${event.soft ? '.soft' : ''}${event.spared ? '.spared' : ''}`, {
        who: YOU,
        damage: event.damage,
        hp: event.hp,
      });
    case 'healed':
      return say('log.healed', { who: YOU, by: event.by, hp: event.hp });
    case 'roundWon':
      return say(`log.won.${event.how}`, { who: YOU, round: event.round, gold: event.gold, hp: event.hp, damage: event.damage });
    case 'ended':
      return say(`log.ended.${event.how}`, { who: YOU, round: event.round });
  }
}

function threw({ side, dice: faces, changes, result, why }: Extract<Event, { type: 'threw' }>): Say {
  const line = say(`log.threw.${side}.${why}`, { who: YOU, dice: dice(faces), result: resultSay(result) as unknown as Json });
  const told = [...new Set(changes.map(({ by }) => by))].map((by) => changed(by));
  return told.length === 0 ? line : say('log.threw.changed', { line: line as unknown as Json, changes: told as unknown as Json });
}

const changed = (by: Change['by']): Say => say('log.changed', { item: item(by) });

function option(chosen: { readonly do: string } & Partial<{ item: PowerupId; die: number; face: number }>): Say {
  if (chosen.do === 'buy' && chosen.item !== undefined) {
    const card = powerups.get(chosen.item);
    return say('option.buy', { item: cardName(card) as unknown as Json, text: cardText(card) as unknown as Json });
  }
  if (chosen.do === 'wild') return say('option.wild', { n: (chosen.die ?? 0) + 1, face: chosen.face ?? 0 });
  return say(`option.${chosen.do}`);
}

/** What lies on the table, line by line. */
function table(state: State): Say[] {
  const { round, gold, hp, damage, owned, fight, first } = state;
  const enemy = cardName(enemyOf(round)) as unknown as Json;
  const have = powerups.all.filter(({ id }) => owned[id] > 0);
  return [
    say('table.run', { round, gold, hp, damage }),
    ...have.map((card) =>
      say('table.owned', { item: cardName(card) as unknown as Json, n: owned[card.id], text: cardText(card) as unknown as Json }),
    ),
    ...(fight === null
      ? [say(`table.next.${first}`, { enemy, hp: enemyHpIn(state, round) }), ...prices(state)]
      : fighting(state, fight, enemy)),
  ];
}

const prices = (state: State): Say[] => [
  say('table.prices', {
    list: powerups.all.map((card) =>
      say('table.price', { item: cardName(card) as unknown as Json, price: priceOf(state, card.id) }),
    ) as unknown as Json,
  }),
];

function fighting(state: State, fight: Fight, enemy: Json): Say[] {
  const lines = [
    say('table.enemy', { enemy, hp: fight.enemyHp, most: fight.enemyMax }),
    say('table.you', { hp: fight.hp, most: state.hp, rerolls: fight.rerolls }),
  ];
  if (fight.enemyResult !== null)
    lines.push(
      say('table.enemyDice', { enemy, dice: dice(fight.enemyDice), result: resultSay(fight.enemyResult) as unknown as Json }),
    );
  if (fight.result !== null) {
    const { result } = fight;
    lines.push(say('table.dice', { dice: dice(fight.dice), result: resultSay(result) as unknown as Json }));
    if (state.over === null)
      lines.push(say('table.choice', { attack: attackOf(state, result), heal: healOf(state, fight, result) }));
  }
  return lines;
}

/** Cee-Lo in words. */
export const tell: Tell<CeeLo> = { event, question: ({ kind }) => say(`ask.${kind}`), option, table };
