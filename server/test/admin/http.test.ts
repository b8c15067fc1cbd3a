import { readFileSync } from 'node:fs';
import { glossaryFaults, LANGUAGES, parseGlossary, styleFaults, textFaults } from '@tavern/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AdminCode } from '../../admin/refusal.ts';
import { adminTexts } from '../../admin/text/texts.ts';
import { prototypes } from '../hostile/scene.ts';
import { refusalFaults } from '../hostile/words.ts';
import { type Answer, ask, tellsNothing } from '../http/ask.ts';
import { TestServer } from '../servers.ts';
import { look, perform, send, startWithAdmins, TOKEN } from './admins.ts';

// A code that is missing here does not compile.
const CODES: { readonly [code in AdminCode]: true } = {
  'not-admin': true,
  'no-such-guest': true,
  'bad-addresses': true,
  'addresses-too-wide': true,
  'not-muted': true,
  'not-barred': true,
  'report-closed': true,
  'no-log': true,
};

/** What is wrong with it as a refusal, where admins have words of their own. */
function faults(answer: Answer): readonly string[] {
  const refused = answer.json() as { readonly code?: string };
  return refused.code !== undefined && refused.code in CODES ? [] : refusalFaults(refused);
}

describe('the words of admins', () => {
  test('are there for every refusal, name the same things, and keep to glossary and style', () => {
    const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
    for (const language of LANGUAGES)
      for (const code of Object.keys(CODES)) expect(adminTexts[language][`refusal.${code}`], code).toBeTruthy();
    expect(textFaults(adminTexts)).toEqual([]);
    expect(styleFaults(adminTexts)).toEqual([]);
    expect(glossaryFaults(adminTexts, parseGlossary(glossary))).toEqual([]);
  });
});

const PATHS = ['rooms', 'matches', 'matches/0123456789abcdef', 'guests/Mei', 'reports', 'bans', 'acts'];

