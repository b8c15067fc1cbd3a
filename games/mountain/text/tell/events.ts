import { type Line, type Say, say } from '@tavern/engine';
import type { Event } from '../../rules/events.ts';
import { duelRound, fightRound } from './rounds.ts';
import {
  boosting,
  chain,
  enemyName,
  enemySay,
  item,
  itemName,
  items,
  itemText,
  luckName,
  luckText,
  name,
  names,
  rolled,
} from './words.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The log. Null where the line before or after says it already. */
export function tellEvent(event: Event): Line | null {
  switch (event.type) {
    case 'turn':
      return { say: say('log.turn', { who: name(event.seat), round: event.round }), heading: true };
    case 'fightRound':
      return fightRound(event);
    case 'duelRound':
      return duelRound(event);
    default: {
      const said = plainLine(event);
      return said === null ? null : { say: said };
    }
  }
}

/** Lines of one piece. */
function plainLine(event: Exclude<Event, Of<'turn' | 'fightRound' | 'duelRound'>>): Say | null {
  switch (event.type) {
    case 'initiative':
      return initiative(event);
    case 'order':
      return say('log.order', { order: names(event.order) });
    case 'equipped':
      return equipped(event);
    case 'unequipped':
      return say('log.unequipped', { who: name(event.seat), item: item(event.item) });
    case 'healed':
      return say(event.by > 0 ? 'log.healed' : 'log.healed.full', {
        who: name(event.seat),
        item: itemName(event.from),
        by: event.by,
        hp: event.hp,
      });
    case 'boosted':
      return say('log.boosted', { who: name(event.seat), what: boosting(event) });
    case 'slowed':
      return say('log.slowed', { who: name(event.seat), item: itemName(event.from) });
    case 'trapSprung':
      return say(`log.trapSprung.${event.effect}`, { who: name(event.seat), owner: name(event.owner), tile: event.tile });
    case 'trapAvoided':
      return say('log.trapAvoided', { who: name(event.seat), owner: name(event.owner), tile: event.tile });
    case 'trapSet':
    case 'ambushSet':
      return say(`log.${event.type}`, { who: name(event.seat), tile: event.tile });
    case 'ambushSprung':
      return say('log.ambushSprung', { who: name(event.seat), mover: name(event.mover), tile: event.tile });
    case 'ambushWasted':
      return say(`log.ambushWasted.${event.why}`, { who: name(event.seat), mover: name(event.mover), tile: event.tile });
    case 'rolled':
      return movement(event);
    case 'moved':
      return moved(event);
    case 'swapped':
      return say('log.swapped', { who: name(event.seat), other: name(event.with), from: event.from, to: event.to });
    case 'landed':
      return say('log.landed', { who: name(event.seat), tile: event.tile, kind: say(`tile.${event.kind}`) });
    case 'quiet':
      return event.why === 'trapped' ? null : say(`log.quiet.${event.why}`, { tile: event.tile });
    case 'drew':
      return drew(event);
    case 'noTreasure':
      return say('log.noTreasure', { who: name(event.seat), tier: event.tier });
    case 'reshuffled':
      return say('log.reshuffled', { deck: deck(event), n: event.count });
    case 'luckDrawn':
      return event.card === null
        ? say('log.luckDrawn.hidden', { who: name(event.seat) })
        : say('log.luckDrawn', { who: name(event.seat), card: luckName(event.card), text: luckText(event.card) });
    case 'luckKept':
      return event.card === null
        ? say('log.luckKept.hidden', { who: name(event.seat) })
        : say('log.luckKept', { who: name(event.seat), card: luckName(event.card) });
    case 'luckCancelled':
      return say('log.luckCancelled', { who: name(event.seat), card: luckName(event.card) });
    case 'luckIdle':
      return say(`log.luckIdle.${event.card}`, { who: name(event.seat) });
    case 'mustSkip':
      return mustSkip(event);
    case 'returned':
      return say('log.returned', { who: name(event.seat), item: itemName(event.item), tier: event.tier });
    case 'challenged':
      return event.cause === 'ambush'
        ? null
        : say(`log.challenged.${event.cause}`, { who: name(event.seat), targets: names(event.targets) });
    case 'duelEnded':
      return duelEnded(event);
    case 'foes':
      return say('log.enemies', { who: name(event.seat), enemies: event.foes.map(enemySay) });
    case 'hurt':
      return event.hp === 0 ? null : say('log.hurt', { who: name(event.seat), lost: event.lost, hp: event.hp });
    case 'warded':
      return say('log.warded', { who: name(event.seat), n: event.count });
    case 'recovered':
      return say('log.recovered', { who: name(event.seat), hp: event.hp });
    case 'spoils':
      return event.tier === null
        ? say('log.spoils.nothing', { enemy: enemyName(event.foe), roll: event.roll })
        : say('log.spoils', { enemy: enemyName(event.foe), roll: event.roll, tier: event.tier });
    case 'lootBegan':
    case 'lootDone':
      return say(`log.${event.type}`, { who: name(event.seat), loser: name(event.loser) });
    case 'lootMove':
      return lootMove(event);
    case 'tradeBegan':
    case 'accepted':
    case 'tradeClosed':
      return say(`log.${event.type}`, { who: name(event.seat), other: name(event.with) });
    case 'offer':
      return offer(event);
    case 'traded':
      return traded(event);
    case 'dropped':
      return say('log.dropped', { who: name(event.seat), item: itemName(event.item) });
    case 'slept':
      return say(event.auto ? 'log.slept.auto' : 'log.slept', { who: name(event.seat), hp: event.hp });
    case 'won':
      return say(`log.won.${event.why}`, { who: name(event.seat) });
    // What is used shows by what it does, a duel by its challenge, a retreat and a lost fight by where they lead.
    case 'used':
    case 'duelBegan':
    case 'retreated':
    case 'fightLost':
      return null;
    default:
      return say(`log.${event.type}`, { who: name(event.seat) });
  }
}

