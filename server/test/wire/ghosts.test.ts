import { test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { RawSocket } from '../hostile/raw-socket.ts';
import { TestServer, temporaryFolder, until } from '../servers.ts';

const TOKEN = 'a-token-of-24-characters';

interface ClosedRoom {
  readonly server: TestServer;
  readonly code: string;
  /** How often the store was asked for it. */
  readonly asked: () => number;
  /** From now on the store finds it. */
  readonly found: () => void;
}

/** A room that is in the store only, and a store that does not find it yet. */
async function closedRoom(): Promise<ClosedRoom> {
  const folder = temporaryFolder();
  const before = await TestServer.start({ DATA_DIR: folder });
  const { code } = await (await before.guest('Host')).create('race', { public: true });
  await before.stop();
  const store = await openStore({ folder });
  let times = 0;
  let found = (): void => {};
  const finding = new Promise<void>((done) => (found = done));
  const byCode = async (wanted: string) => {
    times += 1;
    await finding;
    return store.rooms.byCode(wanted);
  };
  const server = await TestServer.start({ METRICS_TOKEN: TOKEN }, { ...store, rooms: { ...store.rooms, byCode } });
  return { server, code, asked: () => times, found };
}

async function onTheLine({ url }: TestServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  return Number(/^tavern_connections (\d+)$/m.exec(text)?.[1]);
}

const enters = (code: string): string => JSON.stringify([1, 'room.enter', { code }]);

test('a guest who leaves while a room is being opened is not in it', async () => {
  const { server, code, asked, found } = await closedRoom();
  const visitor = await server.guest('Visitor');
  const raw = await RawSocket.connected(server.url, (await server.newGuest('Ghost')).secret);
  raw.send(enters(code));
  await until(() => asked() > 0, 'the ghost never came');
  raw.close();
  await until(async () => (await onTheLine(server)) === 1, 'the ghost is still on the line');
  found();
  // The room is opened for all who wait for it in the order in which they came: the visitor enters after the ghost would have.
  const names = async (): Promise<string> => (await visitor.enter(code, false)).spectators.map(({ name }) => name).join();
  await visitor.enter(code, false);
  await until(async () => (await names()) === 'Visitor', 'somebody who has left is still there');
});
