import { expect, test } from 'vitest';
import { enemies } from '../../../games/mountain/rules/catalog.ts';
import { layOut } from '../../tools/lay.ts';
import { meet, momentsOf } from '../../tools/moments.ts';
import { EVERY_SIZE } from '../../tools/pictures.ts';
import { type Driver, drivenGames, driverOf, situationsOf } from '../../tools/tables.ts';
import { oneBrowser } from './browser.ts';
import { guest, regular, theHouse } from './guests.ts';
import { leaveTables } from './laid.ts';
import { cutOff, footCovered, lettersCovered, NO_FAULTS, placesAtLast, tableFaults } from './reach.ts';
import { EVERY_LAYOUT, inTurns } from './sizes.ts';

const browser = oneBrowser();
const drivers = await Promise.all(drivenGames().map((game) => driverOf(game)));
/** They have been told everything at every table. */
const comes = regular(browser, 'Mei', { settings: { coached: drivers.flatMap(({ coached }) => coached) } });
/** Pixels that lines of the log take. */
const [TWO_LINES, THREE_LINES] = [62, 90];
/** Pixels: screens so wide have room for everything of the moment. */
const LAPTOP = 1000;
const [[WIDTH, HEIGHT] = [0, 0]] = EVERY_SIZE;

/** What only moves differently ends in the same place. */
const still = ({ situations }: Driver): Driver['situations'] =>
  situations.filter(({ moving, first }) => moving === undefined && first === undefined);

/** All of them, looked for once: what is rare takes hundreds of matches. */
const met = new Map<string, ReturnType<typeof meet>>();
function meetAll(driver: Driver): ReturnType<typeof meet> {
  const known = met.get(driver.game) ?? meet(driver, still(driver), 'Mei');
  met.set(driver.game, known);
  return known;
}

test.each(drivenGames())('%s: whatever is on the table is whole and can be pressed, at every size', async (game) => {
  const driver = await driverOf(game);
  const house = theHouse();
  const mei = await comes();
  const { page } = mei;
  await leaveTables(mei, house.url);
  const moments = await meetAll(driver);
  for (const { situation, sizes } of inTurns(still(driver))) {
    const moment = moments.get(situation.name);
    if (moment === undefined) throw new Error(`never met: ${situation.name}`);
    // What is done there takes a mouse: where it is seen in a wide size, it is laid out in that one.
    const acted = situation.live === true || situation.look !== undefined;
    const wide = sizes.find((size) => size[0] >= LAPTOP) ?? EVERY_SIZE[0];
    const [first = [WIDTH, HEIGHT]] = acted ? [wide] : sizes;
    await page.setViewportSize({ width: first[0], height: first[1] });
    await layOut(page, house.url, moment.stored(), driver.drawn);
    if (situation.live) await driver.give(page, moment);
    await situation.look?.(page, moment);
    await page.mouse.up();
    for (const [width, height] of [...sizes].sort((one, other) => Number(other === first) - Number(one === first))) {
      await page.setViewportSize({ width, height });
      const looked = { ...driver, whole: driver.reach.whole };
      let looks = 0;
      await expect
        .poll(
          async () => {
            // A hand that moves away leaves no tip behind.
            await page.mouse.move(width / 2 + (looks++ % 2), 4);
            return tableFaults(page, width >= LAPTOP ? looked : driver);
          },
          { message: `${situation.name} at ${width}x${height}` },
        )
        .toEqual(NO_FAULTS);
    }
  }
});

test('on the mountain no word of an action is cut off, no letter of a card covered, and the log has lines enough, at every size', async () => {
  const driver = await driverOf('king-of-the-mountain');
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', {});
  const { page } = mei;
  await page.goto(house.url);
  await mei.button(mei.t('hall.bots')).waitFor();
  const [turn, fight] = ['turn', 'fight-two'].flatMap((name) => situationsOf(driver, name));
  if (turn === undefined || fight === undefined) throw new Error('no such situations');
  const moments = await meetAll(driver);
  const lay = async ({ name }: typeof turn): Promise<void> => {
    const stored = moments.get(name)?.stored();
    if (stored === undefined) throw new Error(`never met: ${name}`);
    await layOut(page, house.url, stored, driver.drawn);
  };
  /** So that this many pixels of lines can be read, where the log is open. */
  const hasLog = async (least: number): Promise<boolean> => {
    const log = page.locator('.log-scroll');
    return (await log.count()) === 0 || ((await log.boundingBox())?.height ?? 0) >= least;
  };
  await lay(turn);
  for (const [width, height] of EVERY_SIZE) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => hasLog(TWO_LINES), { message: `with words to a newcomer, ${width}x${height}` }).toBe(true);
  }
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await page.locator('.coach .btn').first().click();
  for (const [width, height] of EVERY_SIZE) {
    await page.setViewportSize({ width, height });
    const at = { message: `${width}x${height}` };
    await expect.poll(() => cutOff(page, '.act small'), at).toEqual([]);
    await expect.poll(() => hasLog(THREE_LINES), at).toBe(true);
  }
  // Signs are higher than letters: the actions need no more room for them than there is.
  await mei.speak('zh-Hant');
  for (const [width, height] of EVERY_SIZE) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => footCovered(page, '.act > .btn'), { message: `zh-Hant, ${width}x${height}` }).toEqual([]);
  }
  await mei.speak('en');
  await lay(fight);
  const names = enemies.all.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  for (const [width, height] of EVERY_SIZE) {
    await page.setViewportSize({ width, height });
    const longest = [...names.slice(0, 4), 'Dragon Whelp'];
    await expect.poll(() => lettersCovered(page, longest), { message: `${width}x${height}` }).toEqual([]);
  }
});

/** Everything at the near edge whose place one gets used to. */
const NEAR = ['.own-stats', '.own-hp', '.gear-worn', '.gear-pack', '.acts-grid', '[data-action="move"]', '[data-action="end"]'];
const MOMENTS = 5;
/** Between two of them somebody has found, worn or used something. */
const APART = 3;
const STILL = 4;

test('nothing at the near edge moves by more than 4 px from turn to turn', async () => {
  const driver = await driverOf('king-of-the-mountain');
  const house = theHouse();
  const mei = await comes();
  const { page } = mei;
  await leaveTables(mei, house.url);
  const places = new Map<string, number[]>();
  let turns = 0;
  for await (const { asked, stored } of momentsOf(driver, driver.plan(7), mei.name)) {
    if (asked?.kind !== 'turn' && asked?.kind !== 'after') continue;
    turns += 1;
    if (turns % APART !== 0) continue;
    await leaveTables(mei, house.url);
    await layOut(page, house.url, stored(), driver.drawn);
    await page.locator('.acts-grid').waitFor();
    for (const [width, height] of EVERY_LAYOUT) {
      await page.setViewportSize({ width, height });
      for (const [what, x, y] of await placesAtLast(page, NEAR))
        for (const [axis, n] of [
          ['x', x],
          ['y', y],
        ] as const) {
          const name = `${what} ${axis} at ${width}x${height}`;
          places.set(name, [...(places.get(name) ?? []), n]);
        }
    }
    if (turns >= APART * MOMENTS) break;
  }
  expect(turns).toBe(APART * MOMENTS);
  const moved = [...places].flatMap(([name, all]) => {
    const by = Math.max(...all) - Math.min(...all);
    return by > STILL ? [`${name} by ${Math.round(by)}`] : [];
  });
  expect(moved).toEqual([]);
});