function initiative({ rolls, tied }: Of<'initiative'>): Say {
  const dice = rolls.map(({ seat, die }) => say('log.initiative.die', { who: name(seat), die }));
  return tied.length === 0
    ? say('log.initiative', { rolls: dice })
    : say('log.initiative.tied', { rolls: dice, tied: names(tied) });
}

function equipped({ seat, item: id, slot, instead }: Of<'equipped'>): Say {
  const values = { who: name(seat), item: item(id) };
  const key = slot === 'armour' ? 'log.worn' : 'log.held';
  return instead === null ? say(key, values) : say(`${key}.instead`, { ...values, instead: itemName(instead) });
}

/** A total that the sum does not reach is the least a move can be. */
function movement({ seat, die, bonuses, total }: Of<'rolled'>): Say {
  const plain = bonuses.reduce((sum, { n }) => sum + n, die);
  return say(plain < total ? 'log.rolled.least' : 'log.rolled', {
    who: name(seat),
    roll: bonuses.length === 0 ? die : rolled({ die, bonuses, total: plain }),
    total,
  });
}

/** After a roll or a Luck card the landing says where, and a swap is one line for both. */
function moved({ seat, from, to, why }: Of<'moved'>): Say | null {
  if (why === 'roll' || why === 'luck' || why === 'wave') return null;
  if (why === 'retreat' && from === to) return say('log.moved.retreat.stuck', { who: name(seat), to });
  return say(`log.moved.${why}`, { who: name(seat), from, to });
}

function drew({ seat, tier, card, from }: Of<'drew'>): Say {
  const who = name(seat);
  if (card !== null) return say('log.drew', { who, item: itemName(card), text: itemText(card) });
  return say(`log.drew.hidden.${from}`, { who, tier });
}

function deck({ deck: kind, tier }: Of<'reshuffled'>): Say {
  return tier === null ? say(`deck.${kind}`) : say(`deck.${kind}`, { tier });
}

function mustSkip({ seat, from }: Of<'mustSkip'>): Say | null {
  if (from === 'trap') return null;
  return from === 'hardDefeat'
    ? say('log.mustSkip.hardDefeat', { who: name(seat) })
    : say('log.mustSkip', { who: name(seat), card: luckName(from) });
}

/** Who fell and who fled was told when it happened. */
function duelEnded({ winner, fallen }: Of<'duelEnded'>): Say {
  if (winner === null) return say('log.duelEnded');
  return say(fallen.length > 0 ? 'log.duelEnded.won' : 'log.duelEnded.alone', { who: name(winner) });
}

function lootMove({ seat, loser, move, item: id, from }: Of<'lootMove'>): Say {
  const values = { who: name(seat), loser: name(loser) };
  return id === null
    ? say(`log.loot.${move}.hidden`, values)
    : say(`log.loot.${move}.${from}`, { ...values, item: itemName(id) });
}

function offer({ seat, with: other, item: id, on, count }: Of<'offer'>): Say {
  const values = { who: name(seat), other: name(other) };
  if (id === null) return say('log.offer.hidden', { ...values, n: count });
  return say(on ? 'log.offer.on' : 'log.offer.off', { ...values, item: item(id) });
}

/** Players outside the trade hear how many items changed hands; everybody sees afterwards what is worn and held. */
function traded({ seat, with: other, gave, got, gaveCount, gotCount, gear }: Of<'traded'>): Say {
  const values = { who: name(seat), other: name(other) };
  const deal =
    gave === null || got === null
      ? say('log.traded.hidden', { ...values, gave: gaveCount, got: gotCount })
      : say('log.traded', { ...values, gave: items(gave), got: items(got) });
  const seen = gear.flatMap((each) => [
    ...(each.was === null ? [] : [say('log.gear.gone', { who: name(each.seat), item: itemName(each.was) })]),
    ...(each.item === null ? [] : [say('log.gear.now', { who: name(each.seat), item: itemName(each.item) })]),
  ]);
  return chain('join.sentences', [deal, ...seen]);
}
