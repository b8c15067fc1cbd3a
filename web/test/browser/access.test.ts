import { LANGUAGES } from '@tavern/engine';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { guest, ownHouse, signIn } from './guests.ts';
import { answer, seen } from './mountain/index.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();
const WIDTHS: readonly (readonly [width: number, height: number])[] = [
  [1440, 900],
  [1024, 768],
  [390, 844],
];

/** How the table looks on a laptop and on a phone, in every situation, is seen while a match is played (summit.test.ts). */
const TABLET = WIDTHS.slice(1, 2);

/** What is wrong with the screen as it is, at every width. */
async function look({ page }: Person, screen: string, widths = WIDTHS): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    const found = [...(await seriousFaults(page))];
    const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
    if (overflow > 0) found.push(`${overflow} px too wide`);
    faults.push(...found.map((fault) => `${screen} at ${width}: ${fault}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return faults;
}

test.each(LANGUAGES)('hall, settings, lobby, table and result can be used by everybody: %s', async (language) => {
  const house = await ownHouse();
  const mei = await guest(browser(), '林小明', { language });
  const { page } = mei;
  const faults: string[] = [];
  await signIn(mei, house.url);
  await mei.button(mei.t('hall.bots')).waitFor();
  faults.push(...(await look(mei, 'hall')));

  await mei.click(mei.t('settings.open'));
  await page.getByRole('dialog').waitFor();
  faults.push(...(await look(mei, 'settings')));
  // Whoever goes elsewhere leaves it behind.
  await page.goto(`${house.url}/#/rules`);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto(`${house.url}/#/`);

  await mei.click(mei.t('hall.friends'));
  await mei.button(mei.t('lobby.copy')).waitFor();
  faults.push(...(await look(mei, 'lobby')));

  await page.goto(`${house.url}/#/`);
  await mei.click(mei.t('hall.bots'));
  for (let moves = 0; moves < 3; ) if (await answer(mei)) moves += 1;
  await seen(mei, ({ asked }) => asked !== null, 15_000);
  faults.push(...(await look(mei, 'table', TABLET)));

  await page.keyboard.press('m');
  await mei.click(mei.t('frame.concede'));
  await mei.click(mei.t('frame.concede.really'));
  await page.locator('.ending').waitFor();
  faults.push(...(await look(mei, 'result', TABLET)));
  expect(faults).toEqual([]);
});
