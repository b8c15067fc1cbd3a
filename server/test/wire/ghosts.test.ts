import { expect, test } from 'vitest';
import { RawSocket } from '../hostile/raw-socket.ts';
import { TestServer } from '../servers.ts';

/** A room that is in the store only: it has to be opened first, which takes a moment. */
async function closedRoom(server: TestServer): Promise<string> {
  const host = await server.guest('Host');
  const { code } = await host.create('race', { public: true });
  host.close();
  await server.close();
  await server.open();
  return code;
}

const enters = (code: string): string => `420["room.enter",{"code":"${code}"}]`;

async function presentIn(server: TestServer, code: string): Promise<readonly string[]> {
  const visitor = await server.guest('Visitor');
  const { spectators } = await visitor.enter(code, false);
  return spectators.map(({ name }) => name);
}

test('who leaves while a room is being opened is not in it', async () => {
  const server = await TestServer.start();
  const code = await closedRoom(server);
  const raw = await RawSocket.connected(server.url, (await server.newGuest('Ghost')).secret);
  raw.send(enters(code));
  raw.close();
  expect(await presentIn(server, code)).toEqual(['Visitor']);
});

test('nor who says goodbye and enters in one breath', async () => {
  const server = await TestServer.start();
  const code = await closedRoom(server);
  const raw = await RawSocket.connected(server.url, (await server.newGuest('Ghost')).secret);
  raw.send('41', enters(code));
  expect(await presentIn(server, code)).toEqual(['Visitor']);
  expect(raw.heard.some((packet) => packet.startsWith('430'))).toBe(false);
});
