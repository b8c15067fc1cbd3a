import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { TestServer } from '../servers.ts';

test('requests that never end do not hold the server when it closes', async () => {
  const server = await TestServer.start();
  const { hostname, port } = new URL(server.url);
  const unfinished = [
    'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"nickname":',
    'GET /health HTTP/1.1\r\nhost:',
    '',
  ];
  const gone: boolean[] = [];
  for (const [nth, begun] of unfinished.entries()) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.on('close', () => {
      gone[nth] = true;
    });
    onTestFinished(() => void socket.destroy());
    await new Promise((connected) => socket.once('connect', connected));
    socket.write(begun);
  }
  // The server has read what was begun before it answers somebody who came later.
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  await server.close();
  await expect.poll(() => gone).toEqual([true, true, true]);
});
