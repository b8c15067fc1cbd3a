import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { hello } from '../hostile/raw-socket.ts';
import { NONCE, TestServer, until } from '../servers.ts';

/** A text frame of a client, which must be masked (RFC 6455, 5.3); this mask changes nothing. */
function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? Buffer.from([0x81, 0x80 | length]) : Buffer.from([0x81, 0xfe, length >> 8, length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), Buffer.from(text)]);
}

/** A client that connects, greets and never reads. */
async function deafClient(url: string, secret: string): Promise<{ readonly socket: Socket; readonly gone: () => boolean }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let gone = false;
  socket.on('error', () => {});
  socket.on('close', () => {
    gone = true;
  });
  onTestFinished(() => void socket.destroy());
  const key = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
  socket.write(`GET /line HTTP/1.1\r\nhost: ${hostname}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n${key}\r\n\r\n`);
  await new Promise((heard) => socket.once('data', heard));
  socket.write(frameOf(hello(secret)));
  await new Promise((heard) => socket.once('data', heard));
  socket.pause();
  return { socket, gone: () => gone };
}

test('a client that does not read is let go; what it costs is bounded, and the others play on', async () => {
  const server = await TestServer.start();
  const mei = await server.guest('Mei');
  const { code } = await mei.create('king-of-the-mountain', { seats: 2 });
  await mei.act(code, { do: 'bot', seat: 1, level: 'easy' });
  const { match } = await mei.act(code, { do: 'start', nonce: NONCE });
  const deaf = await deafClient(server.url, (await server.newGuest('Deaf')).secret);
  const health = async (): Promise<number> =>
    ((await (await fetch(`${server.url}/health`)).json()) as { connections: number }).connections;
  expect(await health()).toBe(2);
  const ask = frameOf(JSON.stringify([1, 'table.watch', { match }]));
  await until(async () => {
    for (let nth = 0; nth < 400 && !deaf.gone(); nth++) deaf.socket.write(ask);
    return (await health()) === 1;
  }, 'it is still there');
  expect(await mei.request('rooms.mine', {})).toMatchObject({ ok: true });
});
