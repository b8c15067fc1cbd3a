import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { LANGUAGES } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { TestServer, temporaryFolder } from '../servers.ts';
import { ask } from './ask.ts';

const SCRIPT = 'const seats = 6;\n'.repeat(200);

const pictures = (...places: readonly string[]): string =>
  places.map((place) => `<template data-picture="${place}"><main>\n<p>${place}</p></main></template>`).join('');
const PAGE = `<!doctype html><head><title>Tavern</title></head>${pictures('hall', 'door', 'cee-lo')}`;

/** A site as the build leaves it: its page, and a script with a hash in its name, compressed too. */
function builtSite(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'index.zh-Hant.html'), '<!doctype html><head><title>酒館</title></head>');
  writeFileSync(join(folder, '.sources'), 'ab12');
  writeFileSync(join(folder, 'service-worker.js'), SCRIPT);
  writeFileSync(join(folder, 'tavern.webmanifest'), '{}');
  const script = join(folder, 'assets', 'main-B7xY2k.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'card-A1b2C3.png'), 'not text');
  for (const name of ['hall-D4e5F6.css', 'sign-G7h8I9.woff2', 'icons-J1k2L3.svg'])
    writeFileSync(join(folder, 'assets', name), '/**/');
  return folder;
}

const serving = (environment: { readonly [name: string]: string } = {}): Promise<TestServer> =>
  TestServer.start({ SITE_DIR: builtSite(), ...environment });

