import { create, fast, type Game, type Types, verify } from '@tavern/engine';
import { bot as held, person } from '@tavern/host';
import { expect, test } from 'vitest';
import { OpenTable, type TestGame } from '../../../../host/test/tables.ts';
import { bot } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';

const plain = game as unknown as Game<Types>;
const choice = { class: 'monk' };
const rules = game.rules.parse({});
const climbers = (players: number): TestGame => ({
  game: plain,
  players,
  start: () =>
    create(
      plain,
      fast(3),
      Array.from({ length: players }, () => choice),
      rules,
    ),
});
const head = (players: number) => ({
  rules,
  seats: Array.from({ length: players }, (_, index) => ({ name: `Seat ${index + 1}`, choice })),
  luck: { seed: 3 },
});
const player = held(bot);

test('four bots climb at a table to the end, and the record verifies', async () => {
  const open = new OpenTable(climbers(4), { holders: [player, player, player, player], head: head(4) });
  await open.toTheEnd(0);
  expect(open.troubles).toEqual([]);
  expect(open.table.match.over?.winners).toHaveLength(1);
  expect(verify(plain, open.record()).ok).toBe(true);
});

test('H-52, KM-187: people who never answer are played by the clock and then by a bot, and the game still ends', async () => {
  const open = new OpenTable(climbers(3), { holders: [person, person, player], standIn: bot, head: head(3) });
  await open.toTheEnd(5_000);
  expect(open.troubles).toEqual([]);
  expect(new Set(Object.values(open.by))).toEqual(new Set(['clock', 'bot']));
  expect(open.table.match.over).not.toBeNull();
});
