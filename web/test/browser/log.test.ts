import { expect, test } from 'vitest';
import { answer, reached, sightOf } from '../../../games/mountain/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { guest, theHouse } from './guests.ts';
import { layOut, type Moment, momentWith } from './mountain-moments.ts';

const browser = oneBrowser();
/** As many times slower than this machine. */
const SLOW = 4;
/** So often it is answered, each with what others then do. */
const MOVES = 6;
/** In the middle of a match: the log is longer than its box. */
const isFull = ({ asked, stored }: Moment): boolean => asked?.kind === 'turn' && stored().log.length > 60;

declare global {
  interface Window {
    /** How often the log has left its end, for whatever reason. */
    logLeft: number;
  }
}

test('on a slow machine the log follows a match; who scrolls up is left there, and led back', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', { settings: { tips: false } });
  const { page } = mei;
  await page.goto(house.url);
  await mei.button(mei.t('hall.bots')).waitFor();
  await layOut(page, house.url, (await momentWith(isFull)).stored());
  await reached(mei, ({ asked }) => asked !== null);
  await page.evaluate(() => {
    window.logLeft = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.matches('.log-newest')) window.logLeft += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  for (let moves = 0; moves < MOVES && !(await sightOf(mei)).over; ) if (await answer(mei)) moves += 1;
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await page.evaluate(() => window.logLeft)).toBe(0);
  const log = page.locator('.log-scroll:visible');
  const below = (): Promise<number> => log.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(40);
  await expect.poll(below).toBeLessThan(2);

  await log.hover();
  await page.mouse.wheel(0, -600);
  await page.locator('.log-newest').click();
  await expect.poll(below).toBeLessThan(2);
});
