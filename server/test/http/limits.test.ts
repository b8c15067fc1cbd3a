import { describe, expect, test } from 'vitest';
import { refusalFaults } from '../hostile/words.ts';
import { TestServer } from '../servers.ts';
import { type Answer, ask, postGuest } from './ask.ts';

const statuses = async (times: number, what: (nth: number) => Promise<Answer>): Promise<readonly number[]> =>
  (await Promise.all(Array.from({ length: times }, (_, nth) => what(nth)))).map(({ status }) => status);
const passed = (all: readonly number[]): number => all.filter((status) => status !== 429).length;

describe('one address', () => {
  test('becomes only a few guests a minute, and can do everything else after that', async () => {
    const { url } = await TestServer.start({ LIMIT_GUESTS: '3' });
    expect(await statuses(3, () => postGuest(url, '{"nickname":"Mei"}'))).toEqual([201, 201, 201]);
    const refused = await postGuest(url, '{"nickname":"Mei"}');
    expect(refused.status).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too-fast' });
    expect(refusalFaults(refused.json())).toEqual([]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(url, '/api/rooms')).status).toBe(200);
  });

  test('also where each request is refused: guessing is not free', async () => {
    const { url } = await TestServer.start({ LIMIT_GUESTS: '3' });
    expect(await statuses(5, () => postGuest(url, '{'))).toEqual(expect.arrayContaining([400, 400, 400, 429, 429]));
  });

  test.each(['/api/rooms', '/api/matches/0123456789abcdef/record', '/nothing', '/'])(
    'has a limit of requests a minute: %s',
    async (path) => {
      const { url } = await TestServer.start({ LIMIT_REQUESTS: '5' });
      expect(passed(await statuses(10, () => ask(url, path)))).toBe(5);
      const refused = await ask(url, path);
      expect(refused.status).toBe(429);
      expect(refusalFaults(refused.json())).toEqual([]);
    },
  );
});

describe('whose address it is', () => {
  const guestFrom = (url: string, forwarded: string) => postGuest(url, '{"nickname":"Mei"}', { 'x-forwarded-for': forwarded });

  test('the caller’s own: what it says about others is not believed', async () => {
    const { url } = await TestServer.start({ LIMIT_GUESTS: '3' });
    expect(passed(await statuses(6, (nth) => guestFrom(url, `10.0.0.${nth}`)))).toBe(3);
  });

  test('behind a proxy to be trusted, the one that the proxy saw, whatever the caller put before it', async () => {
    const { url } = await TestServer.start({ LIMIT_GUESTS: '3', TRUST_PROXY: 'true' });
    expect(passed(await statuses(6, (nth) => guestFrom(url, `9.9.9.${nth}, 10.0.0.1`)))).toBe(3);
    expect(passed(await statuses(6, (nth) => guestFrom(url, `9.9.9.${nth}, 10.0.0.2`)))).toBe(3);
  });
});
