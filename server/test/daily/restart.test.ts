import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fromPast } from '@tavern/wire';
import { expect, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { good, temporaryFolder, until } from '../servers.ts';
import { begin, eventsOf, GAME, play, playSome, publicTable, serverAt, tableOf } from './runs.ts';

const NOON = '2026-11-15T12:00:00Z';

test('a run goes on after a restart: the same attempt, the same dice, and its score stays', async () => {
  const { server } = await serverAt(NOON);
  const [mei, ann] = await Promise.all([server.guest('Mei'), server.guest('Ann')]);
  const { commit } = await publicTable(server.url);
  const all = eventsOf(await play((await begin(mei)).table));
  const { match, table } = await begin(ann);
  await playSome(table, 1);
  const [done] = (await tableOf(mei)).scores;

  await server.close();
  await server.open();
  await until(() => [mei, ann].every(({ line }) => line.connected));
  expect((await publicTable(server.url)).commit).toBe(commit);
  expect((await begin(ann)).match).toBe(match);
  await play(table);
  expect(await tableOf(ann)).toMatchObject({ own: { state: 'done', match, rank: 1 }, players: 2 });
  const { scores } = await tableOf(mei);
  expect(scores.find(({ you }) => you)).toEqual(done);
  expect(scores.map(({ points, turns }) => [points, turns])).toEqual([1, 2].map(() => [done?.points, done?.turns]));
  const seen = fromPast(good(await ann.request('table.history', { match, from: 0 })));
  expect(eventsOf(seen)).toEqual(all);
});

test('a score is neither lost nor doubled where the end of a run could not be stored at first', async () => {
  const folder = temporaryFolder();
  const store = await openStore({ folder });
  let failures = 2;
  const shaky: Store = {
    ...store,
    matches: {
      ...store.matches,
      finish: async (id, finish) => {
        failures -= 1;
        if (failures >= 0) throw new Error('the disk is full');
        return store.matches.finish(id, finish);
      },
    },
  };
  const { server } = await serverAt(NOON, { DATA_DIR: folder }, shaky);
  const mei = await server.guest('Mei');
  const { table } = await begin(mei);
  await table.concede();
  expect(await tableOf(mei)).toMatchObject({ own: { state: 'done', points: 20 }, players: 1 });
  expect(failures).toBeLessThan(0);
});

test('a run whose last answer is stored, and nothing after it, is scored when the server starts again', async () => {
  const folder = temporaryFolder();
  const store = await openStore({ folder });
  // As if the process had died there and then.
  const dying: Store = { ...store, matches: { ...store.matches, finish: () => Promise.reject(new Error('dead')) } };
  const { server, clock } = await serverAt('2026-11-15T23:58:00Z', { DATA_DIR: folder }, dying);
  const mei = await server.guest('Mei');
  const { table } = await begin(mei);
  good(await table.concede());
  // And nobody comes back to it.
  mei.close();
  await server.close();

  // Up again when the dice are known: what counts is when it was played.
  clock.moveTo('2026-11-16T03:00:00Z');
  await server.open();
  await until(async () => (await publicTable(server.url, '2026-11-15')).players === 1);
  expect((await publicTable(server.url, '2026-11-15')).scores).toMatchObject([{ name: 'Mei', points: 20, rank: 1 }]);
});

test('an attempt that the server has lost is no scored one: there may be another', async () => {
  const { server } = await serverAt(NOON);
  const mei = await server.guest('Mei');
  const { match, table } = await begin(mei);
  await playSome(table, 1);
  mei.leaveTable(match);
  await server.close();
  const database = new DatabaseSync(join(server.folder, 'tavern.db'));
  const { changes } = database.prepare("UPDATE answers SET option = 'oops' WHERE match = ? AND seq = 1").run(match);
  expect(changes).toBe(1);
  database.close();
  await server.open();
  await until(() => mei.line.connected);
  const again = await begin(mei);
  expect(again.match).not.toBe(match);
  good(await again.table.concede());
  expect(await mei.request('daily.start', { game: GAME })).toMatchObject({ code: 'daily-done' });
  expect(await tableOf(mei)).toMatchObject({ players: 1, own: { match: again.match } });
});
