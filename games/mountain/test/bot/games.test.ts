import { type AskedPacket, type Bot, randomBot } from '@tavern/bots';
import { copy, fast, seat } from '@tavern/engine';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { bot, levels } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import type { Mountain } from '../../rules/types.ts';
import { mountain } from '../mountain.ts';
import { rng } from './chosen.ts';
import { climb } from './climb.ts';

type Player = Bot<Mountain>;
const random = randomBot as unknown as Player;

/** How many games of two the first wins, the seats changing. */
function wins(first: Player, second: Player, games: number): number {
  const printed = game.rules.parse({});
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const mine = seed % 2;
    const { over } = climb(mine === 0 ? [first, second] : [second, first], printed, seed);
    if (over?.winners[0] === mine) won += 1;
  }
  return won;
}

describe('whole games', () => {
  test('beats the random bot in at least 80 % of 60 games', () => {
    expect(wins(bot, random, 60)).toBeGreaterThanOrEqual(48);
  });

  test('beats its easy self, which beats the random bot', () => {
    expect(wins(bot, levels.easy, 150)).toBeGreaterThan(85);
    expect(wins(levels.easy, random, 60)).toBeGreaterThanOrEqual(45);
  });

  test('answers with a listed option and comes to an end under any house rules', () => {
    const pick = fast(7).stream('rules');
    for (let seed = 0; seed < 80; seed++) {
      const rules = game.rules.parse({
        board: pick.pick(['classic', 'fortune', 'shuffled']),
        finalWin: pick.pick(['fullRound', 'instant', 'longSiege']),
        hardDefeat: pick.chance(1, 2),
        retreatDistance: pick.pick([6, 3]),
        duelRetreat: pick.chance(1, 2),
        multiDuel: pick.chance(1, 2),
        trapEffect: pick.pick(['skipTurn', 'skipTile', 'stumble']),
      });
      const table = Array.from({ length: 2 + (seed % 5) }, () => pick.pick([bot, bot, bot, levels.easy, random]));
      expect(climb(table, rules, seed).over?.winners).toHaveLength(1);
    }
  });

  test('reads its packet and nothing else, and leaves it as it was', () => {
    expectTypeOf(bot).toEqualTypeOf<Bot<Mountain>>();
    const scene = mountain({
      players: [
        { at: 8, hp: 2, pack: ['lords-sword', 'beer', 'trap'] },
        { at: 8, armour: 'robe' },
      ],
    });
    const packet = scene.match.packet(seat(0)) as AskedPacket<Mountain>;
    const before = copy(packet);
    const first = bot.choose(packet, seat(0), rng());
    expect(packet).toEqual(before);
    expect(bot.choose(JSON.parse(JSON.stringify(packet)) as AskedPacket<Mountain>, seat(0), rng())).toEqual(first);
  });
});
