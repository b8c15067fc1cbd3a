import type { MatchRecord } from '@tavern/engine';
import { expect, test } from 'vitest';
import { refusalFaults } from '../hostile/words.ts';
import { good, startMatch, TestServer, until } from '../servers.ts';
import { ask, tellsNothing } from './ask.ts';

const recordAt = (match: string): string => `/api/matches/${match}/record`;

test('a record can be had when its match is over: as a file, and with the secret', async () => {
  const server = await TestServer.start();
  const { match, tables } = await startMatch(server, 'race', 2);
  const running = await ask(server.url, recordAt(match));
  expect(running.status).toBe(409);
  expect(running.json()).toMatchObject({ ok: false, code: 'match-runs' });
  expect(refusalFaults(running.json())).toEqual([]);
  expect(running.text).not.toMatch(/secret|nonce/);

  good((await tables[0]?.concede()) as { ok: boolean });
  await until(async () => (await ask(server.url, recordAt(match))).status === 200);
  const { headers, ...answer } = await ask(server.url, recordAt(match));
  expect(headers['content-type']).toContain('application/json');
  expect(headers['content-disposition']).toBe(`attachment; filename="tavern-race-${match}.json"`);
  const record = answer.json() as MatchRecord;
  expect(record).toMatchObject({ game: 'race', answers: [[0, { do: 'concede' }]] });
  expect(record.secret).toMatch(/^[0-9a-f]{64}$/);
});

const NONE = [
  ['an unknown match', '0123456789abcdef', 404, 'no-such-match'],
  ['too short an id', 'x', 400, 'malformed'],
  ['too long an id', 'x'.repeat(90), 400, 'malformed'],
  ['an id in capitals', '0123456789ABCDEF', 400, 'malformed'],
  ['SQL', "'%20OR%201=1%20--", 400, 'malformed'],
  ['NUL', '%00', 400, 'malformed'],
  ['an inherited name', '__proto__', 400, 'malformed'],
  ['a path', '..%2f..%2fx', 400, 'malformed'],
] as const;

test('there is none, and the answer says why', async () => {
  const { url } = await TestServer.start();
  for (const [what, id, status, code] of NONE) {
    const answer = await ask(url, recordAt(id));
    expect([answer.status, (answer.json() as { code: string }).code], what).toEqual([status, code]);
    expect(refusalFaults(answer.json()), what).toEqual([]);
    tellsNothing(answer);
  }
});
