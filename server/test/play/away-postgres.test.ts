import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HalfOpen } from '../half-open.ts';
import { ROLL, roll } from '../play.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { startMatch, TestServer, until } from '../servers.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

/** How long a look at this database takes that finds out by itself that nothing comes through. */
const ownTimeOut = (connectionString: string): Promise<string> =>
  new Client({ connectionString, connectionTimeoutMillis: 2_000 }).connect().then(
    () => 'connected',
    () => 'timed out',
  );

test('with half-open links nobody waits for long, all are told, and play goes on by itself', async () => {
  const url = new URL(await postgres.fresh());
  const line = await HalfOpen.to(Number(url.port));
  url.port = String(line.port);
  const server = await TestServer.start({ DATABASE_URL: url.href });
  const started = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 100 } } });
  const other = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 100 } } });
  await roll(started, 2);
  const [mine, theirs] = started.tables;
  if (mine === undefined || theirs === undefined) throw new Error('nobody');
  const healthy = async (): Promise<number> => (await fetch(`${server.url}/health`)).status;
  expect(await healthy()).toBe(200);

  line.stall();
  // As long as nothing flows, the database itself says nothing of it.
  expect(await Promise.all([mine.choose(ROLL), other.tables[0]?.choose(ROLL)])).toMatchObject([
    { ok: false, code: 'not-stored' },
    { ok: false, code: 'not-stored' },
  ]);
  // Those who only wait are told, too.
  await until(() => theirs.newestStatus?.closed === 'not-stored');
  expect([await healthy(), (await fetch(`${server.url}/ready`)).status]).toEqual([503, 503]);
  // By now everybody knows: nobody waits for a time-out of their own.
  const told = fetch(`${server.url}/api/rooms`).then(({ status }) => status);
  expect(await Promise.race([told, ownTimeOut(url.href)])).toBe(500);

  line.flow();
  await until(() => mine.newestStatus?.closed === null && theirs.newestStatus?.closed === null);
  await until(async () => (await healthy()) === 200);
  const n = mine.newest?.n ?? 0;
  await until(async () => (await mine.choose(ROLL)).ok || (mine.newest?.n ?? 0) > n);
  await until(() => theirs.newest?.n === mine.newest?.n && theirs.newest?.packet.question != null);
  expect(await theirs.choose(ROLL)).toMatchObject({ ok: true });
});
