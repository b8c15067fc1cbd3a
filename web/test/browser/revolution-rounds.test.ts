import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../../games/revolution/rules/game.ts';
import { squareSeen, watchSquare, writtenSquare } from '../../../games/revolution/test/table/frames.ts';
import { answer, driver, playRevolution, reached, sightOf } from '../../../games/revolution/test/table/index.ts';
import { OVER } from '../../../games/revolution/test/table/selectors.ts';
import { TWO } from '../../../games/test/table/card-plans.ts';
import { HAND_ON } from '../../../games/test/table/house-selectors.ts';
import { oneBrowser } from './browser.ts';
import { lostFocus, watchFocus } from './focus.ts';
import { giveUp, guest } from './guests.ts';
import { momentWith, sitAt } from './laid.ts';
import { savedRecord, verifyRecord } from './play.ts';
import { firstUntrue, seenIn } from './truth.ts';

const browser = oneBrowser();
const ME = seat(0);

test('a match by keys alone, as fast as they allow while everything moves: it ends, and the square is right in every frame', async () => {
  const mei = await guest(browser(), 'Mei', { motion: true, settings: { coached: driver.coached, speed: '1x', sound: true } });
  const { page } = mei;
  await sitAt(mei, await momentWith(driver, ({ asked, view }) => asked?.kind === 'secret' && view.round === 3));
  await reached(mei, ({ asked }) => asked === 'secret');
  await watchSquare(page);
  await watchFocus(page);
  await playRevolution([mei], { by: 'keys' });
  await page.locator(OVER).waitFor();
  expect(await lostFocus(page)).toEqual([]);
  const { shown, count } = await squareSeen(page);

  const moments = seenIn(game, await savedRecord(mei), ME).map(writtenSquare);
  expect(firstUntrue(shown, moments)).toBeNull();
  // It did move: many frames, and most of what happened was to be seen.
  expect(count).toBeGreaterThan(100);
  expect(shown.length).toBeGreaterThan(10);
  await verifyRecord(mei);
});

/** So often the screen is handed on. */
const ENOUGH = 5;

test('two at one screen behind the curtain seal unseen, and go on after a tally by one press for both', async () => {
  const mei = await guest(browser(), 'Mei', { settings: { coached: driver.coached } });
  const { page } = mei;
  await sitAt(mei, await momentWith(driver, ({ asked, view }) => asked?.kind === 'secret' && view.round === 2, { from: TWO }));
  const pressed: string[] = [];
  let curtains = 0;
  const meanwhile = async (): Promise<void> => {
    const { hand, asked, moment, telling } = await sightOf(mei);
    // Looked at in one moment: behind the curtain there is nothing to read.
    const [down, behind] = await page.evaluate(() => [
      document.querySelector('main.curtain') !== null,
      document.querySelectorAll('.square-table, .log').length,
    ]);
    if (down) {
      curtains += 1;
      expect(behind).toBe(0);
    }
    if (hand || telling) return;
    // Two turns of the next round are like all others.
    if (asked === 'place' && pressed.length > 0 && curtains > ENOUGH) return giveUp(mei);
    if (asked !== 'next') return;
    pressed.push(moment);
    await answer(mei);
    // The next question is not this one again: nobody goes on a second time.
    await expect.poll(async () => (await sightOf(mei)).asked === 'next').toBe(false);
  };
  await playRevolution([mei], { meanwhile });
  await page.locator(OVER).waitFor();
  expect(await page.locator(HAND_ON).count()).toBe(0);
  expect(pressed.length).toBe(1);
  expect(curtains).toBeGreaterThan(ENOUGH);
  await verifyRecord(mei);
});
