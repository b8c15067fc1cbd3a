import { describe, expect, test } from 'vitest';
import { TestServer, until } from '../servers.ts';
import { RawSocket } from './raw-socket.ts';
import { refusalFaults } from './words.ts';

const HANDSHAKES: { readonly [what: string]: readonly [auth: string, code: string] } = {
  'nothing at all': ['', 'malformed'],
  'no secret': ['{"protocol":1}', 'malformed'],
  'a wrong secret': ['{"secret":"00000000000000000000000000000000","protocol":1}', 'unknown-guest'],
  'an empty secret': ['{"secret":"","protocol":1}', 'unknown-guest'],
  'a secret of SQL': [`{"secret":"' OR 1=1 --","protocol":1}`, 'unknown-guest'],
  'a huge secret': [`{"secret":"${'x'.repeat(7_000)}","protocol":1}`, 'malformed'],
  'a secret that is an object': ['{"secret":{"$ne":null},"protocol":1}', 'malformed'],
  'a list of secrets': ['{"secret":["x"],"protocol":1}', 'malformed'],
  'a secret that is inherited': ['{"__proto__":{"secret":"x"},"protocol":1}', 'malformed'],
  'a protocol to come': ['{"secret":"x","protocol":2}', 'outdated'],
  'a protocol in words': ['{"secret":"x","protocol":"1"}', 'outdated'],
  'no protocol': ['{"secret":"x"}', 'outdated'],
};

describe('a client that does not say who it is', () => {
  test('is refused, and is told why', async () => {
    const server = await TestServer.start();
    for (const [what, [auth, code]] of Object.entries(HANDSHAKES)) {
      const raw = await RawSocket.opened(server.url);
      raw.send(`40${auth}`);
      const { data } = JSON.parse((await raw.hears('44')).slice(2)) as { data: { code: string } };
      expect(data.code, what).toBe(code);
      expect(refusalFaults(data), what).toEqual([]);
      expect(
        raw.heard.some((packet) => packet.startsWith('40')),
        what,
      ).toBe(false);
    }
  });

  test('has one try: then the connection is closed', async () => {
    const server = await TestServer.start();
    const { secret } = await server.newGuest();
    const raw = await RawSocket.opened(server.url);
    raw.send(
      ...Array.from({ length: 200 }, (_, nth) => `40{"secret":"${nth}","protocol":1}`),
      `40{"secret":"${secret}","protocol":1}`,
    );
    await until(() => raw.closed);
    expect(raw.heard.filter((packet) => packet.startsWith('44')).length).toBeLessThanOrEqual(1);
    expect(raw.heard.filter((packet) => packet.startsWith('40'))).toEqual([]);
  });

  test('is not in another namespace either', async () => {
    const server = await TestServer.start();
    const { secret } = await server.newGuest();
    const raw = await RawSocket.opened(server.url);
    raw.send(`40/admin,{"secret":"${secret}","protocol":1}`);
    expect(await raw.hears('44')).toContain('Invalid namespace');
  });
});

test('a guest who greets many times at once is there once', async () => {
  const server = await TestServer.start();
  const { id, secret } = await server.newGuest('Twin');
  const raw = await RawSocket.opened(server.url);
  raw.send(...Array.from({ length: 50 }, () => `40{"secret":"${secret}","protocol":1}`));
  await until(() => raw.closed);
  expect(raw.heard.filter((packet) => packet.startsWith('40')).length).toBeLessThanOrEqual(1);
  expect(server.log).not.toContain(id);
});
