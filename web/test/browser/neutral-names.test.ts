import { verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../../games/revolution/rules/game.ts';
import type { Revolution } from '../../../games/revolution/rules/types.ts';
import { driver, playRevolution, reached } from '../../../games/revolution/test/table/index.ts';
import { NAMES } from '../../../games/revolution/test/text/names.ts';
import { layOut } from '../../tools/lay.ts';
import { type Laid, momentsOf } from '../../tools/moments.ts';
import { oneBrowser } from './browser.ts';
import { guest, theHouse } from './guests.ts';
import type { Person } from './person.ts';
import { savedRecord } from './play.ts';

const browser = oneBrowser();
/** All that is to be read, and all that is read aloud. */
const words = ({ page }: Person): Promise<string> =>
  page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [aria-description], [title]')].flatMap((each) =>
      ['aria-label', 'aria-description', 'title'].map((name) => each.getAttribute(name) ?? ''),
    );
    return [document.body.textContent, ...spoken].join('\n');
  });

test('neutral names are off at first; the switch in the settings changes all names at once, and stays', async () => {
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  await page.goto(`${theHouse().url}/#/decks/revolution`);
  await page.locator('.lib-item').first().waitFor();
  expect(await words(mei)).toMatch(NAMES);
  await mei.click(mei.t('settings.open'));
  const neutral = page.getByLabel(mei.t('settings.neutral'), { exact: true });
  await neutral.click();
  await page.keyboard.press('Escape');
  await neutral.waitFor({ state: 'detached' });
  await expect.poll(() => words(mei)).not.toMatch(NAMES);
  await page.reload();
  await page.locator('.lib-item').first().waitFor();
  const all = await words(mei);
  expect(all).not.toMatch(NAMES);
  // In both languages, as the cards are printed.
  expect(all).toContain('The Showman');
  expect(all).toContain('浮誇大亨');
});

/** The last placement of a match, in which a named card has come. */
async function lastPlacement(): Promise<Laid<Revolution>> {
  let last: Laid<Revolution> | null = null;
  for await (const moment of momentsOf(driver, driver.plan(1), 'Mei')) if (moment.asked?.kind === 'place') last = moment;
  if (last === null) throw new Error('nobody was ever asked');
  return last;
}

/** Plays the rest of the match, and gives all words that were on screen, and the record. */
async function played(
  stored: ReturnType<Laid<Revolution>['stored']>,
  neutralNames: boolean,
): Promise<{ readonly said: string; readonly record: string }> {
  const { url } = theHouse();
  const mei = await guest(browser(), 'Mei', { settings: { coached: driver.coached, neutralNames } });
  await mei.page.goto(url);
  await mei.button(mei.t('hall.bots')).waitFor();
  await layOut(mei.page, url, stored);
  await reached(mei, ({ asked }) => asked === 'place');
  const said: string[] = [];
  const meanwhile = async (): Promise<void> => {
    said.push(await words(mei));
  };
  await playRevolution([mei], { meanwhile });
  await meanwhile();
  const record = await savedRecord(mei);
  expect(verify(game, record).ok).toBe(true);
  const { at: _when, ...lasting } = record;
  return { said: said.join('\n'), record: JSON.stringify(lasting) };
}

test('with neutral names nothing at the table names a real person, and the record is the same byte for byte', async () => {
  const stored = (await lastPlacement()).stored();
  const usual = await played(stored, false);
  const neutral = await played(stored, true);
  expect(usual.said).toMatch(NAMES);
  expect(NAMES.exec(neutral.said)?.[0]).toBeUndefined();
  expect(neutral.record).toBe(usual.record);
});
