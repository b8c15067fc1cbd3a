import { expect, test } from 'vitest';
import { oneBrowser } from './browser.ts';
import { regular, theHouse } from './guests.ts';
import { leaveTables } from './laid.ts';
import { layOut, type Moment, momentWith } from './mountain-moments.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const coached = ['turn', 'fight', 'after'].map((each) => `king-of-the-mountain.${each}`);
const comes = regular(browser, 'Mei', { settings: { coached } });

/** A moment far enough into a match that there is something to look back at. */
const isLate = (kind: string, { asked, view }: Moment): boolean => asked?.kind === kind && view.round > 4;

async function seated(kind: 'turn' | 'fight', size = LAPTOP): Promise<Person> {
  const house = theHouse();
  const mei = await comes();
  await mei.page.setViewportSize(size);
  await leaveTables(mei, house.url);
  await layOut(mei.page, house.url, (await momentWith((moment) => isLate(kind, moment))).stored());
  return mei;
}

const lines = ({ page }: Person) => page.locator('button.log-text:visible');
const landings = (person: Person) => lines(person).filter({ hasText: /lands on tile \d+/ });
const shown = ({ page }: Person) => page.locator('button.log-text[aria-current]');
const past = ({ page }: Person) => page.locator('.past');

/** Where the figures stand, by seat. */
const places = ({ page }: Person): Promise<readonly string[]> =>
  page
    .locator('.standee')
    .evaluateAll((all) => all.map((each) => `${each.getAttribute('data-seat')}:${each.getAttribute('data-at')}`));

/** Whom and which tiles the board lights up. */
const named = async ({ page }: Person) => ({
  tiles: await page.locator('[data-tile][data-named]').evaluateAll((all) => all.map((each) => each.getAttribute('data-tile'))),
  at: await page.locator('.standee[data-named]').evaluateAll((all) => all.map((each) => each.getAttribute('data-at'))),
});

const tileIn = (text: string): string => /lands on tile (\d+)/.exec(text)?.[1] ?? '';

test('KM-035, KM-036: a line of the log lights up what it names; pressed it leads to its moment, pressed again back to now', async () => {
  const mei = await seated('turn');
  const now = await places(mei);
  const line = landings(mei).first();
  const tile = tileIn(await line.innerText());
  await line.hover();
  await expect.poll(async () => (await named(mei)).tiles).toEqual([tile]);
  await line.click();
  await past(mei).waitFor();
  await mei.page.mouse.move(720, 4);
  await expect.poll(() => named(mei)).toEqual({ tiles: [tile], at: [tile] });
  const text = await line.innerText();
  await expect.poll(() => shown(mei).allInnerTexts()).toEqual([text]);
  await line.click();
  await past(mei).waitFor({ state: 'detached' });
  await expect.poll(() => shown(mei).count()).toBe(0);
  await expect.poll(() => places(mei)).toEqual(now);
});

test('KM-036: by keys alone: to a line, to its moment, step by step through time, and back with Escape', async () => {
  const mei = await seated('turn');
  const { page } = mei;
  const now = await places(mei);
  const reached = page.locator('button.log-text[tabindex="0"]:visible');
  await expect.poll(() => reached.count()).toBe(1);
  await reached.focus();
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowUp');
  const text = await page.locator('button.log-text:focus').innerText();
  await page.keyboard.press('Enter');
  await past(mei).waitFor();
  await expect.poll(() => shown(mei).allInnerTexts()).toEqual([text]);
  const all = await lines(mei).allInnerTexts();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(mei).allInnerTexts()).toEqual([all.at(-7)]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(mei).allInnerTexts()).toEqual([all.at(-5)]);
  await page.keyboard.press('Escape');
  await past(mei).waitFor({ state: 'detached' });
  await expect.poll(() => places(mei)).toEqual(now);
});

test('a player who looks back is still told what is asked; pressing an answer shows the question first, and does not answer it unseen', async () => {
  const mei = await seated('fight');
  const { page } = mei;
  const asked = await page.locator('.mountain-table').getAttribute('data-asked');
  await landings(mei).first().click();
  await past(mei).waitFor();
  await expect.poll(() => page.locator('[data-tray="fight"] .tray-acts').count()).toBe(0);
  await expect.poll(() => page.locator('.headline.mine').count()).toBe(1);
  await expect.poll(() => past(mei).getAttribute('class')).toContain('asked');
  await page.keyboard.press('1');
  await past(mei).waitFor({ state: 'detached' });
  await page.locator('[data-tray="fight"] .tray-acts').waitFor();
  await expect.poll(() => page.locator('.mountain-table').getAttribute('data-asked')).toBe(asked);
});

test('an act at the player’s own edge is done at once, and a player who looked back sees what comes of it', async () => {
  const mei = await seated('turn');
  await landings(mei).first().click();
  await past(mei).waitFor();
  const told = Number(await mei.page.locator('.mountain-table').getAttribute('data-told'));
  await mei.page.locator('[data-action="move"]').click();
  await past(mei).waitFor({ state: 'detached' });
  await expect
    .poll(async () => Number(await mei.page.locator('.mountain-table').getAttribute('data-told')))
    .toBeGreaterThan(told);
});

test('KM-036: on a phone the book is a dialog: pressing a line closes it and shows the moment', async () => {
  const mei = await seated('turn', PHONE);
  const { page } = mei;
  await mei.click(mei.t('frame.log'));
  const line = page
    .getByRole('dialog')
    .locator('button.log-text')
    .filter({ hasText: /lands on tile \d+/ })
    .last();
  const tile = tileIn(await line.innerText());
  await line.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await past(mei).waitFor();
  await expect.poll(async () => (await named(mei)).tiles).toEqual([tile]);
  await past(mei).getByRole('button').last().click();
  await past(mei).waitFor({ state: 'detached' });
  await expect.poll(() => named(mei)).toEqual({ tiles: [], at: [] });
});
