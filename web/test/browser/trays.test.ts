import { expect, test } from 'vitest';
import { layOut } from '../../tools/lay.ts';
import { meet } from '../../tools/moments.ts';
import { EVERY_SIZE } from '../../tools/pictures.ts';
import { drivenGames, driverOf } from '../../tools/tables.ts';
import { oneBrowser } from './browser.ts';
import { guest, ownHouse } from './guests.ts';
import { unreachable } from './reach.ts';

const browser = oneBrowser();

test.each(drivenGames())('%s: whatever lies on the table is whole and can be pressed, at every size', async (game) => {
  const driver = await driverOf(game);
  const house = await ownHouse();
  const mei = await guest(browser(), 'Mei', { settings: { coached: driver.coached } });
  const { page } = mei;
  await page.goto(house.url);
  await mei.button(mei.t('hall.bots')).waitFor();
  // What only moves differently ends in the same place.
  const still = driver.situations.filter(({ moving, first }) => moving === undefined && first === undefined);
  const met = await meet(driver, still, mei.name);
  const faults: string[] = [];
  for (const situation of still) {
    const moment = met.get(situation.name);
    if (moment === undefined) throw new Error(`never met: ${situation.name}`);
    const [[width, height] = [0, 0]] = EVERY_SIZE;
    await page.setViewportSize({ width, height });
    await layOut(page, house.url, moment.shelved(), driver.drawn);
    if (situation.live) await driver.give(page, moment);
    await situation.look?.(page, moment);
    await page.mouse.up();
    for (const [wide, high] of EVERY_SIZE) {
      await page.setViewportSize({ width: wide, height: high });
      await page.mouse.move(wide / 2, 4);
      const look = async (): Promise<readonly string[]> =>
        (await unreachable(page, driver.reach)).map((fault) => `${situation.name} at ${wide}x${high}: ${fault}`);
      const poll = await expect
        .poll(look, { timeout: 1_500 })
        .toEqual([])
        .then(() => [], look);
      faults.push(...poll);
    }
  }
  expect(faults).toEqual([]);
});
