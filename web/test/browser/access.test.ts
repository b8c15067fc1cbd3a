import { LANGUAGES } from '@tavern/engine';
import { expect, test } from 'vitest';
import { answer, reached } from '../../../games/mountain/test/table/index.ts';
import { faultsOf, SIZES } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { giveUp, guest, signIn, theHouse } from './guests.ts';

const browser = oneBrowser();

/** How the table looks on a laptop and on a phone, in every situation, is seen while a match is played (mountain.test.ts). */
const TABLET = [SIZES.tablet];

test('KM-008: hall, settings, lobby, table and result can be used by everybody, in every language', async () => {
  const house = theHouse();
  const mei = await guest(browser(), '林小明');
  const { page } = mei;
  const faults: string[] = [];
  const look = async (screen: string, sizes?: typeof TABLET): Promise<void> => {
    faults.push(...(await faultsOf(page, screen, mei.language, sizes)));
  };
  await signIn(mei, house.url);
  for (const language of ['zh-Hant', 'en'] as const) {
    await mei.button(mei.t('hall.bots')).waitFor();
    await mei.speak(language);
    await look('hall');

    await mei.click(mei.t('settings.open'));
    await page.getByRole('dialog').waitFor();
    await look('settings');
    // Going elsewhere closes it.
    await page.goto(`${house.url}/#/rules`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.goto(`${house.url}/#/`);

    await mei.click(mei.t('hall.friends'));
    await mei.button(mei.t('lobby.copy')).waitFor();
    await look('lobby');

    await page.goto(`${house.url}/#/`);
    await mei.click(mei.t('hall.bots'));
    await page.locator('.bot-dialog').waitFor();
    await look('bot dialog');
    if (language === 'zh-Hant') await page.keyboard.press('Escape');
  }
  await mei.click(page.locator('.bot-dialog .btn-primary'));
  for (let moves = 0; moves < 3; ) if (await answer(mei)) moves += 1;
  await reached(mei, ({ asked }) => asked !== null);
  for (const language of LANGUAGES) {
    await mei.speak(language);
    await look('table', TABLET);
  }

  await giveUp(mei);
  await page.locator('.ending').waitFor();
  for (const language of LANGUAGES) {
    await mei.speak(language);
    await look('result', TABLET);
  }
  expect(faults).toEqual([]);
});
