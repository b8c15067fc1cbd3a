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

const seconds = async (work: Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work;
  return (performance.now() - begun) / 1_000;
};

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
  const refused = Promise.all([mine.choose(ROLL), other.tables[0]?.choose(ROLL)]);
  expect(await seconds(refused)).toBeLessThan(10);
  expect(await refused).toMatchObject([
    { ok: false, code: 'not-stored' },
    { ok: false, code: 'not-stored' },
  ]);
  // Those who only wait are told, too.
  await until(() => theirs.newestStatus?.closed === 'not-stored');
  expect(await seconds(healthy())).toBeLessThan(3);
  expect([await healthy(), (await fetch(`${server.url}/ready`)).status]).toEqual([503, 503]);
  // By now everybody knows: nobody waits for a time-out of their own.
  expect(await seconds(fetch(`${server.url}/api/rooms`))).toBeLessThan(1);

  line.flow();
  await until(() => mine.newestStatus?.closed === null && theirs.newestStatus?.closed === null);
  await until(async () => (await healthy()) === 200);
  const n = mine.newest?.n ?? 0;
  await until(async () => (await mine.choose(ROLL)).ok || (mine.newest?.n ?? 0) > n);
  await until(() => theirs.newest?.n === mine.newest?.n && theirs.newest?.packet.question != null);
  expect(await theirs.choose(ROLL)).toMatchObject({ ok: true });
});
