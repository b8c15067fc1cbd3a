import type { Language } from '@tavern/engine';
import { registry } from '@tavern/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { oneBrowser } from './browser.ts';
import { guest, theHouse } from './guests.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();

/** A visitor to whom nothing of the app comes: what they see is the page itself. */
async function visitor(language: Language, path: string, settings = {}): Promise<Person> {
  const mei = await guest(browser(), 'Mei', { language, shared: undefined, settings });
  await mei.page.route(/\/assets\/(?!boot-)[^/]*\.js$/, () => undefined);
  await mei.page.goto(`${theHouse().url}${path}`, { waitUntil: 'commit' });
  return mei;
}

const PHONE = { width: 412, height: 823 } as const;
const first = (page: Page) => page.locator('#first');

/** A visitor with a phone, to whom nothing of the app comes. `weight`: the bytes of all that has come with the page. */
async function weighed(language: Language): Promise<{ readonly mei: Person; readonly weight: () => Promise<number> }> {
  const mei = await guest(browser(), 'Mei', { language, shared: undefined, settings: {}, drawn: true, ...PHONE });
  const sizes: Promise<number>[] = [];
  mei.page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    // What finishes as the page closes is weighed by nobody.
    size.catch(() => {});
    sizes.push(size);
  });
  await mei.page.route(/\/assets\/(?!boot-)[^/]*\.js$/, () => undefined);
  const weight = async (): Promise<number> => {
    await mei.page.evaluate(() => document.fonts.ready);
    return (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
  };
  return { mei, weight };
}

test.each<Language>(['en', 'zh-Hant'])('before any of the app has come, the hall is there to be seen (%s)', async (language) => {
  const mei = await visitor(language, '/');
  await expect
    .poll(() => first(mei.page).locator('.hall-plate').count())
    .toBe(registry.filter(({ hidden }) => hidden !== true).length);
  await first(mei.page).getByText(mei.t('hall.bots'), { exact: true }).waitFor();
  expect(await first(mei.page).locator('.language-switch [aria-pressed="true"]').getAttribute('lang')).toBe(language);
  expect(await mei.page.title()).toBe(mei.t('app.name'));
  expect(await mei.page.locator('html').getAttribute('lang')).toBe(language);
});

test.each([
  { link: '/#/room/ABCDEF', seen: '.door-paper' },
  { link: '/?room=ABCDEF', seen: '.door-paper' },
  { link: '/#/here/new/cee-lo', seen: '.solo-backdrop .wall' },
  { link: '/#/rules/skirmish', seen: '.first-elsewhere' },
])('a link to somewhere else ($link) shows what will be there, and fetches no picture of the hall', async ({ link, seen }) => {
  const { mei, weight } = await weighed('en');
  const pictures: string[] = [];
  mei.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\/(hall|model|model-small|wood)-[\w-]{8}\.(svg|webp)$/.test(pathname)) pictures.push(pathname);
  });
  await mei.page.goto(`${theHouse().url}${link}`, { waitUntil: 'load' });
  await first(mei.page).locator(seen).waitFor();
  expect(await first(mei.page).locator('.hall').count()).toBe(0);
  const bytes = await weight();
  expect(pictures).toEqual([]);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(180_000);
});

test.each<{ readonly language: Language; readonly most: number }>([
  { language: 'en', most: 200_000 },
  { language: 'zh-Hant', most: 180_000 },
])(
  'on a phone the hall’s first picture takes at most $most bytes ($language), and no script of the app comes before it',
  async ({ language, most }) => {
    const { mei, weight } = await weighed(language);
    const fonts: string[] = [];
    mei.page.on('response', (response) => void (response.url().endsWith('.woff2') && fonts.push(response.url())));
    const asked = mei.page.waitForRequest(/\/assets\/index-[^/]*\.js$/);
    await mei.page.goto(theHouse().url, { waitUntil: 'load' });
    await asked;
    const painted = await mei.page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    expect(painted).toBe(1);
    const bytes = await weight();
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(most);
    // Each font was asked for before the picture was laid out, and none beside those.
    const preloaded = await mei.page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    expect(fonts.toSorted()).toEqual(preloaded.toSorted());
  },
);

