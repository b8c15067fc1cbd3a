import { type Json, type Say, type Seat, say } from '@tavern/engine';
import type { Event } from '../../../rules/events.ts';
import type { EnemyId } from '../../../rules/state.ts';
import { name } from '../../../text/tell/words.ts';
import { enemyTitle, theEnemy } from '../../words/enemy-words.ts';
import type { Blow, RoundLine } from '../clash/blow.ts';

type FightRound = Extract<Event, { type: 'fightRound' }>;

/** The dice of a round in pairs: the hero's attack, then every enemy's (KM-092). One Defence roll stands against them all (H-19). */
export function fightBlows(round: FightRound, opponents: readonly EnemyId[], viewer: Seat | null): readonly Blow[] {
  const { seat, target, stumbled, attack, defence } = round;
  const mine = seat === viewer;
  const who = name(seat);
  const aimedAt = round.foes.find(({ index }) => index === target);
  const own: Blow[] =
    aimedAt === undefined
      ? []
      : [
          {
            id: 'own',
            title: say(mine ? 'tray.blow.youEnemy' : 'tray.blow.playerEnemy', { who, enemy: theEnemy(opponents, target) }),
            attack: { roll: attack, iron: false },
            defence: { roll: aimedAt.defence, iron: true },
            hits: aimedAt.struck,
            lost: stumbled,
            result: aimedAt.struck
              ? loses(enemyTitle(opponents, target))
              : say(stumbled ? 'tray.felt.stumbled' : 'tray.felt.missed'),
            tone: aimedAt.struck ? (mine ? 'good' : 'plain') : 'plain',
          },
        ];
  const theirs = round.foes.map(
    ({ index, attack: itsAttack, hits, damage }): Blow => ({
      id: `enemy ${index}`,
      title: say(mine ? 'tray.blow.enemyYou' : 'tray.blow.enemyPlayer', { who, enemy: enemyTitle(opponents, index) }),
      attack: { roll: itsAttack, iron: true },
      defence: { roll: defence, iron: false },
      hits,
      lost: false,
      result: hits ? (mine ? say('tray.felt.loses.you', { n: damage }) : loses(who, damage)) : say('tray.felt.blocked'),
      tone: hits ? (mine ? 'bad' : 'plain') : 'plain',
    }),
  );
  return [...own, ...theirs];
}

const loses = (who: Json, n = 1): Say => say('tray.felt.loses', { who, n });

/** Newest first: who hit whom, in a few words. */
export function fightLog(
  rounds: readonly FightRound[],
  opponents: readonly EnemyId[],
  viewer: Seat | null,
): readonly RoundLine[] {
  return rounds.toReversed().map((round) => {
    const { seat, target, stumbled } = round;
    const key = seat === viewer ? 'you' : 'player';
    const struck = round.foes.find(({ index, struck: hit }) => index === target && hit);
    const blows = round.foes.filter((each) => each.hits);
    const values = { who: name(seat), enemy: theEnemy(opponents, target) };
    const words = [
      ...(stumbled ? [say(`tray.log.${key}.stumbles`, values)] : []),
      ...(struck === undefined ? [] : [say(struck.hp === 0 ? `tray.log.${key}.fells` : `tray.log.${key}.hits`, values)]),
      ...blows.map(({ index }) => say(`tray.log.${key}.struck`, { who: name(seat), enemy: enemyTitle(opponents, index) })),
    ];
    return { round: round.round, words: words.length === 0 ? [say('tray.log.nobody')] : words };
  });
}