describe('without the token', () => {
  test('there is nothing where no token is set', async () => {
    const { url } = await TestServer.start();
    for (const path of [...PATHS.map((path) => `/admin/api/${path}`), '/admin', '/admin/page/main.ts']) {
      const answer = await ask(url, path, { headers: { authorization: `Bearer ${TOKEN}` } });
      expect([answer.status, (answer.json() as { code: string }).code], path).toEqual([404, 'unknown-request']);
    }
    expect((await send(url, { do: 'unmute', guest: 'nobody000000' })).status).toBe(404);
  });

  test('everything is refused, and says no more than that', async () => {
    const { url } = await startWithAdmins();
    const wrong = ['', TOKEN, `Basic ${TOKEN}`, 'Bearer', 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`];
    for (const authorization of wrong) {
      const answer = await ask(url, '/admin/api/rooms', { headers: { authorization } });
      expect([answer.status, (answer.json() as { code: string }).code], authorization).toEqual([401, 'not-admin']);
      expect(answer.text).not.toContain(TOKEN);
      tellsNothing(answer);
    }
    expect((await ask(url, '/admin/api/rooms')).status).toBe(401);
    expect((await send(url, { do: 'unmute', guest: 'nobody000000' }, {})).status).toBe(401);
    expect((await look(url, 'acts')).json()).toMatchObject({ acts: [] });
  });

  test('nobody guesses it: after ten wrong ones within a minute an address is not listened to, also with the right one', async () => {
    const { url } = await startWithAdmins({ TRUST_PROXY: 'true' });
    const guess = (token: string, from: string) =>
      ask(url, '/admin/api/acts', { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from } });
    for (let tries = 0; tries < 10; tries++) expect((await guess('wrong', '203.0.113.7')).status).toBe(401);
    const refused = await guess(TOKEN, '203.0.113.7');
    expect([refused.status, (refused.json() as { code: string }).code]).toEqual([429, 'too-fast']);
    expect((await guess(TOKEN, '203.0.113.8')).status).toBe(200);
  });

  test('no cookie is set, no other origin is let in, and nothing is kept in caches', async () => {
    const { url } = await startWithAdmins({ ALLOWED_ORIGINS: 'https://a.example' });
    const headers = { origin: 'https://a.example', 'access-control-request-headers': 'authorization' };
    const asked = await ask(url, '/admin/api/rooms', { method: 'OPTIONS', headers });
    expect(asked.headers['access-control-allow-headers'] ?? '').not.toContain('authorization');
    const { headers: sent } = await look(url, 'rooms');
    expect([sent['set-cookie'], sent['cache-control']]).toEqual([undefined, 'no-store']);
  });
});

test('the page is there for admins, whole, without a build, and with nothing from elsewhere', async () => {
  const { url } = await startWithAdmins();
  for (const path of ['/admin', '/admin/']) {
    const page = await ask(url, path, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const files = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect((await ask(url, file)).status, file).toBe(200);
  }
  const script = await ask(url, '/admin/page/main.ts');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.text).not.toMatch(/import type|: Promise<|interface /);
});

const HOUR = 3_600_000;
const SEED = 20_261_118;
const ROUNDS = 2_000;
const AT_ONCE = 100;

/** Acts of which we know that something is wrong. */
function madeUp(guest: string, code: string) {
  const valid: readonly { readonly [field: string]: unknown }[] = [
    { do: 'mute', guest, for: HOUR, why: 'spam' },
    { do: 'kick', guest, room: code, why: 'spam' },
    { do: 'ban', who: guest, for: HOUR, why: 'spam' },
    { do: 'ban', who: '203.0.113.0/24', for: HOUR, why: 'spam' },
  ];
  const bad: { readonly [field: string]: readonly unknown[] } = {
    do: ['', 'MUTE', '__proto__', 'constructor', null, 7, ['mute'], 'unmute', 'close-report'],
    guest: ['', 'zzzzzzzzzzzz', 'ABC', '__proto__', null, 7, {}, '\u0000', "' OR 1=1 --", 'x'.repeat(5_000)],
    who: ['', ' ', 'zzzzzzzzzzzz', '0.0.0.0/0', '::/0', '1.2.3.4/99', '1.2.3', null, 7, [], '\u0000', '\uD800', '1.2.3.4\u0000'],
    for: [0, -1, 1, 59_999, 1.5, 1e308, '3600000', null, [], 2 ** 53, 11 * 365 * 24 * HOUR],
    why: ['', ' ', null, 7, {}, 'x'.repeat(201), 'a\u0000b', '\uD800', 'two\nlines'],
    room: ['', 'AAAAAA', 'OOOOOO', '__proto__', null, 7, {}, 'x'.repeat(201), '\u0000'],
    by: ['', ' ', null, 7, 'x'.repeat(41), 'a\u0000b', '\uDC00'],
  };
  const spoilt = fc.constantFrom(...valid).chain((act) =>
    fc.constantFrom(...Object.keys(act), 'by').chain((field) =>
      fc.oneof(
        fc.constantFrom(...(bad[field] ?? [])).map((value) => ({ ...act, [field]: value })),
        fc.constant(field === 'by' ? { by: 'Mei' } : Object.fromEntries(Object.entries(act).filter(([name]) => name !== field))),
        fc.string({ unit: 'binary' }).map((name) => ({ ...act, [`_${name}`]: 1 })),
      ),
    ),
  );
  const body = fc.oneof(
    spoilt.map((act) => JSON.stringify(act)),
    fc.json({ maxDepth: 1 }),
    fc.string({ unit: 'binary' }),
  );
  return fc.sample(body, { seed: SEED, numRuns: ROUNDS });
}

test('2,000 made-up requests are refused, each with a type, and change nothing', async () => {
  const server = await startWithAdmins();
  const { url } = server;
  const bob = await server.guest('Bob');
  const { code } = await bob.create('race');
  await perform(url, { do: 'mute', guest: bob.guest.id, for: HOUR, why: 'spam' });
  const inherited = prototypes();
  const state = async (): Promise<string> =>
    (await Promise.all(['rooms', 'bans', 'acts', 'reports?all=true'].map(async (path) => (await look(url, path)).text))).join(
      '\n',
    );
  const before = await state();
  const found: string[] = [];
  const bodies = madeUp(bob.guest.id, code);
  for (let from = 0; from < bodies.length; from += AT_ONCE)
    await Promise.all(
      bodies.slice(from, from + AT_ONCE).map(async (body) => {
        const answer = await send(url, body);
        if (answer.status < 400 || answer.status >= 500) found.push(`${answer.status} to ${body.slice(0, 200)}`);
        found.push(...faults(answer).map((fault) => `${fault} to ${body.slice(0, 200)}`));
      }),
    );
  const odd = [
    'matches/x',
    'matches/%00',
    'matches/0123456789abcdef?language=fr',
    'guests/%00',
    'guests/%20',
    `guests/${'x'.repeat(61)}`,
  ];
  for (const path of [...odd, 'rooms?x=1', 'reports?all=maybe', 'acts?limit=1', 'bans/1', 'guests/', 'guests/%ED%A0%80']) {
    const answer = await look(url, path);
    if (answer.status < 400 || answer.status >= 500) found.push(`${answer.status} to ${path}`);
    found.push(...faults(answer).map((fault) => `${fault} to ${path}`));
  }
  expect(found).toEqual([]);
  expect(await state()).toBe(before);
  expect(prototypes()).toBe(inherited);
  expect(bob.line.connected).toBe(true);
});
