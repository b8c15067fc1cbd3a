import { expect, test } from 'vitest';
import { reached, said, sightOf } from '../../../games/mountain/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { guest, theHouse } from './guests.ts';
import { layOut, momentWith } from './mountain-moments.ts';

const browser = oneBrowser();

test('on the mountain the house can be asked too: it says what it would do, marks it, and does nothing by itself', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  await page.goto(house.url);
  await mei.button(mei.t('hall.bots')).waitFor();
  // In a match of chance a bot may come first, and ask for a duel: then there is no Move.
  await layOut(page, house.url, (await momentWith(({ asked }) => asked?.kind === 'turn')).stored());
  const { moment } = await reached(mei, ({ asked }) => asked === 'turn');
  expect(await page.locator('.hinted').count()).toBe(0);
  await mei.press('h', page.locator('.hint-said'));
  await page
    .locator('.hint-said')
    .filter({ hasNotText: said(mei, 'hint.thinking') })
    .waitFor();
  await expect.poll(() => page.locator('.hint-said').innerText()).not.toBe(said(mei, 'hint.nothing'));
  const marked = page.locator('.mountain-table .hinted');
  await expect.poll(() => marked.count()).toBe(1);
  await expect.poll(() => marked.getAttribute('aria-disabled')).toBeNull();
  await expect.poll(() => marked.getAttribute('aria-description')).toBe(said(mei, 'hint.mark'));
  expect((await sightOf(mei)).moment).toBe(moment);
  await page.locator('[data-action="move"]').click();
  await reached(mei, (sight) => sight.moment !== moment);
  await expect.poll(() => page.locator('.hint-said, .hinted').count()).toBe(0);
});
