import { expect, test } from 'vitest';
import { reached } from '../../../games/mountain/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { guest, playBots, theHouse } from './guests.ts';
import { heardOn, listenTo } from './heard.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();

/** What has the focus, and whether it is in the place that is shown. */
const focused = ({ page }: Person): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === null || element === document.body) return 'nothing';
    return element.closest('main') === null ? 'something elsewhere' : element.matches('h1') ? 'the heading' : 'something in it';
  });

const nameOfFocused = ({ page }: Person): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);

/** Of the heading that has the focus where the system chooses the colours: whether it has a frame, as if it were a button. null: nobody could see one. */
const framedHeading = async ({ page }: Person): Promise<boolean | null> => {
  await page.emulateMedia({ forcedColors: 'active' });
  const framed = await page.evaluate(() => {
    const heading = document.querySelector('h1:focus-visible');
    return heading === null ? null : getComputedStyle(heading).outlineStyle !== 'none';
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return framed;
};

/** Names that two landmarks of the screen share. */
const sharedNames = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = (element: Element): string =>
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
      '';
    const all = [...document.querySelectorAll('section, nav, aside, [role="region"]')].filter((each) => each.checkVisibility());
    const names = all.map(named).filter((name) => name !== '');
    return names.filter((name, index) => names.indexOf(name) !== index);
  });

/** What she is called, and people of other tests at this server. */
const NAME = '林小明';

/** Words and names in another language that are not marked as such: they would be read with the wrong voice. Within a sentence a name is a part of it. */
const unmarkedWords = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate((name) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const [text, element] = [(node.textContent ?? '').trim(), node.parentElement];
      const words = text === name ? text : text.replaceAll(name, '');
      if (!/\p{Script=Han}/u.test(words) || element === null || element.closest('script, style') !== null) continue;
      if (element.closest('[lang]')?.getAttribute('lang')?.startsWith('zh') !== true) found.push(words);
    }
    return found;
  }, NAME);

/** Buttons of the switch between languages on which a finger may land beside their letters: 44 px from top to bottom are theirs. */
const tooLow = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate((half) => {
    const all = [...document.querySelectorAll('.language-switch button')];
    const low = all.filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [y - half, y + half].some((at) => document.elementFromPoint(x, at)?.closest('button') !== each);
    });
    return [...low.map(({ textContent }) => `too low: ${textContent}`), ...(all.length === 2 ? [] : ['no switch'])];
  }, 21);

/** Of the hall, what does not grow with the letters that somebody has set in the browser, or does not fit then. */
const stuckAtTwice = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(() => {
    const words = [
      ...document.querySelectorAll('.hall-plate :is(b, small), .hall-beam nav a, .language-switch button, .ways .btn b'),
    ];
    const sizes = (): readonly number[] => words.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    const before = sizes();
    document.documentElement.style.fontSize = '200%';
    const faults = sizes().flatMap((size, index) =>
      size < 1.9 * (before[index] ?? 0) ? [`stays small: ${words[index]?.textContent}`] : [],
    );
    for (const each of words) {
      each.scrollIntoView({ block: 'center' });
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
      if (ends.some((hit) => hit === null || !(each.contains(hit) || hit.contains(each))))
        faults.push(`covered: ${each.textContent}`);
    }
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) faults.push(`${over} px too wide`);
    if (words.length < 10) faults.push('there are no words');
    document.documentElement.style.fontSize = '';
    scrollTo(0, 0);
    return faults;
  });

test('at every change of place the title names it, the focus is on its heading, no two landmarks share a name, and other languages are marked; letters of the hall grow', async () => {
  const { url } = theHouse();
  const mei = await guest(browser(), 'Mei', { settings: { nickname: NAME } });
  const { page } = mei;
  await listenTo(page);
  const heard = (): Promise<readonly string[]> => heardOn(page);
  const faults: string[] = [];
  const arrive = async (title: string, heading = 'the heading'): Promise<void> => {
    await expect.poll(() => page.title()).toBe(title);
    await expect.poll(() => focused(mei)).toBe(heading);
    for (const name of await sharedNames(mei)) faults.push(`${await page.title()}: ${name}`);
    for (const words of await unmarkedWords(mei)) faults.push(`${await page.title()}: no language for ${words}`);
  };
  const called = (screen: string): string => mei.t('app.title', { screen });
  const of = (place: string, game: string): string => called(mei.t('place.of', { place: mei.t(place), game }));
  const mountain = 'King of the Mountain';

  await page.goto(url);
  await mei.button(mei.t('hall.bots')).waitFor();
  // A new page is read from its beginning.
  await arrive(mei.t('app.name'), 'nothing');
  faults.push(...(await stuckAtTwice(mei)), ...(await tooLow(mei)));
  await mei.click(mei.t('settings.open'));
  await page.getByRole('dialog').getByRole('switch').first().waitFor();
  for (const words of await unmarkedWords(mei)) faults.push(`settings: no language for ${words}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  // A person who closes a dialog goes on where it was opened.
  await expect.poll(() => nameOfFocused(mei)).toBe(mei.t('settings.open'));
  // After a key, browsers show where the focus is.
  await page.evaluate(() => (location.hash = '#/here/new/cee-lo'));
  await arrive(of('place.set', 'Cee-Lo'));
  expect(await framedHeading(mei)).toBe(false);
  await page.evaluate(() => (location.hash = '#/'));
  await mei.click(mei.t('hall.friends'));
  await mei.button(mei.t('lobby.copy')).waitFor();
  const code = new URL(page.url()).hash.split('/').at(-1) ?? '';
  await arrive(mei.t('place.room.game', { code, game: mountain }));
  await page.goBack();
  await arrive(mei.t('app.name'));
  for (const [hash, title] of [
    ['#/here/new/king-of-the-mountain', of('place.set', mountain)],
    ['#/here/new/cee-lo', of('place.set', 'Cee-Lo')],
    ['#/decks/skirmish', of('builder.screen', 'Skirmish')],
    ['#/cards/king-of-the-mountain', of('cards.screen', mountain)],
    ['#/rules/king-of-the-mountain', of('rules.screen', mountain)],
    ['#/verify', called(mei.t('verify.screen'))],
    ['#/replay', called(mei.t('replay.screen'))],
    ['#/nowhere/at/all', called(mei.t('place.lost'))],
    ['#/', mei.t('app.name')],
  ] as const) {
    await page.evaluate((to) => (location.hash = to), hash);
    await arrive(title);
    // Going there is told to those who do not see it.
    if (hash !== '#/') await expect.poll(heard).toContain(title.replace(' · Tavern', ''));
  }
  await playBots(mei);
  await reached(mei, ({ asked }) => asked !== null);
  await expect.poll(() => page.title()).toBe(mei.t('frame.title.asked', { game: mountain }));
  await expect.poll(() => focused(mei)).not.toBe('nothing');
  for (const name of await sharedNames(mei)) faults.push(`table: ${name}`);
  expect(await page.locator('bdi[lang="zh-Hant"]').filter({ hasText: NAME }).count()).toBeGreaterThan(0);
  await mei.click(page.locator('.bar-sign'));
  await arrive(mei.t('app.name'));
  expect(faults).toEqual([]);
});
