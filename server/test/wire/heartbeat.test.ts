import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Heartbeat } from '../../wire/heartbeat.ts';

/** Beats come when the test says so. */
const NEVER = 1_000_000;

test('a client that has not been heard for a whole beat is gone; one that answers pings stays, and is told that the server is there', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const heartbeat = new Heartbeat(server.clients, NEVER);
  onTestFinished(() => {
    heartbeat.stop();
    for (const each of server.clients) each.terminate();
    server.close();
  });
  let pongs = 0;
  server.on('connection', (line) => {
    heartbeat.heard(line);
    line.on('pong', () => {
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
