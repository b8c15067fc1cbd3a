import { verify } from '@tavern/engine';
import { becomeGuest } from '@tavern/wire';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { packOf } from '../../play/pack.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { begin, commitOf, eventsOf, GAME, HOUR, MovedClock, play, publicTable, tableOf } from '../daily/runs.ts';
import { recordOf } from '../play.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { good, TestServer, until } from '../servers.ts';

const NOON = '2026-11-15T12:00:00.000Z';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Two servers on one new database, whose clocks differ a little, as clocks do. */
async function twoServers(): Promise<{
  servers: readonly [TestServer, TestServer];
  clocks: readonly MovedClock[];
  databaseUrl: string;
}> {
  const databaseUrl = await postgres.fresh();
  const clocks = [NOON, '2026-11-15T12:00:00.300Z'].map((time) => new MovedClock(time));
  const [one, two] = await Promise.all(clocks.map((clock) => TestServer.start({ DATABASE_URL: databaseUrl }, undefined, clock)));
  if (one === undefined || two === undefined) throw new Error('both must start');
  return { servers: [one, two], clocks, databaseUrl };
}

/** A store that answers whether there is a day only when two have asked. */
async function hesitating(databaseUrl: string, bothAsked: () => Promise<void>): Promise<Store> {
  const store = await openStore({ databaseUrl });
  const day: Store['daily']['day'] = async (...asked) => {
    const row = await store.daily.day(...asked);
    await bothAsked();
    return row;
  };
  return { ...store, daily: { ...store.daily, day } };
}

test('two servers that draw the day’s dice at once agree on one of them', async () => {
  const databaseUrl = await postgres.fresh();
  let asked = 0;
  const bothAsked = (): Promise<void> => {
    asked += 1;
    return until(() => asked >= 2);
  };
  const servers = await Promise.all(
    [1, 2].map(async () => TestServer.start({}, await hesitating(databaseUrl, bothAsked), new MovedClock(NOON))),
  );
  const [one, two] = await Promise.all(servers.map(({ url }) => publicTable(url)));
  expect(one?.commit).toMatch(/^[0-9a-f]{64}$/);
  expect(two?.commit).toBe(one?.commit);
});

test('a guest who asks both at once has one attempt, plays it at either, and has one score at both', async () => {
  const { servers, clocks, databaseUrl } = await twoServers();
  const guest = good(await becomeGuest(servers[0].url, 'Mei'));
  const twins = await Promise.all(servers.map((server) => server.connect(guest)));
  const [mei, twin] = twins;
  if (mei === undefined || twin === undefined) throw new Error('both must connect');
  const started = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (twins[n % 2] ?? mei).request('daily.start', { game: GAME })),
  );
  expect(new Set(started.map((reply) => good(reply).match)).size).toBe(1);

  const { match, table } = await begin(mei);
  const there = await begin(twin);
  expect(there.match).toBe(match);
  // Both answer whatever is asked, as fast as they can.
  const [seen] = await Promise.all([play(table), play(there.table)]);
  for (const each of twins) {
    await until(async () => (await tableOf(each)).own.state === 'done');
    expect(await each.request('daily.start', { game: GAME })).toMatchObject({ code: 'daily-done' });
    expect(await tableOf(each)).toMatchObject({ players: 1, own: { match, rank: 1 } });
  }
  // Somebody else at the other server throws the same.
  const ann = await begin(await servers[1].guest('Ann'));
  expect(eventsOf(await play(ann.table))).toEqual(eventsOf(seen));

  for (const clock of clocks) clock.moveTo('2026-11-16T01:00:00Z');
  const { commit, secret } = await publicTable(servers[0].url, '2026-11-15');
  expect(commitOf(secret)).toBe(commit);
  const record = await recordOf(servers[1].url, match);
  expect(verify((await packOf(GAME)).game, record)).toMatchObject({ ok: true });
  const store = await openStore({ databaseUrl });
  onTestFinished(() => store.close());
  // Her run has ended at her screen before her score is stored.
  const players = (): Promise<number> =>
    store.daily.players({ game: GAME, day: '2026-11-15', before: Date.parse('2026-11-16') + HOUR });
  await expect.poll(players, { timeout: 60_000 }).toBe(2);
});
