import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { GuestLine } from '../../wire/guest-line.ts';
import { type Beating, Heartbeat } from '../../wire/heartbeat.ts';

/** Beats come when the test says so. */
const NEVER = 1_000_000;

test('a client that has not been heard for a whole beat is gone; one that answers pings stays, and is told that the server is there', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const heartbeat = new Heartbeat(NEVER, 1);
  onTestFinished(() => {
    heartbeat.stop();
    for (const each of server.clients) each.terminate();
    server.close();
  });
  let pongs = 0;
  server.on('connection', (socket, { socket: stream }) => {
    const line = new GuestLine(socket, stream);
    heartbeat.join(line);
    socket.on('pong', () => {
      pongs += 1;
      heartbeat.heard(line);
    });
  });
  const open = async (autoPong: boolean): Promise<{ readonly socket: WebSocket; readonly said: string[] }> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong });
    const said: string[] = [];
    socket.on('message', (data) => said.push((data as Buffer).toString()));
    await once(socket, 'open');
    return { socket, said };
  };
  const [alive, silent] = [await open(true), await open(false)];
  await expect.poll(() => server.clients.size).toBe(2);

  heartbeat.beat();
  await expect.poll(() => pongs).toBe(1);
  expect(server.clients.size).toBe(2);
  heartbeat.beat();
  await expect.poll(() => silent.socket.readyState).toBe(WebSocket.CLOSED);
  await expect.poll(() => alive.said).toEqual(['[]', '[]']);
  expect(alive.socket.readyState).toBe(WebSocket.OPEN);
});

test('lines take turns: each is asked once a beat, never more than their share at once, and none that has left', () => {
  const heartbeat = new Heartbeat(NEVER, 4);
  onTestFinished(() => heartbeat.stop());
  const asked: number[] = [];
  const ended: number[] = [];
  const lines = Array.from(
    { length: 10 },
    (_, nth): Beating => ({ heard: false, beat: () => asked.push(nth), terminate: () => ended.push(nth) }),
  );
  for (const line of lines) heartbeat.join(line);
  const shares = Array.from({ length: 4 }, () => {
    const before = asked.length;
    heartbeat.beat();
    return asked.length - before;
  });
  expect(Math.max(...shares)).toBe(3);
  expect(asked.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(ended).toEqual([]);

  asked.length = 0;
  for (const line of lines.slice(0, 5)) heartbeat.leave(line);
  for (const line of lines.slice(7)) heartbeat.heard(line);
  for (let turn = 0; turn < 4; turn++) heartbeat.beat();
  expect(asked.toSorted((a, b) => a - b)).toEqual([7, 8, 9]);
  expect(ended.toSorted((a, b) => a - b)).toEqual([5, 6]);
});
