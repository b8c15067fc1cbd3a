import { LANGUAGES } from '@tavern/engine';
import { expect, test } from 'vitest';
import { answer, reached } from '../../../games/mountain/test/table/index.ts';
import { faultsOf, SIZES } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { guest, signIn, theHouse } from './guests.ts';

const browser = oneBrowser();

/** How the table looks on a laptop and on a phone, in every situation, is seen while a match is played (mountain.test.ts). */
const TABLET = [SIZES.tablet];

test.each(LANGUAGES)('KM-008: hall, settings, lobby, table and result can be used by everybody: %s', async (language) => {
  const house = theHouse();
  const mei = await guest(browser(), '林小明', { language });
  const { page } = mei;
  const faults: string[] = [];
  await signIn(mei, house.url);
  await mei.button(mei.t('hall.bots')).waitFor();
  faults.push(...(await faultsOf(page, 'hall', language)));

  await mei.click(mei.t('settings.open'));
  await page.getByRole('dialog').waitFor();
  faults.push(...(await faultsOf(page, 'settings', language)));
  // Going elsewhere closes it.
  await page.goto(`${house.url}/#/rules`);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto(`${house.url}/#/`);

  await mei.click(mei.t('hall.friends'));
  await mei.button(mei.t('lobby.copy')).waitFor();
  faults.push(...(await faultsOf(page, 'lobby', language)));

  await page.goto(`${house.url}/#/`);
  await mei.click(mei.t('hall.bots'));
  await page.locator('.bot-dialog').waitFor();
  faults.push(...(await faultsOf(page, 'bot dialog', language)));
  await mei.click(page.locator('.bot-dialog .btn-primary'));
  for (let moves = 0; moves < 3; ) if (await answer(mei)) moves += 1;
  await reached(mei, ({ asked }) => asked !== null);
  faults.push(...(await faultsOf(page, 'table', language, TABLET)));

  await page.keyboard.press('m');
  await mei.click(mei.t('frame.concede'));
  await mei.click(mei.t('frame.concede.really'));
  await page.locator('.ending').waitFor();
  faults.push(...(await faultsOf(page, 'result', language, TABLET)));
  expect(faults).toEqual([]);
});
