import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { SHEETS } from '../../build/sheets.ts';
import { oneBrowser } from './browser.ts';
import { guest, theHouse } from './guests.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();
const NAMES = SHEETS.map(({ name }) => name);
const [HOUSE = '', ROOMS = '', TABLE = '', DECKS = ''] = NAMES;
/** What each file comes after; any other file of styles is a game's own table. */
const AFTER: { readonly [name: string]: readonly string[] } = {
  [HOUSE]: [],
  [ROOMS]: [HOUSE],
  [TABLE]: [HOUSE, ROOMS],
  [DECKS]: [HOUSE, ROOMS],
};
const GAME = [HOUSE, ROOMS, TABLE];
/** Fonts, and places on the first picture: no rule of any other file is about them. */
const ANYWHERE = /^(han|own|first-picture)-/;

const nameOf = (address: string): string => {
  const file = basename(new URL(address, 'http://tavern').pathname);
  return NAMES.find((name) => file.startsWith(`${name}-`)) ?? file;
};
/** The files that come before one that must come after them, or that do not come at all. */
const tooEarly = (sheets: readonly string[]): readonly string[] =>
  sheets
    .filter((name) => !ANYWHERE.test(name))
    .flatMap((name, nth) =>
      (AFTER[name] ?? GAME)
        .filter((before) => !sheets.slice(0, nth + 1).includes(before))
        .map((before) => `${name} without ${before}`),
    );

/** What the scripts of the built site fetch together, each with its styles in the order in which they come into the page. */
function fetchedTogether(): readonly (readonly string[])[] {
  const folder = join(inject('site'), 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.flatMap((script) => {
    const text = readFileSync(join(folder, script), 'utf8');
    const files = JSON.parse(/\.f=(\[[^\]]*\])/.exec(text)?.[1] ?? '[]') as readonly string[];
    return [...text.matchAll(/__vite__mapDeps\(\[([\d,]*)\]\)/g)].map(([, list = '']) =>
      list
        .split(',')
        .map((nth) => files[Number(nth)] ?? '')
        .filter((file) => file.endsWith('.css'))
        .map(nameOf),
    );
  });
}

test('nobody fetches styles without those that come before them, so that no rule wins by the way that somebody came', () => {
  const all = fetchedTogether();
  expect(new Set(all.flat().filter((name) => NAMES.includes(name)))).toEqual(new Set(NAMES));
  expect(all.flat().filter((name) => !NAMES.includes(name) && !ANYWHERE.test(name)).length).toBeGreaterThan(3);
  expect(new Set(all.flatMap(tooEarly))).toEqual(new Set());
});

const sheetsOf = async (mei: Person): Promise<readonly string[]> =>
  (await mei.page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []))).map(nameOf);

test('the hall waits for one file of styles; a lobby, a deck builder and a table come after it in order, whichever is opened first', async () => {
  const mei = await guest(browser(), 'Mei', { shared: undefined, settings: { nickname: 'Mei' } });
  const { url } = theHouse();
  const page = readFileSync(join(inject('site'), 'index.html'), 'utf8');
  const waited = [...page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href = '']) => nameOf(href));
  expect(waited.filter((name) => !ANYWHERE.test(name))).toEqual([HOUSE]);
  await mei.page.goto(`${url}/#/decks/skirmish`);
  await mei.page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => sheetsOf(mei)).toContain(DECKS);
  await mei.page.goto(`${url}/#/`);
  await mei.page.locator('[data-game="skirmish"]').click();
  await mei.click(mei.t('hall.bots'));
  await expect
    .poll(async () => (await sheetsOf(mei)).filter((name) => !NAMES.includes(name) && !ANYWHERE.test(name)).length)
    .toBe(1);
  expect(tooEarly(await sheetsOf(mei))).toEqual([]);
});