describe('the site', () => {
  test('is asked for anew each time, and what it names is kept for ever', async () => {
    const { url } = await serving();
    for (const path of ['/', '/index.html']) {
      const page = await ask(url, path);
      expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(page.text).toContain('<title>Tavern</title>');
    }
    const script = await ask(url, '/assets/main-B7xY2k.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toBe('application/javascript; charset=utf-8');
  });

  test('has a service worker that is asked for anew each time, and may fetch what it keeps', async () => {
    const { url } = await serving();
    const { status, headers } = await ask(url, '/service-worker.js');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/javascript; charset=utf-8',
      'no-cache',
    ]);
    const policy = headers['content-security-policy'] ?? '';
    for (const allowed of ["connect-src 'self'", "worker-src 'self'", "manifest-src 'self'"]) expect(policy).toContain(allowed);
    const manifest = await ask(url, '/tavern.webmanifest');
    expect([manifest.headers['content-type'], manifest.headers['cache-control']]).toEqual([
      'application/manifest+json',
      'no-cache',
    ]);
  });

  test('is in the language that a browser would rather read, where the page has one', async () => {
    const { url } = await serving();
    for (const [accepted, title] of [
      ['zh-TW,zh;q=0.9,en;q=0.8', '酒館'],
      ['en-GB,en;q=0.9,zh;q=0.1', 'Tavern'],
      ['fr, zh', '酒館'],
      ['fr', 'Tavern'],
    ] as const) {
      const { text, headers } = await ask(url, '/', { headers: { 'accept-language': accepted } });
      expect([accepted, text]).toEqual([accepted, expect.stringContaining(`<title>${title}</title>`)]);
      expect(headers['vary']).toBe('Accept-Encoding, Accept-Language');
    }
  });

  test('tells chat programs who invites to which game, and nothing of a code that leads nowhere', async () => {
    const server = await serving();
    const mei = await server.guest('Mei <3');
    const created = await mei.request('room.create', { game: 'race' });
    if (!created.ok) throw new Error(JSON.stringify(created));
    const { text, headers } = await ask(server.url, `/?room=${created.room.code}`, { headers: { 'accept-language': 'en' } });
    expect(text).toContain('<meta property="og:title" content="Mei &lt;3 invites you: Race" />');
    expect(text).toMatch(/<meta property="og:description" content="[^"]{10,}" \/>/);
    expect(text).toContain(`<meta property="og:image" content="${server.url}/previews/race.jpg" />`);
    expect([headers['content-type'], headers['cache-control']]).toEqual(['text/html; charset=utf-8', 'no-cache']);
    // Nobody who follows a link to a room sees the first picture of another place.
    expect(text.slice(text.indexOf('</head>'))).toBe(`</head>${pictures('door')}`);
    const packed = await fetch(`${server.url}/?room=${created.room.code}`, { headers: { 'accept-language': 'zh' } }).then(
      (reply) => reply.text(),
    );
    expect(packed).toContain('Mei &lt;3邀請你玩');
    for (const code of ['ABC234', '%00', 'A'.repeat(3000)]) expect((await ask(server.url, `/?room=${code}`)).text).toBe(PAGE);
  });

  test('sends the rules of pages with pages and scripts, and with drawings, which can be pages; fonts and styles go without them', async () => {
    const { url } = await serving();
    const ruled = async (path: string): Promise<readonly boolean[]> => {
      const { headers } = await ask(url, path);
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
      return ['content-security-policy', 'x-frame-options'].map((name) => headers[name] !== undefined);
    };
    for (const path of ['/', '/?a=/assets/a.css', '/service-worker.js', '/assets/main-B7xY2k.js', '/assets/icons-J1k2L3.svg'])
      expect([path, await ruled(path)]).toEqual([path, [true, true]]);
    for (const path of ['/assets/hall-D4e5F6.css', '/assets/sign-G7h8I9.woff2'])
      expect([path, await ruled(path)]).toEqual([path, [false, false]]);
  });

  test('is not sent again to a browser that has it', async () => {
    const { url } = await serving();
    const { headers } = await ask(url, '/');
    const again = await ask(url, '/', { headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('comes compressed to those who can read it so', async () => {
    const { url } = await serving();
    const path = '/assets/main-B7xY2k.js';
    const plain = await ask(url, path);
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, SCRIPT]);
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const { headers } = await ask(url, path, { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBe(sent);
      expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
      expect(headers['vary']).toBe('Accept-Encoding');
      expect(Number(headers['content-length'])).toBeLessThan(SCRIPT.length / 10);
    }
    const bytes = await fetch(`${url}${path}.gz`).then((response) => response.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(SCRIPT);
    const picture = await ask(url, '/assets/card-A1b2C3.png', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([picture.headers['content-encoding'], picture.text]).toEqual([undefined, 'not text']);
  });

  test('says to caches on the way that it depends on the origin too, where it does', async () => {
    const { url } = await serving({ ALLOWED_ORIGINS: 'https://a.example' });
    const { headers } = await ask(url, '/', { headers: { origin: 'https://a.example' } });
    expect(headers['vary']).toBe('Origin, Accept-Encoding, Accept-Language');
  });

  test('keeps its own notes, and files outside of it, to itself', async () => {
    const { url } = await serving();
    for (const path of ['/.sources', '/assets', '/assets/', '/assets/../../package.json', '/assets/..%2f.sources'])
      expect((await ask(url, path)).status, path).toBeGreaterThanOrEqual(400);
  });
});

describe('a path that leads nowhere', () => {
  const person = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

  test('takes a person to the page that says so, and a link without its # to where it leads', async () => {
    const { url } = await serving();
    for (const [path, there] of [
      ['/nothing', '/#/nothing'],
      ['/room/A3X9K2?from=chat', '/#/room/A3X9K2'],
      ['//evil.example', '/#/evil.example'],
    ] as const) {
      const { status, headers } = await ask(url, path, person);
      expect([status, headers['location']], path).toEqual([302, there]);
    }
  });

  test('is refused to programs by its code, and so is everything under /api', async () => {
    const { url } = await serving();
    for (const [path, asked] of [
      ['/nothing', {}],
      ['/api/nothing', person],
      ['/assets/gone.js', { headers: { accept: '*/*' } }],
      ['/nothing', { ...person, method: 'POST' }],
    ] as const) {
      const answer = await ask(url, path, asked);
      expect([answer.status, answer.json()], path).toEqual([
        404,
        expect.objectContaining({ ok: false, code: 'unknown-request' }),
      ]);
    }
  });
});

describe('a family behind one address', () => {
  test('can load its pages and still ask: files have a budget of their own, ten times as large', async () => {
    const { url } = await serving({ LIMIT_REQUESTS: '4' });
    const loaded = await Promise.all(Array.from({ length: 45 }, () => ask(url, '/assets/main-B7xY2k.js')));
    expect(loaded.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(loaded.filter(({ status }) => status === 429)).toHaveLength(5);
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask(url, '/api/rooms')));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(4);
  });
});

test('a server without a site works, and says at its door what is missing, in every language', async () => {
  const { url } = await TestServer.start();
  const door = await ask(url, '/');
  expect([door.status, door.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  for (const language of LANGUAGES) expect(door.text).toContain(wireTexts[language]['site.missing']);
  expect((await ask(url, '/api/rooms')).status).toBe(200);
});
