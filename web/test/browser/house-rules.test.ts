import { verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../../games/mountain/rules/game.ts';
import { playMountain, ranking } from '../../../games/mountain/test/table/index.ts';
import { violationsIn } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { copiedLink, followLink, giveUp, guest, roomBeside, theHouse } from './guests.ts';
import { startMatch } from './lobby-ways.ts';
import { QUICK_CLIMB } from './mountain-quick.ts';
import type { Person } from './person.ts';
import { savedRecord, verifyRecord } from './play.ts';

const browser = oneBrowser();
/** So much has been told when one of two gives up. The way to the summit is walked in mountain.test.ts and mountain-teams.test.ts. */
const ENOUGH = 30;

/** One rule's line on the parchment. */
const rule = ({ page }: Person, name: string) =>
  page.locator('.rule').filter({ has: page.locator('.rule-label').getByText(name, { exact: true }) });

/** The host opens a rule and sets it. */
async function set(host: Person, name: string, value: string): Promise<void> {
  await rule(host, name).locator('.rule-line').click();
  await rule(host, name).getByRole('radio', { name: value, exact: true }).click();
  await expect.poll(() => rule(host, name).locator('.rule-value').innerText()).toContain(value);
}

test('KM-026, H-02, H-03, H-53: a room with house rules of its own: set in groups, told to all, kept, sent, and played with', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  const ann = await guest(browser(), 'Ann');
  await mei.page.goto(await roomBeside(house, mei, game.name, { seats: 2, pace: 'brisk', speed: 'off', rules: QUICK_CLIMB }));
  await followLink(ann, await copiedLink(mei));

  const titles = await mei.page.locator('.rule-group h3').allInnerTexts();
  expect(titles).toEqual(expect.arrayContaining(['Winning', 'Fights and duels', 'Luck and traps', 'Trade', 'Length']));
  await set(mei, 'Starting gear', 'on');
  await set(mei, 'Every class once', 'on');
  await set(mei, 'Round limit', 'After 15 rounds');
  await ann.text('Round limit').first().waitFor();
  await expect.poll(() => rule(ann, 'Starting gear').locator('.rule-value').innerText()).toContain('on');
  expect((await violationsIn(mei.page, '.house-rules')).map(({ id }) => id)).toEqual([]);

  // Kept in the host's browser, and sent by a link that opens a table with the same rules.
  await mei.click('Keep these rules');
  await mei.page.getByLabel('Name', { exact: true }).fill('Ours');
  await mei.page.keyboard.press('Enter');
  await mei.page.locator('.own-set b').getByText('Ours').waitFor();
  const link = await mei.page.locator('[data-link]').getAttribute('data-link');

  // The first who chooses a class keeps it, and the other one sees why not.
  await ann.page.locator('.choice-card').nth(1).locator('.choice-cover').click();
  const taken = mei.page.locator('.choice-card.kept');
  await expect.poll(() => taken.getAttribute('title')).toContain('Choose another one');
  await startMatch(mei);
  await Promise.all([mei, ann].map((person) => person.page.locator('.mountain-table').waitFor()));
  await playMountain([mei, ann], { enough: ENOUGH });
  await giveUp(ann);
  for (const person of [mei, ann]) await person.page.locator('.ending').waitFor();
  await expect.poll(() => ranking(mei)).toHaveLength(2);
  await verifyRecord(ann);
  const record = await savedRecord(mei);
  expect(record.rules).toMatchObject({ classKits: true, uniqueClasses: true, roundLimit: 15 });
  expect(verify(game, record).ok).toBe(true);

  await ann.page.goto(link ?? '');
  await expect.poll(() => rule(ann, 'Round limit').locator('.rule-value').innerText()).toContain('After 15 rounds');
  await ann.page.goto(`${(link ?? '').replace(/\/[^/]*$/, '')}/cheating=on`);
  await ann.text('Ask for a new link, or choose the rules here').first().waitFor();
});
