import { personAtSeat } from '@tavern/bots';
import { expect, test } from 'vitest';
import { roll } from '../play.ts';
import { good, startMatch, TestServer } from '../servers.ts';

test('a guest’s rooms tell who else sits there, the round, and whether it is their turn', async () => {
  const server = await TestServer.start();
  const started = await startMatch(server, 'king-of-the-mountain', 1, { bots: ['easy', 'normal'] });
  const [mei] = started.people;
  if (mei === undefined) throw new Error('nobody is there');
  const own = async () => good(await mei.request('rooms.mine', {})).rooms[0];
  const named = (seat: number): string => personAtSeat(started.code, seat).id;
  expect(await own()).toMatchObject({
    playing: true,
    rounds: 1,
    yourTurn: true,
    others: [
      { name: `easy ${named(1)}`, bot: true },
      { name: `normal ${named(2)}`, bot: true },
    ],
  });
});

test('it is the turn of one of the two, and in a lobby of nobody', async () => {
  const server = await TestServer.start();
  const started = await startMatch(server, 'race', 2);
  const turns = () =>
    Promise.all(started.people.map(async (each) => good(await each.request('rooms.mine', {})).rooms[0]?.yourTurn));
  expect(await turns()).toEqual([true, false]);
  await roll(started, 1);
  expect(await turns()).toEqual([false, true]);
  const [ann, ben] = started.people;
  expect(good((await ben?.request('rooms.mine', {})) ?? { ok: false as const }).rooms[0]?.others).toEqual([
    { name: 'Guest 1', bot: false },
  ]);
  await ann?.create('race');
  const lobby = good((await ann?.request('rooms.mine', {})) ?? { ok: false as const }).rooms.find(({ playing }) => !playing);
  expect(lobby).toMatchObject({ yourTurn: false, rounds: null, others: [] });
});
