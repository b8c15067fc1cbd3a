import { SimulatedClock } from '@tavern/host';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { Health } from '../../http/health.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { refusalFaults } from '../hostile/words.ts';
import { startMatch, TestServer, temporaryFolder, until } from '../servers.ts';
import { ask, postGuest, tellsNothing } from './ask.ts';

const FAULT = 'connect ECONNREFUSED postgres://tavern:hunter2@10.1.2.3:5432 at /srv/tavern/server/store/sql.ts';

/** A real store that can be taken away, and given back. */
async function failing(): Promise<{ readonly server: TestServer; readonly disk: { gone: boolean } }> {
  const disk = { gone: false };
  const store = await openStore({ folder: temporaryFolder() });
  const unlessGone = <X>(work: () => Promise<X>): Promise<X> => (disk.gone ? Promise.reject(new Error(FAULT)) : work());
  const rooms: Store['rooms'] = { ...store.rooms, open: (limit) => unlessGone(() => store.rooms.open(limit)) };
  const pulse: Store['pulse'] = (now) => unlessGone(() => store.pulse(now));
  const guests: Store['guests'] = {
    ...store.guests,
    add: (guest) => unlessGone(() => store.guests.add(guest)),
    bySecret: (hash) => unlessGone(() => store.guests.bySecret(hash)),
  };
  return { server: await TestServer.start({}, { ...store, rooms, guests, pulse }), disk };
}

describe('health', () => {
  test('says that all is well, and a little of how things stand', async () => {
    const server = await TestServer.start();
    await server.guest();
    const answer = await ask(server.url, '/health');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ ok: true, upFor: expect.any(Number), store: 'sqlite', connections: 1, matches: 0 });
  });

  test('says 503 and nothing else while the store fails, and is well again when the store is', async () => {
    const { server, disk } = await failing();
    disk.gone = true;
    const bad = await ask(server.url, '/health');
    expect(bad.status).toBe(503);
    expect(bad.json()).toEqual({ ok: false });
    expect(server.log).toContain('not healthy');
    expect((await ask(server.url, '/ready')).status).toBe(503);
    disk.gone = false;
    // What was found counts for a second.
    await until(async () => (await ask(server.url, '/health')).status === 200);
    expect((await ask(server.url, '/ready')).json()).toEqual({ ok: true });
    expect(server.log).toContain('healthy again');
  });

  const looking = (pulse: () => Promise<void>, folder: string | null = null) => {
    const clock = new SimulatedClock();
    const said: string[] = [];
    const log = pino({ base: null, timestamp: false }, { write: (line) => said.push(line) });
    return { clock, said, health: new Health({ clock, log, folder, pulse, within: 20 }) };
  };

  test('is said when it changes, and not each time that a proxy asks', async () => {
    let fault: string | null = 'the disk is gone';
    const { clock, said, health } = looking(() => (fault === null ? Promise.resolve() : Promise.reject(new Error(fault))));
    const ask = async (times: number): Promise<void> => {
      for (let i = 0; i < times; i++) {
        await health.good();
        await clock.pass(2_000);
      }
    };
    await ask(5);
    fault = 'the disk is read-only';
    await ask(5);
    fault = null;
    await ask(5);
    fault = 'the disk is gone';
    await ask(1);
    const words = said.map((line) => line.match(/the disk is [\w-]+|healthy again/)?.[0]);
    expect(words).toEqual(['the disk is gone', 'the disk is read-only', 'healthy again', 'the disk is gone']);
  });

  test('is bad where the store does not answer in time', async () => {
    const { health } = looking(() => new Promise(() => {}));
    expect(await health.good()).toBe(false);
    expect(await health.ready()).toBe(false);
  });

  test('is bad where answers cannot be stored, though something else can', async () => {
    const { clock, health } = looking(async () => {});
    health.stored(false);
    expect(await health.good()).toBe(false);
    health.stored(true);
    await clock.pass(1_000);
    expect(await health.good()).toBe(true);
    health.stored(false);
    await clock.pass(4_000);
    expect(await health.good()).toBe(false);
    // Nobody has tried since: one failure does not count for ever.
    await clock.pass(2_000);
    expect(await health.good()).toBe(true);
  });

  test('is bad where the disk cannot be looked at', async () => {
    expect(await looking(async () => {}, '/no/such/folder').health.good()).toBe(false);
    expect(await looking(async () => {}, temporaryFolder()).health.good()).toBe(true);
  });

  test('is looked at once a second, however many ask', async () => {
    let looks = 0;
    const { clock, health } = looking(async () => void (looks += 1));
    await Promise.all([health.good(), health.good(), health.ready()]);
    await health.good();
    expect(looks).toBe(1);
    await clock.pass(1_000);
    await health.good();
    expect(looks).toBe(2);
  });

  test('a server that shuts down is not ready, and healthy to the last', async () => {
    const store = await openStore({ folder: temporaryFolder() });
    let release: () => void = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    let stores = false;
    const append: Store['matches']['append'] = async (rows) => {
      stores = true;
      await held;
      return store.matches.append(rows);
    };
    const server = await TestServer.start({}, { ...store, matches: { ...store.matches, append } });
    const { url } = server;
    const { tables } = await startMatch(server, 'race', 2);
    expect((await ask(url, '/ready')).status).toBe(200);
    void tables[0]?.choose({ do: 'roll' });
    await until(() => stores);
    const closed = server.close();
    await until(async () => (await ask(url, '/ready')).status === 503);
    expect((await ask(url, '/health')).status).toBe(200);
    release();
    await closed;
  });
});

describe('when the store fails', () => {
  test('clients are told that we know of it, and no details', async () => {
    const { server, disk } = await failing();
    disk.gone = true;
    for (const answer of [await ask(server.url, '/api/rooms'), await postGuest(server.url, '{"nickname":"Mei"}')]) {
      expect(answer.status).toBe(500);
      expect(answer.json()).toEqual({ ok: false, code: 'server-error', why: { key: 'refusal.server-error', with: {} } });
      tellsNothing(answer);
    }
    expect(server.log).toContain('ECONNREFUSED');
  });

  test('sockets hear the same, and go on when it is back', async () => {
    const { server, disk } = await failing();
    const guest = await server.guest();
    const other = await server.newGuest();
    disk.gone = true;
    const refused = await guest.request('rooms.list', {});
    expect(refused).toEqual({ ok: false, code: 'server-error', why: { key: 'refusal.server-error', with: {} } });
    await expect(server.connect(other)).rejects.toMatchObject({ refusal: { code: 'server-error' } });
    disk.gone = false;
    expect(await guest.request('rooms.list', {})).toMatchObject({ ok: true });
    expect(refusalFaults(await guest.request('room.leave', { code: 'ABCDEF' }))).toEqual([]);
  });
});
