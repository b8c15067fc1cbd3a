import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { TestServer } from '../servers.ts';

/** A connection that says nothing. `open`: until the server closes it. */
function silent(url: string): { readonly socket: Socket; open: boolean } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const state = { socket, open: true };
  socket.on('error', () => {});
  // Nothing is read where nobody listens, not even the end.
  socket.resume();
  socket.on('close', () => {
    state.open = false;
  });
  onTestFinished(() => void socket.destroy());
  return state;
}

test.each([
  ['LIMIT_OPEN', 'one address has'],
  ['LIMIT_OPEN_ALL', 'all together have'],
])('%s: %s so many connections, and no more until one is closed', async (name) => {
  const server = await TestServer.start({ [name]: '3' });
  const sockets = Array.from({ length: 5 }, () => silent(server.url));
  const open = () => sockets.filter((each) => each.open).length;
  await expect.poll(open).toBe(3);
  await expect(fetch(`${server.url}/health`)).rejects.toThrow();
  sockets.find((each) => each.open)?.socket.destroy();
  await expect.poll(async () => (await fetch(`${server.url}/health`).catch(() => null))?.status).toBe(200);
});

test('lines do not count, and behind a proxy all have one address', async () => {
  const server = await TestServer.start({ LIMIT_OPEN: '2', TRUST_PROXY: 'true' });
  const guests = [await server.guest(), await server.guest(), await server.guest()];
  const sockets = Array.from({ length: 3 }, () => silent(server.url));
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  expect(sockets.every((each) => each.open)).toBe(true);
  for (const guest of guests) expect(await guest.request('rooms.list', {})).toMatchObject({ ok: true });
});
