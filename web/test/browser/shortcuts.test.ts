import { expect, test } from 'vitest';
import { reached } from '../../../games/mountain/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { guest, playBots, theHouse } from './guests.ts';

const browser = oneBrowser();

test('the keys of the present screen are listed by ? and in the settings; switched off, none of them does anything', async () => {
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  const dialog = page.getByRole('dialog');
  const rows = dialog.locator('.keys-list dl > div');
  /** What the list says of a key. */
  const does = async (key: string): Promise<string | undefined> => {
    const told = await rows.evaluateAll((all) =>
      all.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
    );
    return told.find(([named]) => named === key)?.[1] ?? undefined;
  };
  await page.goto(theHouse().url);
  await mei.button(mei.t('hall.bots')).waitFor();
  await mei.press('?', rows);
  await expect.poll(() => does('B')).toBe(mei.t('hall.bots'));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await playBots(mei);
  await reached(mei, ({ asked }) => asked !== null);
  await mei.press('?', rows);
  expect(await does('M')).toBe(mei.t('frame.menu'));
  expect(await does('I')).toBe(mei.t('rules.open'));
  expect(await does('1')).toBeDefined();
  // The same from the settings, where one comes without any key; there they are switched off.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await mei.click(mei.t('settings.open'));
  await mei.click(mei.t('keys.title'));
  await expect.poll(() => does('M')).toBe(mei.t('frame.menu'));
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(mei.t('keys.title'));
  await dialog.getByRole('switch', { name: mei.t('settings.keys.single') }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  const asked = (): Promise<string | null> =>
    page.locator('[data-option]').evaluateAll((all) => all.map(({ textContent }) => textContent).join());
  const before = await asked();
  expect(await page.locator('[aria-keyshortcuts]:not([aria-keyshortcuts="Escape"])').count()).toBe(0);
  expect(await page.locator('kbd:visible').count()).toBe(0);
  for (const key of ['m', 'i', '?', 'h', 'k', '1', '2', '3', '7', '0']) await page.keyboard.press(key);
  // A named key is heard after all of them: Tab still goes to the next.
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(await dialog.count()).toBe(0);
  expect(await asked()).toBe(before);
});
