import type { Frame } from '@tavern/host';
import { fromPast } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { playOn, ROLL, roll } from '../play.ts';
import { good, startMatch, TestServer, until } from '../servers.ts';

describe('a player who was away', () => {
  test('gets exactly the frames that were missed, as they would have come', async () => {
    const server = await TestServer.start();
    const started = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 100 } } });
    const [, ann] = started.people;
    const all: Frame[] = [];
    const watched = await (await server.guest('Watcher')).table(started.match);
    watched.listen({ frame: (_viewer, frame) => all.push(frame) });
    await roll(started, 2);
    const link = started.tables[1];
    const got: Frame[] = [];
    link?.listen({ frame: (_viewer, frame, whole) => (whole ? undefined : got.push(frame)) });
    const seen = link?.newest?.n ?? 0;
    ann?.line.close();
    good((await started.tables[0]?.choose(ROLL)) as { ok: boolean });
    ann?.line.connect();
    await until(() => (link?.newest?.n ?? 0) > seen);
    expect(got.map(({ n }) => n)).toEqual([3]);
    expect(got[0]?.events).toEqual(all.find(({ n }) => n === 3)?.events);
  });

  test('and comes back after a restart goes on at the same frame, and the match at the same place', async () => {
    const server = await TestServer.start();
    const started = await startMatch(server, 'race', 2);
    await roll(started, 3);
    const before = started.tables.map((table) => table.newest);
    await server.close();
    await server.open();
    await until(() => started.people.every(({ line }) => line.connected));
    await until(() => started.tables.every(({ newestStatus }) => newestStatus?.seats.every(({ here }) => here) === true));
    expect(started.tables.map((table) => table.newest)).toEqual(before);
    good((await started.tables[1]?.choose(ROLL)) as { ok: boolean });
  });
});

describe('looking back', () => {
  test('everybody finds their own frames from the first on, spectators theirs', async () => {
    const server = await TestServer.start();
    const started = await startMatch(server, 'king-of-the-mountain', 2, { settings: { pace: 'brisk' } });
    const kept: Frame[][] = [[], []];
    for (const [index, table] of started.tables.entries()) {
      if (table.newest !== null) kept[index]?.push(table.newest);
      table.listen({ frame: (_viewer, frame) => kept[index]?.push(frame) });
    }
    for (const table of started.tables) void playOn(table);
    // Interrupt windows last 5 s each, and how many there are is up to the dice.
    await until(() => (kept[0]?.length ?? 0) > 12, 'twelve frames never came', 50_000);
    for (const [index, guest] of started.people.entries()) {
      const past = good(await guest.request('table.history', { match: started.match, from: 0 }));
      const known = kept[index] ?? [];
      const frames = fromPast(past).slice(0, known.length);
      expect(JSON.stringify(frames)).toBe(JSON.stringify(known.slice(0, frames.length)));
    }
    const watcher = await server.guest('Watcher');
    const past = good(await watcher.request('table.history', { match: started.match, from: 3 }));
    expect(past.start.n).toBe(3);
    for (const { packet } of fromPast(past)) expect(packet).toMatchObject({ question: null });
  });

  test('also before a restart, where the table was taken up from a snapshot', async () => {
    const server = await TestServer.start();
    const started = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 100 } } });
    await roll(started, 12);
    const history = async (): Promise<string> =>
      JSON.stringify(
        good((await started.people[0]?.request('table.history', { match: started.match, from: 0 })) as { ok: boolean }),
      );
    const before = await history();
    await server.close();
    await server.open();
    await until(() => started.people.every(({ line }) => line.connected));
    expect(await history()).toBe(before);
  });

  test('when the match is over and the server was restarted', async () => {
    const server = await TestServer.start();
    const { tables, people, match } = await startMatch(server, 'race', 2);
    await Promise.all(tables.map((table) => playOn(table)));
    const last = tables.map((table) => table.newest);
    await until(async () => (await fetch(`${server.url}/api/matches/${match}/record`)).status === 200);
    await server.close();
    await server.open();
    for (const [index, { guest }] of people.entries()) {
      const again = await server.connect(guest);
      const table = await again.table(match);
      expect(table.newest).toEqual(last[index]);
      expect(await table.choose(ROLL)).toMatchObject({ ok: false });
    }
  });
});
