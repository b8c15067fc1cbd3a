import type { TableUpdate } from '@tavern/wire';
import { expect, test } from 'vitest';
import { ROLL, roll } from '../play.ts';
import { type GuestClient, good, startMatch, TestServer, until } from '../servers.ts';

/** What a guest hears of tables, as it comes. */
function updatesOf(guest: GuestClient): readonly TableUpdate[] {
  const updates: TableUpdate[] = [];
  guest.on('table', (update) => updates.push(update));
  return updates;
}

test('a spectator who is sent away is let go from the table as well, on all connections; players stay', async () => {
  const server = await TestServer.start();
  const started = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 100 } } });
  const { code, match, people, tables } = started;
  const [mei, ann] = people;
  if (mei === undefined || ann === undefined) throw new Error('nobody came');
  const cat = await server.guest('Cat');
  // In the room, and once more at the table alone.
  const alone = await server.connect(cat.guest);
  await cat.enter(code, false);
  const heard = [cat, alone].map(updatesOf);
  for (const each of [cat, alone]) await each.table(match);
  await roll(started, 1);
  for (const updates of heard) await until(() => updates.some(({ frames }) => frames !== undefined));

  expect(await mei.request('room.act', { code, act: { do: 'kick', guest: ann.guest.id } })).toMatchObject({ code: 'in-match' });
  await mei.act(code, { do: 'kick', guest: cat.guest.id });
  for (const updates of heard) await until(() => updates.at(-1)?.gone !== undefined, 'still at the table');
  const before = heard.map(({ length }) => length);
  good((await tables[1]?.choose(ROLL)) as { ok: boolean });
  await until(() => tables[0]?.newest?.n === 2);
  // A reply is the sign that whatever was said before it has come.
  for (const each of [cat, alone]) good(await each.request('rooms.mine', {}));
  expect(heard.map(({ length }) => length)).toEqual(before);
});

test('who was sent away for good cannot watch what is played there, until they are let in again', async () => {
  const server = await TestServer.start();
  const { code, match, people } = await startMatch(server, 'race', 2);
  const [mei] = people;
  const cat = await server.guest('Cat');
  await cat.enter(code, false);
  const guest = cat.guest.id;
  await mei?.act(code, { do: 'kick', guest, forGood: true });
  expect(await cat.request('table.watch', { match })).toMatchObject({ ok: false, code: 'banned' });
  expect(await cat.request('table.history', { match, from: 0 })).toMatchObject({ ok: false, code: 'banned' });
  await mei?.act(code, { do: 'letIn', guest });
  expect(await cat.request('table.watch', { match })).toMatchObject({ ok: true, seat: null });
});
