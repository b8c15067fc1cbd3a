import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { HELLO, LINE_PATH, Line } from '../line.ts';

const SOON = { soonest: 5, latest: 20 };

/** A server that says what it is told to; by default it welcomes everybody, and answers nothing. */
class StubServer {
  readonly heard: unknown[][] = [];
  readonly server: WebSocketServer;
  welcome: object = { ok: true };

  private constructor(server: WebSocketServer) {
    this.server = server;
    server.on('connection', (socket) =>
      socket.on('message', (data) => {
        const message = JSON.parse((data as Buffer).toString()) as [number, string, object];
        this.heard.push(message);
        if (message[1] === HELLO) socket.send(JSON.stringify([[message[0], this.welcome]]));
      }),
    );
  }

  static async open(port = 0): Promise<StubServer> {
    const server = new WebSocketServer({ port, host: '127.0.0.1', path: LINE_PATH });
    await once(server, 'listening');
    const stub = new StubServer(server);
    onTestFinished(() => stub.close());
    return stub;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  say(...messages: readonly (readonly [number | string, unknown])[]): void {
    for (const each of this.server.clients) each.send(JSON.stringify(messages));
  }

  close(): void {
    for (const each of this.server.clients) each.terminate();
    this.server.close();
  }
}

function open(url: string): { readonly line: Line; readonly told: unknown[] } {
  const line = new Line(url, { secret: 's', protocol: 2 }, SOON);
  const told: unknown[] = [];
  for (const event of ['connected', 'lost', 'failed', 'refused', 'said'] as const)
    line.on(event, (what) => told.push(what === undefined ? event : [event, what]));
  onTestFinished(() => line.close());
  return { line, told };
}

const ask = (line: Line, name: string): Promise<unknown> =>
  new Promise((heard) =>
    line.ask(
      name,
      {},
      (reply) => heard(reply),
      () => heard('lost'),
    ),
  );

test('it greets first, and is connected when it is welcome; replies find their requests, in whatever order they come', async () => {
  const server = await StubServer.open();
  const { line, told } = open(server.url);
  expect(await ask(line, 'too.early')).toBe('lost');
  await expect.poll(() => line.connected).toBe(true);
  const both = [ask(line, 'one'), ask(line, 'two')];
  await expect.poll(() => server.heard.length).toBe(3);
  expect(server.heard).toEqual([
    [0, 'hello', { secret: 's', protocol: 2 }],
    [1, 'one', {}],
    [2, 'two', {}],
  ]);
  server.say([2, { ok: true, nth: 2 }], ['room', { code: 'x' }], [1, { ok: false, nth: 1 }], [9, { ok: true }]);
  expect(await Promise.all(both)).toEqual([
    { ok: false, nth: 1 },
    { ok: true, nth: 2 },
  ]);
  expect(told).toEqual(['connected', ['said', ['room', { code: 'x' }]]]);
});

test('a line that is lost says so, lets nobody wait for a reply, and connects again by itself', async () => {
  const server = await StubServer.open();
  const { line, told } = open(server.url);
  await expect.poll(() => line.connected).toBe(true);
  const asked = ask(line, 'one');
  await expect.poll(() => server.heard.length).toBe(2);
  for (const each of server.server.clients) each.terminate();
  expect(await asked).toBe('lost');
  await expect.poll(() => line.times).toBe(2);
  expect(told).toEqual(['connected', 'lost', 'connected']);
  // The machine may know it first.
  line.cut();
  expect(line.connected).toBe(false);
  await expect.poll(() => line.times).toBe(3);
});

test('it goes on trying where there is no server yet', async () => {
  const before = await StubServer.open();
  const { url } = before;
  before.close();
  const { line, told } = open(url);
  await expect.poll(() => told.filter((each) => each === 'failed').length).toBeGreaterThan(1);
  await StubServer.open(Number(new URL(url).port));
  await expect.poll(() => line.connected).toBe(true);
});

test('one who is refused is told why, and does not try again before being told to', async () => {
  const server = await StubServer.open();
  server.welcome = { ok: false, code: 'unknown-guest' };
  const { line, told } = open(server.url);
  await expect.poll(() => told).toEqual([['refused', { ok: false, code: 'unknown-guest' }]]);
  server.welcome = { ok: true };
  expect(server.heard).toHaveLength(1);
  line.connect();
  await expect.poll(() => line.connected).toBe(true);
});

test('closed for good it neither hears nor tries again; nobody listens any more where they are forgotten', async () => {
  const server = await StubServer.open();
  const { line, told } = open(server.url);
  await expect.poll(() => line.connected).toBe(true);
  line.close();
  expect(told).toEqual(['connected', 'lost']);
  await expect.poll(() => [...server.server.clients].filter(({ readyState }) => readyState === WebSocket.OPEN)).toEqual([]);
  line.forget();
  line.connect();
  await expect.poll(() => line.connected).toBe(true);
  expect(told).toEqual(['connected', 'lost']);
});
