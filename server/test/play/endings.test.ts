import { SimulatedClock } from '@tavern/host';
import { expect, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { playOn } from '../play.ts';
import { startMatch, TestServer, temporaryFolder, until } from '../servers.ts';

const SHORT = { settings: { rules: { tiles: 5 } } };

/** A real store that takes no ends of matches while it is away. */
async function withoutEnds(folder: string): Promise<{ store: Store; away: { now: boolean; tries: number } }> {
  const real = await openStore({ folder });
  const away = { now: true, tries: 0 };
  const finish: Store['matches']['finish'] = (id, end) => {
    away.tries += 1;
    return away.now ? Promise.reject(new Error('the store is away')) : real.matches.finish(id, end);
  };
  return { store: { ...real, matches: { ...real.matches, finish } }, away };
}

test('a match that is over is stored as over when the store is back, however long it was away', async () => {
  const clock = new SimulatedClock();
  const { store, away } = await withoutEnds(temporaryFolder());
  const server = await TestServer.start({}, store, clock);
  const { tables, people, code, match } = await startMatch(server, 'race', 2, SHORT);
  await Promise.all(tables.map((table) => playOn(table)));
  // More often than it was ever tried before the server gave up.
  await until(async () => {
    await clock.pass(5_000);
    return away.tries > 30;
  });
  expect(await people[0]?.enter(code)).toMatchObject({ playing: true });
  away.now = false;
  await until(async () => {
    await clock.pass(5_000);
    return (await people[0]?.enter(code))?.playing === false;
  });
  expect((await fetch(`${server.url}/api/matches/${match}/record`)).status).toBe(200);
  expect(server.log).toMatch(new RegExp(`"match":"${match}","room":"${code}".*the end of a match is tried again`));
});

test('a match that the last process could not end is ended at the next start, though nobody comes', async () => {
  const folder = temporaryFolder();
  const { store, away } = await withoutEnds(folder);
  const server = await TestServer.start({ DATA_DIR: folder }, store);
  const long = await startMatch(server, 'race', 2);
  const { tables, match, code } = await startMatch(server, 'race', 2, SHORT);
  await Promise.all(tables.map((table) => playOn(table)));
  await until(() => away.tries > 0);
  for (const each of long.people) each.close();
  await server.stop();

  await server.open();
  await until(async () => (await fetch(`${server.url}/api/matches/${match}/record`)).status === 200);
  await server.stop();
  const left = await openStore({ folder });
  expect(await left.rooms.byCode(code)).toMatchObject({ match, playing: false });
  expect(await left.matches.results(match)).toHaveLength(2);
  // The other one goes on.
  expect(await left.matches.byId(long.match)).toMatchObject({ ended: null });
  await left.close();
});
