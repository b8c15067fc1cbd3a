import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { refusalFaults } from '../hostile/words.ts';
import { TestServer } from '../servers.ts';
import { ask, postGuest, tellsNothing } from './ask.ts';

test('what the server does not know is refused in words', async () => {
  const { url } = await TestServer.start();
  const unknown = [
    ['GET', '/nothing'],
    ['GET', '/api'],
    ['GET', '/api/guests'],
    ['DELETE', '/api/guests'],
    ['PUT', '/api/guests'],
    ['POST', '/health'],
    ['POST', '/api/rooms'],
    ['DELETE', '/api/matches/0123456789abcdef/record'],
    ['POST', '/'],
    ['GET', '/__proto__'],
    ['GET', '/api/constructor'],
    ['GET', '/%00'],
    ['GET', '/%ff'],
    ['GET', '/%'],
    ['GET', `/${'x'.repeat(6_000)}`],
  ] as const;
  for (const [method, path] of unknown) {
    const answer = await ask(url, path, { method });
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.status, path).toBeLessThan(500);
    expect(refusalFaults(answer.json()), path).toEqual([]);
    tellsNothing(answer);
  }
});

describe('a new guest', () => {
  const unreadable: readonly [what: string, status: number, code: string, body: string, type?: string][] = [
    ['no body', 400, 'unreadable', ''],
    ['not JSON', 400, 'unreadable', '{"nickname":'],
    ['not an object', 400, 'malformed', '7'],
    ['a list', 400, 'malformed', '[]'],
    ['null', 400, 'malformed', 'null'],
    ['no nickname', 400, 'malformed', '{}'],
    ['a nickname that is an object', 400, 'malformed', '{"nickname":{}}'],
    ['a field too many', 400, 'malformed', '{"nickname":"Mei","id":"000000000000"}'],
    ['a prototype', 400, 'unreadable', '{"nickname":"Mei","__proto__":{"admin":true}}'],
    ['a constructor’s prototype', 400, 'unreadable', '{"nickname":"Mei","constructor":{"prototype":{"admin":true}}}'],
    ['an empty nickname', 400, 'nickname-empty', '{"nickname":" "}'],
    ['a nickname that turns the writing around', 400, 'nickname-character', '{"nickname":"\u202Eieve"}'],
    ['a nickname with NUL', 400, 'nickname-character', '{"nickname":"a\\u0000b"}'],
    ['a lone surrogate', 400, 'nickname-character', '{"nickname":"\\ud800"}'],
    ['plain text', 400, 'malformed', '{"nickname":"Mei"}', 'text/plain'],
    ['a form', 415, 'unreadable', 'nickname=Mei', 'application/x-www-form-urlencoded'],
    ['XML', 415, 'unreadable', '<nickname/>', 'application/xml'],
    ['no content type that means anything', 415, 'unreadable', '{"nickname":"Mei"}', 'x'],
    ['more than 8 KB', 413, 'unreadable', `{"nickname":"${'x'.repeat(8_192)}"}`],
  ];

  test('is refused in words where it cannot be read', async () => {
    const { url } = await TestServer.start();
    for (const [what, status, code, body, type = 'application/json'] of unreadable) {
      const answer = await postGuest(url, body, { 'content-type': type });
      expect([answer.status, (answer.json() as { code: string }).code], what).toEqual([status, code]);
      expect(refusalFaults(answer.json()), what).toEqual([]);
      tellsNothing(answer);
    }
    expect(({} as { admin?: true }).admin).toBeUndefined();
  });

  test('of 8 KB exactly is read', async () => {
    const { url } = await TestServer.start();
    const body = `{"nickname":"Mei"${' '.repeat(8_192 - 18)}}`;
    expect(body).toHaveLength(8_192);
    expect((await postGuest(url, body)).status).toBe(201);
  });
});

const TRAVERSALS = [
  '/../server.ts',
  '/../../package.json',
  '/..%2fserver.ts',
  '/%2e%2e/server.ts',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..%5cserver.ts',
  '/....//server.ts',
  '/./../main.ts',
  '//etc/passwd',
  '/..%00/server.ts',
  '/.env',
  '/.git/config',
  '/page/../server.ts',
];

test('no file but those of the page can be had', async () => {
  const { url } = await TestServer.start();
  for (const path of TRAVERSALS) {
    const answer = await ask(url, path);
    expect([400, 403, 404], path).toContain(answer.status);
    expect(refusalFaults(answer.json()), path).toEqual([]);
    tellsNothing(answer);
  }
});

test('a request that is no HTTP at all harms nobody', async () => {
  const { url } = await TestServer.start();
  for (const garbage of [
    '\u0000\u0001\u0002\r\n\r\n',
    'GET\r\n\r\n',
    'POST /api/guests HTTP/1.1\r\nContent-Length: -5\r\n\r\n',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  ]) {
    const text = await new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(garbage));
      socket.on('data', (part) => {
        heard += part.toString();
      });
      socket.on('error', () => resolve(heard));
      socket.on('close', () => resolve(heard));
    });
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(text).not.toMatch(/node:|stack|\.ts/);
  }
  expect((await ask(url, '/health')).status).toBe(200);
});
