import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { Manifest } from '../../build/first-picture/manifest.ts';
import { oneBrowser } from './browser.ts';
import { followLink, guest, roomBeside, seatOf, signIn, theHouse } from './guests.ts';
import type { Manner } from './person.ts';

const browser = oneBrowser();
const MOST = 160_000;
/** The page that says what went wrong has both languages: its words may be what could not be fetched. */
const MOST_HAN = 300;
/** Chinese letters, but for the two on the language switch. */
const HAN_LETTERS = /\/(noto-serif-tc|letters-(?!switch)|han-|own-)[^/]*\.(woff2|css)$/;
/** A browser that has fetched nothing yet. */
const NEW: Manner = { shared: undefined };

test('at most 160 KB of script, gzipped, until a table opens: no rules, no second language or its letters, and none of it unpacked', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', NEW);
  const { page } = mei;
  const scripts: Response[] = [];
  const letters: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(response);
    if (HAN_LETTERS.test(pathname)) letters.push(pathname);
  });
  await signIn(mei, house.url);
  await mei.click(mei.t('hall.friends'));
  await mei.button(mei.t('lobby.copy')).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes: { readonly name: string; readonly bytes: number }[] = [];
  const unpacked: string[] = [];
  const schemas: string[] = [];
  let han = 0;
  for (const script of scripts) {
    const body = await script.body();
    const name = new URL(script.url()).pathname;
    sizes.push({ name, bytes: gzipSync(body).length });
    const text = body.toString();
    if (text.includes('JSONSchema')) schemas.push(name);
    han += text.match(/\p{Script=Han}/gu)?.length ?? 0;
    if (body.length > 2_000 && (await script.allHeaders())['content-encoding'] === undefined) unpacked.push(name);
  }
  sizes.sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const told = sizes.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
  console.log(`${sizes.length} scripts before a table opens, ${total} bytes gzipped`);
  expect(sizes.length).toBeGreaterThan(2);
  expect(unpacked).toEqual([]);
  expect(schemas, 'what reads rules').toEqual([]);
  expect(letters).toEqual([]);
  expect(han, 'letters of the other language').toBeLessThanOrEqual(MOST_HAN);
  expect(total, told).toBeLessThanOrEqual(MOST);
});

test('the QR code of a room is fetched when somebody wants it, and is drawn', async () => {
  const mei = await guest(browser(), 'Mei', NEW);
  const { page } = mei;
  await signIn(mei, theHouse().url);
  await mei.click(mei.t('hall.friends'));
  await mei.button(mei.t('lobby.copy')).waitFor();
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('response', (response) => void (response.url().endsWith('.js') && fetched.push(response.url())));
  await mei.click(mei.t('lobby.qr.show'));
  await page.locator('.qr-paper .qr path').waitFor({ state: 'attached' });
  await expect.poll(() => fetched.some((url) => /\/qr-[\w-]+\.js/.test(url))).toBe(true);
});

test('who follows a friend’s link has a seat in a room that is drawn, while nothing of its rules, its bots and its table has been asked for', async () => {
  const site = new Manifest(inject('site'));
  const onTheWay = new Set(['index.html', 'hall/hall.tsx', 'app/room/room-screen.tsx'].flatMap((module) => site.scripts(module)));
  const ofTheGame = ['../games/mountain/index.ts', '../games/mountain/ui/index.tsx'].flatMap((module) => site.scripts(module));
  const later = ofTheGame.filter((file) => !onTheWay.has(file));
  expect(later.length).toBeGreaterThan(2);
  const mei = await guest(browser(), 'Mei');
  const link = await roomBeside(theHouse(), mei, 'king-of-the-mountain', { seats: 3, rules: {} });
  const tobias = await guest(browser(), 'Tobias', NEW);
  const asked: string[] = [];
  tobias.page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (later.some((file) => path.endsWith(file))) asked.push(path);
  });
  await followLink(tobias, link);
  await seatOf(tobias, 'Tobias').waitFor();
  await tobias.button(tobias.t('lobby.copy')).waitFor();
  expect(asked).toEqual([]);
});
