import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { machineClock } from '../../clock.ts';
import { openStore } from '../../store/open-store.ts';
import type { AnswerRow } from '../../store/store.ts';
import { playOn, ROLL, roll } from '../play.ts';
import { good, startMatch, TestServer, temporaryFolder, until } from '../servers.ts';

const HOUR = 3_600_000;
const LONG = { settings: { rules: { tiles: 100 } } };

test('spectators see on when a table had to be built anew', async () => {
  const store = await openStore({ folder: temporaryFolder() });
  let fails = false;
  const append = (rows: readonly AnswerRow[]): Promise<readonly boolean[]> =>
    fails ? Promise.reject(new Error('the disk is full')) : store.matches.append(rows);
  const server = await TestServer.start({}, { ...store, matches: { ...store.matches, append } });
  const started = await startMatch(server, 'race', 2, LONG);
  const seen = await (await server.guest('Watcher')).table(started.match);
  await roll(started, 2);
  await until(() => seen.newest?.n === 2);
  fails = true;
  expect((await started.tables[0]?.choose(ROLL))?.ok).toBe(false);
  fails = false;
  await until(async () => (await started.tables[0]?.choose(ROLL))?.ok === true);
  await until(() => seen.newest?.n === 3);
});

test('times count from the start of the match, also those in which nobody was there', async () => {
  let away = 0;
  const clock = { ...machineClock, now: () => machineClock.now() + away };
  const server = await TestServer.start({}, undefined, clock);
  const started = await startMatch(server, 'race', 2, LONG);
  await roll(started, 1);
  await server.close();
  away = HOUR;
  await server.open();
  await until(() => started.tables.every(({ newestStatus }) => newestStatus?.seats.every(({ here }) => here) === true));
  good((await started.tables[1]?.choose(ROLL)) as { ok: boolean });
  const [first, second] = await times(server, started.match);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(HOUR);
});

async function times(server: TestServer, match: string): Promise<number[]> {
  await server.close();
  const store = await openStore({ folder: server.folder });
  const log = await store.matches.answers(match);
  await store.close();
  return log.map(({ at }) => at);
}

test('the last answer of a match may be repeated too, when the match is over and put away', async () => {
  const server = await TestServer.start();
  const { people, tables, match } = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 5 } } });
  const [mei] = people;
  if (mei === undefined) throw new Error('nobody there');
  const request = { match, id: 'first', question: 1, option: ROLL };
  const first = good(await mei.request('table.answer', request));
  await Promise.all(tables.map((table) => playOn(table)));
  await until(async () => (await fetch(`${server.url}/api/matches/${match}/record`)).status === 200);
  await server.close();
  await server.open();
  const again = await server.connect(mei.guest);
  await again.table(match);
  expect(await again.request('table.answer', request)).toEqual({ ok: true, frame: first.frame });
  expect(await again.request('table.answer', { ...request, option: { do: 'concede' } })).toMatchObject({ code: 'id-reused' });
  expect(await again.request('table.answer', { ...request, id: 'new' })).toMatchObject({ ok: false, code: 'match-over' });
});

test('a client that waits for an acknowledgement which cannot come any more is told why', async () => {
  const server = await TestServer.start();
  const started = await startMatch(server, 'race', 2, LONG);
  await roll(started, 2);
  await server.close();
  const gone: unknown[] = [];
  started.tables[0]?.listen({ gone: (why) => gone.push(why) });
  const waiting = started.tables[0]?.choose(ROLL);
  const database = new DatabaseSync(join(server.folder, 'tavern.db'));
  database.exec('update answers set seat = 1 - seat where seq = 1');
  database.close();
  await server.open();
  expect(await waiting).toMatchObject({ ok: false, code: 'match-ended' });
  expect(gone).toHaveLength(1);
});

test('a table that is left and looked at again, again and again, while others come and go, shows nothing stale', async () => {
  const server = await TestServer.start();
  const started = await startMatch(server, 'race', 2, LONG);
  const [mei, ann] = started.people;
  for (let i = 0; i < 40; i++) {
    mei?.leaveTable(started.match);
    const looking = mei?.table(started.match);
    if (i % 2 === 0) ann?.leaveTable(started.match);
    else await ann?.table(started.match);
    const link = await looking;
    expect(link?.newest?.n).toBe(0);
    await until(() => link?.newestStatus !== null);
  }
});
