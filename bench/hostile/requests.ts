import type { Rng } from '@tavern/engine';
import { POISON, poison } from './poison.ts';

/** Bytes to be thrown at the server's port. `hold`: they end in the middle, and their sender waits. */
export interface Thrown {
  readonly bytes: Buffer;
  readonly hold: boolean;
}

const PATHS = ['/', '/api/guests', '/api/rooms/', '/api/matches/', '/api/daily/', '/health', '/line', '/assets/', '/socket.io/'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'FOO', 'X'.repeat(200)];

const request = (method: string, path: string, headers: readonly string[] = [], body = ''): string =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;

const json = (body: string, length = Buffer.byteLength(body)): string =>
  request('POST', '/api/guests', ['Content-Type: application/json', `Content-Length: ${length}`], body);

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 6_000);

const whole = (text: string): Thrown => ({ bytes: Buffer.from(text), hold: false });
const held = (text: string): Thrown => ({ bytes: Buffer.from(text), hold: true });

/** A body that makes no guest: no object, no nickname, one of another type, or a field too many. */
function badGuest(rng: Rng): string {
  return rng.pick<() => string>([
    () => JSON.stringify({ nickname: [poison(rng)] }),
    () => JSON.stringify({ nickname: 'Mallory', extra: poison(rng) }),
    () => JSON.stringify({ nickname: '\u0000' }),
    () => JSON.stringify([poison(rng)]),
    () => '{"__proto__":{"nickname":"Mallory"}}',
    () => '{"nickname":',
    () => '['.repeat(rng.int(50_000)),
    () => `{"nickname":"${'x'.repeat(rng.int(500_000) + 300)}"}`,
  ])();
}

/** One request that nobody sends who means well. */
export function hostileRequest(rng: Rng): Thrown {
  const path = `${rng.pick(PATHS)}${escaped(rng.pick(POISON))}`;
  const sly = rng.pick([
    '/..%2f..%2fserver/main.ts',
    '//etc/passwd',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..\\..\\x',
    '/%',
    '/%zz',
  ]);
  const method = rng.pick(METHODS);
  const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  return rng.pick<() => Thrown>([
    () => whole(request(rng.pick(METHODS.filter((each) => each !== 'POST')), path)),
    () => whole(request('GET', `${path}?day=${escaped(rng.pick(POISON))}`)),
    () => whole(request('GET', sly)),
    () => whole(request(method, `/${'a'.repeat(rng.int(40_000))}`)),
    () =>
      whole(
        request(
          'GET',
          path,
          Array.from({ length: rng.int(3_000) }, (_, nth) => `X-${nth}: ${nth}`),
        ),
      ),
    () => whole(request('GET', '/', [`Cookie: ${'c'.repeat(rng.int(40_000))}`])),
    () => whole(request('GET', '/', ['Range: bytes=0-1,2-3,4-5,999999999999-', 'If-None-Match: *'])),
    () => whole(request('GET', '/', ['X-Forwarded-For: 1.2.3.4, ::1, %00', 'Origin: null'])),
    () => whole(json(badGuest(rng))),
    () => whole(json(badGuest(rng))),
    () => whole(request('POST', '/api/guests', ['Content-Type: text/plain', 'Content-Length: 2'], '{}')),
    () =>
      whole(
        request('POST', '/api/guests', ['Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2'], '{}'),
      ),
    () => whole(request('POST', '/api/guests', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\nGET /x')),
    () => whole(request('POST', '/api/guests', ['Content-Length: 5', 'Content-Length: 6'], '{"a":1}')),
    () => whole(request('POST', '/api/guests', ['Content-Length: -1'], '{}')),
    () =>
      whole(
        request('POST', '/api/guests', ['Transfer-Encoding: chunked', 'Content-Type: application/json'], 'zz\r\n{}\r\n0\r\n\r\n'),
      ),
    () =>
      held(
        request('POST', '/api/guests', ['Transfer-Encoding: chunked', 'Content-Type: application/json'], 'ffffffffffff\r\n{}'),
      ),
    () => whole(request('GET', '/line', upgrade)),
    () =>
      whole(
        request('GET', '/line', [
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Key: x',
          'Sec-WebSocket-Version: 99',
        ]),
      ),
    () =>
      whole(
        request('GET', '/line', [
          'Connection: Upgrade',
          ...upgrade,
          `Origin: ${rng.pick(['null', 'http://evil.example', '%', ''])}`,
        ]),
      ),
    () => whole(request('GET', '/elsewhere', ['Connection: Upgrade', ...upgrade, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='])),
    () => whole(`GET / HTTP/9.9\r\n\r\n`),
    () => whole('GET /\r\n\r\n'),
    () => whole(`${'A'.repeat(rng.int(70_000))}\r\n\r\n`),
    () => whole('\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001'),
    () => ({ bytes: Buffer.from(Array.from({ length: 1 + rng.int(2_000) }, () => rng.int(256))), hold: false }),
    () => whole(request('CONNECT', 'example.org:443')),
    () => whole(request('GET', 'http://example.org/')),
    () => whole(request('GET', '/', ['Bad Header', ': none', 'X: \u0000'])),
    () => whole(request('GET', '/', ['Expect: 100-continue', 'Expect: 200-maybe'])),
    () => whole(Array.from({ length: 30 }, () => `GET /health HTTP/1.1\r\nHost: x\r\n\r\n`).join('')),
    () => held('GET / HT'),
    () => held('POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"nick'),
    () => held('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
  ])();
}
