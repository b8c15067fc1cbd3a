import { describe, expect, test } from 'vitest';
import { TestServer } from '../servers.ts';
import { upgradeStatus } from '../wire/upgrade.ts';
import { type Answer, ask, postGuest } from './ask.ts';

const NAMED = 'https://tavern.example';
const OTHER_NAMED = 'http://localhost:5173';
const FOREIGN = [
  'https://evil.example',
  'null',
  `${NAMED}.evil.example`,
  'http://tavern.example',
  `${NAMED}:8443`,
  'file://',
  'x',
];

const allowing = (): Promise<TestServer> => TestServer.start({ ALLOWED_ORIGINS: `${NAMED}, ${OTHER_NAMED}/` });

describe('pages from elsewhere, over HTTP', () => {
  const preflight = (url: string, origin: string): Promise<Answer> =>
    ask(url, '/api/guests', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

  test('those we name may read what we say', async () => {
    const { url } = await allowing();
    for (const origin of [NAMED, OTHER_NAMED]) {
      const asked = await preflight(url, origin);
      expect(asked.status).toBe(204);
      expect(asked.headers['access-control-allow-headers']).toBe('authorization, content-type, last-event-id');
      for (const { headers } of [
        asked,
        await ask(url, '/api/rooms', { headers: { origin } }),
        await postGuest(url, '{', { origin }),
      ]) {
        expect(headers['access-control-allow-origin']).toBe(origin);
        expect(headers['vary']).toContain('Origin');
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
    }
  });

  test('others may not', async () => {
    const { url } = await allowing();
    for (const origin of FOREIGN) {
      for (const { headers } of [await preflight(url, origin), await ask(url, '/api/rooms', { headers: { origin } })])
        expect(headers['access-control-allow-origin'], origin).toBeUndefined();
    }
  });

  test('nobody may where nobody is named', async () => {
    const { url } = await TestServer.start();
    const { headers } = await ask(url, '/api/rooms', { headers: { origin: NAMED } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('pages from elsewhere, over sockets', () => {
  test('our own page, those we name, and programs without a page may connect', async () => {
    const { url } = await allowing();
    for (const origin of [url, NAMED, OTHER_NAMED]) expect(await upgradeStatus(url, { origin }), origin).toBe(101);
    expect(await upgradeStatus(url)).toBe(101);
  });

  test('others may not', async () => {
    const { url } = await allowing();
    for (const origin of [...FOREIGN, '', 'http://127.0.0.1:1']) expect(await upgradeStatus(url, { origin }), origin).toBe(403);
  });

  test('nothing else is a WebSocket', async () => {
    const { url } = await allowing();
    for (const path of ['/', '/api/guests', '/line/', '/lines']) expect(await upgradeStatus(url, {}, path), path).toBe(404);
  });
});
