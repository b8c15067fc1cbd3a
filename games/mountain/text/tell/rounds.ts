import { type Line, type Say, say } from '@tavern/engine';
import type { DuelLine, EnemyLine, Event } from '../../rules/events.ts';
import { chain, enemyName, name, rolled } from './words.ts';

type FightRound = Extract<Event, { type: 'fightRound' }>;
type DuelRound = Extract<Event, { type: 'duelRound' }>;

/** Two of a kind go by their number, as the menu has them. */
function enemyTitle(opponents: readonly EnemyLine[], { card, index }: EnemyLine): { name: Say; twin: boolean } {
  const twin = opponents.filter((each) => each.card === card).length > 1;
  return { name: twin ? say('enemy.numbered', { name: enemyName(card), n: index + 1 }) : enemyName(card), twin };
}

/** The player's blow, and below it the player's Defence and every blow against it. */
export function fightRound({ seat, round, target, stumbled, attack, defence, foes }: FightRound): Line {
  const aimedAt = foes.find(({ index }) => index === target) as EnemyLine;
  const { defence: guard, struck, hp } = aimedAt;
  const { name: foe, twin } = enemyTitle(foes, aimedAt);
  const result = struck ? (hp === 0 ? say('round.slain') : say('round.struck', { hp })) : say('round.miss');
  const blow = stumbled
    ? say('round.stumbled', { who: name(seat) })
    : say('round.attack', {
        who: name(seat),
        enemy: twin ? foe : say('enemy.the', { name: foe }),
        attack: rolled(attack),
        defence: rolled(guard),
        result,
      });
  const blows = foes.map((each) =>
    say(outcomeOf(each), { enemy: enemyTitle(foes, each).name, attack: rolled(each.attack), damage: each.damage }),
  );
  const guarded = { who: name(seat), defence: rolled(defence), blows: chain('join.sentences', blows) };
  return { say: say('log.fightRound', { round, blow }), details: [say('log.fightRound.defence', guarded)] };
}

/** A hit that costs more than one HP says how much (KM-175). */
const outcomeOf = ({ hits, damage }: EnemyLine): string =>
  hits ? (damage > 1 ? 'round.enemyHitsHard' : 'round.enemyHits') : 'round.enemyMisses';

export function duelRound({ round, weary, fighters }: DuelRound): Line {
  const lines = fighters.filter(({ fled }) => !fled).map((line) => duelLine(line, fighters));
  const left = fighters.filter(({ fled }) => fled).map(({ seat }) => say('round.fled', { who: name(seat) }));
  const drags = weary === 1 ? [say('round.weary')] : [];
  const [first = say('nothing'), ...details] = [...drags, ...left, ...lines];
  return { say: say('log.duelRound', { round, line: first }), details };
}

function duelLine({ seat, target, attack, stumbled, hits }: DuelLine, fighters: readonly DuelLine[]): Say {
  const who = name(seat);
  if (stumbled) return say('round.stumbled', { who });
  const against = fighters.find((each) => each.seat === target);
  if (attack === null || against === undefined || against.defence === null) return say('round.gone', { who });
  return say(hits ? 'round.duelHit' : 'round.duelMiss', {
    who,
    target: name(against.seat),
    attack: rolled(attack),
    defence: rolled(against.defence),
  });
}
