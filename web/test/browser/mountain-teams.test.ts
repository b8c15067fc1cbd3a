import { verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../../games/mountain/rules/game.ts';
import { playMountain, ranking } from '../../../games/mountain/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { copiedLink, followLink, guest, roomBeside, seatOf, theHouse } from './guests.ts';
import { beReady, startMatch } from './lobby-ways.ts';
import { QUICK_CLIMB } from './mountain-quick.ts';
import type { Person } from './person.ts';
import { savedRecord, verifyRecord } from './play.ts';

const browser = oneBrowser();

/** The bands of all seats, as they are read. */
const sides = ({ page }: Person): Promise<readonly string[]> => page.locator('.seat .seat-side').allInnerTexts();

test('KM-185, H-56: two people and two bots choose their teams in a room and play to the end, and a team wins', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  const ann = await guest(browser(), 'Ann');
  const rules = { ...QUICK_CLIMB, mode: 'teams' };
  await mei.page.goto(await roomBeside(house, mei, game.name, { seats: 4, pace: 'brisk', speed: 'off', rules }));
  await followLink(ann, await copiedLink(mei));
  await seatOf(mei, 'Ann').waitFor();
  for (const nth of [2, 3]) {
    await mei.page.locator('.seat-open .mini').first().click();
    await expect.poll(() => mei.page.locator('.seat-bot').count()).toBe(nth - 1);
  }
  await expect.poll(() => sides(mei)).toEqual(['Hawks', 'Stags', 'Hawks', 'Stags']);

  // The teams' bands push no class out of sight.
  const over = (): Promise<number> => mei.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(over).toBeLessThan(2);

  // A seat's own player changes its side, and the host those of bots; nobody else has a button.
  expect(await seatOf(ann, 'Mei').locator('button.seat-side').count()).toBe(0);
  await seatOf(ann, 'Ann').locator('button.seat-side').click();
  for (const person of [mei, ann]) await expect.poll(() => sides(person)).toEqual(['Hawks', 'Bears', 'Hawks', 'Stags']);
  await seatOf(ann, 'Ann').locator('button.seat-side').click();
  await expect.poll(() => sides(mei)).toEqual(['Hawks', 'Hawks', 'Hawks', 'Stags']);
  const lastBot = mei.page.locator('.seat-bot').last().locator('button.seat-side');
  // Each press changes the side that she sees.
  for (const side of ['Bears', 'Hawks']) {
    await lastBot.click();
    await expect.poll(() => sides(mei)).toEqual(['Hawks', 'Hawks', 'Hawks', side]);
  }

  // One team alone cannot start, and all read why.
  await beReady(ann);
  for (const person of [mei, ann]) await person.text('Somebody must move to another team').first().waitFor();
  await lastBot.click();
  await seatOf(ann, 'Ann').locator('button.seat-side').click();
  await expect.poll(() => sides(mei)).toEqual(['Hawks', 'Stags', 'Hawks', 'Stags']);
  await startMatch(mei);

  await Promise.all([mei, ann].map((person) => person.page.locator('.climber .pennant').first().waitFor()));
  await playMountain([mei, ann]);
  for (const person of [mei, ann]) await person.page.locator('.ending').waitFor();
  await expect.poll(() => ranking(mei)).toHaveLength(4);
  const places = await ranking(mei);
  expect(places.map((each) => each.split(' ')[0])).toEqual(['1', '1', '2', '2']);
  await expect.poll(() => ranking(ann)).toEqual(places);
  await expect.poll(() => mei.page.locator('.ending .team-row').count()).toBe(2);
  // Every line of the story is in sight.
  const below = (): Promise<number> => mei.page.locator('.ending-sheet').evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(below).toBeLessThan(2);
  await verifyRecord(ann);
  expect(verify(game, await savedRecord(mei)).ok).toBe(true);
});