test('in Chinese, Latin letters that come late make the browser ask for no others', async () => {
  const { mei } = await weighed('zh-Hant');
  const { page } = mei;
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.woff2') && asked.push(request.url())));
  let come = (): void => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/few-/, (route) => late.then(() => route.continue()));
  await page.goto(theHouse().url, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(asked.filter((url) => !preloaded.includes(url))).toEqual([]);
  expect(asked.some((url) => url.includes('/few-'))).toBe(true);
  come();
  await expect.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length)).toBe(0);
});

test('who has chosen another language than the page’s is shown no picture in the wrong one', async () => {
  const mei = await visitor('en', '/', { language: 'zh-Hant' });
  // Until the styles are there, everything is to be seen.
  await mei.page.locator('[data-first="elsewhere"] .first-elsewhere').waitFor();
  await expect.poll(() => mei.page.locator('html').getAttribute('lang')).toBe('zh-Hant');
});

test('the app takes the picture’s place without moving anything, and breaks no rule of the page’s policy', async () => {
  const mei = await guest(browser(), 'Mei', { shared: undefined, settings: {} });
  const { page } = mei;
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  await page.addInitScript(() => {
    const boxOf = (selector: string): string => JSON.stringify(document.querySelector(selector)?.getBoundingClientRect() ?? null);
    const parts = ['.hall-beam', '.hall-games', '.hall-front', '.guest-book', '.climber', '.broadside-leaf'];
    const before = new Map<string, string>();
    // As they were in the last frame before the app came: it takes the picture away in the moment in which it is there.
    const look = (): void => {
      if (document.querySelector('#first .hall') !== null) for (const part of parts) before.set(part, boxOf(`#first ${part}`));
      if (document.querySelector('#root .hall') === null) requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, {
      moved: () =>
        parts
          .map((part) => [part, before.get(part), boxOf(`#root ${part}`)])
          .filter(([, then, now]) => then !== now || now === 'null'),
    });
  });
  await page.goto(`${theHouse().url}/`);
  await mei.button(mei.t('hall.bots')).waitFor();
  await expect.poll(() => first(page).count()).toBe(0);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => (globalThis as unknown as { moved: () => unknown[] }).moved())).toEqual([]);
  expect(complaints).toEqual([]);
});

test('in Chinese the app has its letters from the picture: it asks for no other sheet of them', async () => {
  const mei = await guest(browser(), 'Mei', { language: 'zh-Hant', shared: undefined, settings: {} });
  const { page } = mei;
  const asked: string[] = [];
  page.on('request', (request) => void (/\/own-[^/]*\.css$/.test(request.url()) && asked.push(request.url())));
  await page.goto(`${theHouse().url}/`);
  await mei.button(mei.t('hall.bots')).waitFor();
  await expect.poll(() => first(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.fonts.check('700 1em "Tavern Han"', '酒館'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a run that is opened again shows its alley before anything of the app comes, another match does not', async () => {
  const mei = await guest(browser(), 'Mei', { shared: undefined, drawn: true });
  const { page } = mei;
  await page.goto(`${theHouse().url}/#/here/new/cee-lo`);
  await page.locator('.lobby-foot .big-step').click();
  await page.locator('.cee-lo-table .between-act').first().waitFor();
  const wall = (within: string) => page.locator(`${within} .backdrop .wall`).boundingBox();
  const there = await wall('#root');
  await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await first(page).locator('.backdrop .wall').waitFor();
  // It is where the table's own will be.
  await expect.poll(() => wall('#first')).toEqual(there);
  await page.evaluate(() => location.replace(`${location.href.slice(0, -1)}x`));
  await page.reload({ waitUntil: 'commit' });
  await page.locator('[data-first="elsewhere"] .first-elsewhere').waitFor();
});
