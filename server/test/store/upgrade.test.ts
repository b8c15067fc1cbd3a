import { verify } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { fromPast } from '@tavern/wire';
import { expect, test } from 'vitest';
import { damageIn } from '../../play/chain.ts';
import { openStore } from '../../store/open-store.ts';
import { playOn, ROLL, recordOf } from '../play.ts';
import { good, TestServer, temporaryFolder } from '../servers.ts';
import { previousData } from './previous-data.ts';

test('a data folder of the previous release opens, its running match goes on, and its finished one can be looked back at', async () => {
  const folder = temporaryFolder();
  const { guests, code, running, over } = await previousData(folder);
  const server = await TestServer.start({ DATA_DIR: folder });
  const people = await Promise.all(guests.map((guest) => server.connect(guest)));
  const [mei] = people;
  if (mei === undefined) throw new Error('nobody');
  expect(await mei.enter(code)).toMatchObject({ match: running.row.id, playing: true });
  const tables = await Promise.all(people.map((each) => each.table(running.row.id)));
  expect(tables.map(({ newest }) => newest?.n)).toEqual([6, 6]);
  expect(await tables[0]?.choose(ROLL)).toMatchObject({ ok: true, frame: 7 });
  await Promise.all(tables.map((table) => playOn(table)));
  const game = (await entryOf('race')?.load())?.game;
  if (game === undefined) throw new Error('no race');
  for (const id of [running.row.id, over.row.id])
    expect(verify(game, await recordOf(server.url, id))).toMatchObject({ ok: true });
  const past = fromPast(good(await mei.request('table.history', { match: over.row.id, from: 0 })));
  expect(past).toHaveLength(over.log.length + 1);

  await server.stop();
  const store = await openStore({ folder });
  const row = await store.matches.byId(running.row.id);
  if (row === null) throw new Error('it is gone');
  expect(damageIn(row, await store.matches.answers(row.id))).toBeNull();
  expect(row.ended).toMatchObject({ why: 'over', seal: {} });
  expect((await store.matches.byId(over.row.id))?.ended?.seal).toBeUndefined();
  // Who was a guest before is one for another year.
  expect(await store.guests.removeUnseen(Date.now() - 364 * 86_400_000, 10)).toBe(0);
  await store.close();
});
