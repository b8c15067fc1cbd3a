import { type Line, type Say, say } from '@tavern/engine';
import { enemies } from '../../rules/catalog.ts';
import type { Event } from '../../rules/events.ts';
import { duelRound, fightRound } from './rounds.ts';
import {
  boosting,
  chain,
  eitherName,
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
  teamName,
  wishName,
} from './words.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The log. Null where the line before or after says it already. */
export function tellEvent(event: Event): Line | null {
  switch (event.type) {
    case 'turn':
      return { say: turnLine(event), heading: true };
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
    case 'kits':
      return say('log.kits', { kits: event.kits.map(kit) });
    case 'stopped':
      return say('log.stopped', { who: name(event.seat), tile: event.tile });
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
      return say(event.combat ? 'log.boosted.combat' : 'log.boosted', { who: name(event.seat), what: boosting(event) });
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
      return event.why === 'trapped' ? null : say(`log.quiet.${event.why}`, { who: name(event.seat), tile: event.tile });
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
    case 'chose':
      return say(`log.chose.${event.card}.${event.way}`, { who: name(event.seat) });
    case 'sold':
      return say('log.sold', { who: name(event.seat), item: item(event.item), tier: event.tier });
    case 'stolen':
      return stolen(event);
    case 'blasted':
      return blasted(event);
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
      if (enemies.get(event.foe).leaves !== undefined)
        return say('log.spoils.sure', { enemy: enemyName(event.foe), tier: event.tier });
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
    case 'wished':
      return wished(event);
    case 'refused':
      return say('log.refused', { who: name(event.seat), other: name(event.with), why: say(`refusal.${event.why}`) });
    case 'traded':
      return traded(event);
    case 'dropped':
      return say('log.dropped', { who: name(event.seat), item: itemName(event.item) });
    case 'slept':
      return say(slept(event), { who: name(event.seat), hp: event.hp });
    case 'won':
      return wonLine(event);
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

const kit = ({ seat, item: id }: Of<'kits'>['kits'][number]): Say =>
  id === null ? say('log.kits.unseen', { who: name(seat) }) : say('log.kits.one', { who: name(seat), item: itemName(id) });

function slept({ auto, secondWind }: Of<'slept'>): string {
  if (!auto) return 'log.slept';
  return secondWind ? 'log.slept.auto' : 'log.slept.auto.plain';
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
  if (card !== null)
    return say(from === 'handicap' ? 'log.drew.handicap' : 'log.drew', { who, item: itemName(card), text: itemText(card) });
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
function duelEnded({ winner, fallen, stalemate }: Of<'duelEnded'>): Say {
  if (stalemate) return say('log.duelEnded.stalemate');
  if (winner === null) return say('log.duelEnded');
  return say(fallen.length > 0 ? 'log.duelEnded.won' : 'log.duelEnded.alone', { who: name(winner) });
}

function stolen({ seat, loser, item: id, from, by }: Of<'stolen'>): Say {
  const values = { who: name(seat), loser: name(loser), card: eitherName(by) };
  return id === null ? say('log.stolen.hidden', values) : say(`log.stolen.${from}`, { ...values, item: itemName(id) });
}

/** Two of a kind go by their number. */
function blasted({ seat, item: id, foes }: Of<'blasted'>): Say {
  const burnt = foes.map(({ card, index, lost, hp }) => {
    const twin = foes.filter((each) => each.card === card).length > 1;
    const enemy = twin
      ? say('enemy.numbered', { name: enemyName(card), n: index + 1 })
      : say('enemy.the', { name: enemyName(card) });
    return hp === 0 ? say('log.blasted.slain', { enemy }) : say('log.blasted.foe', { enemy, lost, hp });
  });
  return say('log.blasted', { who: name(seat), item: itemName(id), foes: burnt });
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

function wished({ seat, with: other, item: id, tier, on, count }: Of<'wished'>): Say {
  const values = { who: name(seat), other: name(other) };
  if (id === null && tier === null) return say('log.wished.hidden', { ...values, n: count });
  return say(on ? 'log.wished.on' : 'log.wished.off', {
    ...values,
    wish: wishName(id === null ? { tier: tier ?? 1 } : { item: id }),
  });
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

/** In a team match every turn says for whom it is. */
function turnLine({ seat, round, team }: Of<'turn'>): Say {
  const values = { who: name(seat), round };
  return team === null ? say('log.turn', values) : say('log.turn.team', { ...values, team: say(`seat.team.${team}`) });
}

/** A team wins with the claim of one of its players (H-56). */
function wonLine({ seat, why, team }: Of<'won'>): Say {
  const who = name(seat);
  if (team === null) return say(`log.won.${why}`, { who });
  return say(why === 'last' || why === 'limit' ? `log.won.team.${why}` : 'log.won.team', { who, team: teamName(team) });
}
