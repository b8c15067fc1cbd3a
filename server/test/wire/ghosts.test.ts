import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { RawSocket } from '../hostile/raw-socket.ts';
import { TestServer, temporaryFolder, until } from '../servers.ts';

const SLOW = 100;

/** A room that is in the store only, and a store that takes its time to find it. */
async function closedRoom(): Promise<{ readonly server: TestServer; readonly code: string }> {
  const folder = temporaryFolder();
  const before = await TestServer.start({ DATA_DIR: folder });
  const { code } = await (await before.guest('Host')).create('race', { public: true });
  await before.stop();
  const store = await openStore({ folder });
  const byCode = async (asked: string) => {
    await sleep(SLOW);
    return store.rooms.byCode(asked);
  };
  return { server: await TestServer.start({}, { ...store, rooms: { ...store.rooms, byCode } }), code };
}

const enters = (code: string): string => JSON.stringify([1, 'room.enter', { code }]);

/** Who is in the room once everybody who was on their way has arrived. */
async function soonAlone(server: TestServer, code: string): Promise<void> {
  const visitor = await server.guest('Visitor');
  await visitor.enter(code, false);
  await sleep(2 * SLOW);
  const names = async (): Promise<string> => (await visitor.enter(code, false)).spectators.map(({ name }) => name).join();
  await until(async () => (await names()) === 'Visitor', 'somebody who has left is still there');
}

test('a guest who leaves while a room is being opened is not in it', async () => {
  const { server, code } = await closedRoom();
  const raw = await RawSocket.connected(server.url, (await server.newGuest('Ghost')).secret);
  raw.send(enters(code));
  raw.close();
  await soonAlone(server, code);
});
