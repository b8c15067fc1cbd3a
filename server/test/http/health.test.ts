import { describe, expect, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { refusalFaults } from '../hostile/words.ts';
import { TestServer, temporaryFolder } from '../servers.ts';
import { ask, postGuest, tellsNothing } from './ask.ts';

const FAULT = 'connect ECONNREFUSED postgres://tavern:hunter2@10.1.2.3:5432 at /srv/tavern/server/store/sql.ts';

/** A real store that can be taken away, and given back. */
async function failing(): Promise<{ readonly server: TestServer; readonly disk: { gone: boolean } }> {
  const disk = { gone: false };
  const store = await openStore({ folder: temporaryFolder() });
  const unlessGone = <X>(work: () => Promise<X>): Promise<X> => (disk.gone ? Promise.reject(new Error(FAULT)) : work());
  const rooms: Store['rooms'] = { ...store.rooms, open: (limit) => unlessGone(() => store.rooms.open(limit)) };
  const guests: Store['guests'] = {
    ...store.guests,
    add: (guest) => unlessGone(() => store.guests.add(guest)),
    bySecret: (hash) => unlessGone(() => store.guests.bySecret(hash)),
  };
  return { server: await TestServer.start({}, { ...store, rooms, guests }), disk };
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
    disk.gone = false;
    expect((await ask(server.url, '/health')).status).toBe(200);
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
