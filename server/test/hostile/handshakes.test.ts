import { describe, expect, test } from 'vitest';
import { TestServer, until } from '../servers.ts';
import { hello, RawSocket } from './raw-socket.ts';
import { refusalFaults } from './words.ts';

const HANDSHAKES: { readonly [what: string]: readonly [greeting: string, code: string] } = {
  'nothing at all': ['null', 'malformed'],
  'no secret': ['{"protocol":2}', 'malformed'],
  'a wrong secret': ['{"secret":"00000000000000000000000000000000","protocol":2}', 'unknown-guest'],
  'an empty secret': ['{"secret":"","protocol":2}', 'unknown-guest'],
  'a secret of SQL': [`{"secret":"' OR 1=1 --","protocol":2}`, 'unknown-guest'],
  'a huge secret': [`{"secret":"${'x'.repeat(7_000)}","protocol":2}`, 'malformed'],
  'a secret that is an object': ['{"secret":{"$ne":null},"protocol":2}', 'malformed'],
  'a list of secrets': ['{"secret":["x"],"protocol":2}', 'malformed'],
  'a secret that is inherited': ['{"__proto__":{"secret":"x"},"protocol":2}', 'malformed'],
  'a protocol to come': ['{"secret":"x","protocol":3}', 'outdated'],
  'a protocol of the past': ['{"secret":"x","protocol":1}', 'outdated'],
  'a protocol in words': ['{"secret":"x","protocol":"2"}', 'outdated'],
  'no protocol': ['{"secret":"x"}', 'outdated'],
};

const replies = (raw: RawSocket): readonly { readonly ok: boolean }[] => raw.heard.map(([, what]) => what as { ok: boolean });

describe('a client that does not say who it is', () => {
  test('is refused, is told why, and is let go', async () => {
    const server = await TestServer.start();
    for (const [what, [greeting, code]] of Object.entries(HANDSHAKES)) {
      const raw = await RawSocket.opened(server.url);
      raw.send(`[0,"hello",${greeting}]`);
      const refusal = (await raw.hears(0)) as { code: string };
      expect(refusal.code, what).toBe(code);
      expect(refusalFaults(refusal), what).toEqual([]);
      await until(() => raw.closed);
      expect(raw.why, what).toBe('refused');
    }
  });

  test('is let go where it says anything else first', async () => {
    const server = await TestServer.start();
    for (const frame of ['', 'hello', '[]', '[0,"rooms.list",{}]', '{"secret":"x"}', '[0,"hello"', new Uint8Array(3)]) {
      const raw = await RawSocket.opened(server.url);
      raw.send(frame);
      await until(() => raw.closed);
      expect(raw.heard).toEqual([]);
    }
  });

  test('has one try: then the connection is closed', async () => {
    const server = await TestServer.start();
    const { secret } = await server.newGuest();
    const raw = await RawSocket.opened(server.url);
    raw.send(...Array.from({ length: 200 }, (_, nth) => hello(String(nth))), hello(secret));
    await until(() => raw.closed);
    expect(replies(raw).filter(({ ok }) => ok)).toEqual([]);
    expect(raw.heard.length).toBeLessThanOrEqual(1);
  });
});

test('a guest who greets many times at once is there once at the most', async () => {
  const server = await TestServer.start();
  const { id, secret } = await server.newGuest('Twin');
  const raw = await RawSocket.opened(server.url);
  raw.send(...Array.from({ length: 50 }, () => hello(secret)));
  await until(() => raw.closed || raw.heard.length >= 50);
  expect(replies(raw).filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
  expect(server.log).not.toContain(id);
});
