import { expect, test } from 'vitest';
import { playMountain, ranking } from '../../../games/mountain/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { guest, playBots, theHouse } from './guests.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();

/** A finger's width. */
const FINGER = 44;
/** Everything that is to be pressed now. */
const PRESSED = [
  '.mountain-table [data-action]',
  '.mountain-table [data-do]',
  '.mountain-table [data-leads]:not([data-leads=""])',
  '.mountain-table .item.usable',
  '.mountain-table .aim',
  '[data-tray="news"] .btn',
  '.language-switch button',
]
  .map((each) => `${each}:not([aria-disabled="true"])`)
  .join(', ');

/** What a finger cannot do with the screen as it is. */
const clumsy = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(
    ({ pressed, finger }) => {
      const faults: string[] = [];
      const over = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
      if (over > 0) faults.push(`${over} px too wide`);
      for (const control of document.querySelectorAll<HTMLElement>(pressed)) {
        const { height, width } = control.getBoundingClientRect();
        const what = control.getAttribute('aria-label') ?? control.innerText.replaceAll('\n', ' ');
        if (height > 0 && Math.min(height, width) < finger - 0.5)
          faults.push(`${Math.round(width)} x ${Math.round(height)}: ${what}`);
      }
      return faults;
    },
    { pressed: PRESSED, finger: FINGER },
  );

test('KM-009: a whole game against three bots on a phone, by taps alone: nothing is too small for a finger or too wide for the screen', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', { touch: true, width: 390, height: 844 });
  const { page } = mei;
  await page.goto(house.url);
  expect(await page.evaluate(() => matchMedia('(hover: none) and (pointer: coarse)').matches)).toBe(true);
  const faults = new Map<string, string>();
  await page.locator('.language-switch button').first().waitFor();
  for (const fault of await clumsy(mei)) faults.set(fault, `hall: ${fault}`);
  await playBots(mei, (button) => button.tap());
  await playMountain([mei], {
    by: 'touch',
    meanwhile: async (_, { asked }) => {
      for (const fault of await clumsy(mei)) faults.set(fault, `${asked ?? 'waiting'}: ${fault}`);
    },
  });
  await expect.poll(() => ranking(mei)).toHaveLength(4);
  await mei.button(mei.t('frame.verify')).tap();
  await page.locator('.record-sound').waitFor();
  for (const fault of await clumsy(mei)) faults.set(fault, `ending: ${fault}`);
  expect([...faults.values()]).toEqual([]);
  expect(mei.clicks).toBe(0);
});
