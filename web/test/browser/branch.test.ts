import { seat } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { expect, test } from 'vitest';
import { answer, askedAtLast, driver, reached } from '../../../games/mountain/test/table/index.ts';
import hall from '../../../games/mountain/text/hall/en.json' with { type: 'json' };
import { recordOf } from '../../play/here/rebuild.ts';
import { newBranch } from '../../play/here/start-branch.ts';
import { storeMatch } from '../../tools/lay.ts';
import type { StoredMatch } from '../../tools/moments.ts';
import { TODAY } from '../../tools/time.ts';
import { oneBrowser } from './browser.ts';
import { giveUp, guest, theHouse } from './guests.ts';
import { momentsOf } from './mountain-moments.ts';
import { savedRecord, verifyRecord } from './play.ts';

const browser = oneBrowser();

/** Mei has watched a match of two, and plays on from its round 3, when she was asked. */
async function playedOn(): Promise<{ readonly stored: StoredMatch; readonly answer: number }> {
  const pack = await entryOf(driver.game)?.load();
  let moment: number | null = null;
  for await (const { over, asked, view, stored } of momentsOf(1, 2, 'Mei')) {
    if (moment === null && asked !== null && view.round === 3) moment = stored().log.length;
    if (over === null || moment === null || pack === undefined) continue;
    const { match, log } = stored();
    const record = recordOf(pack, match, log);
    const chance = { bytes: (count: number) => new Uint8Array(count).fill(7) };
    const made = newBranch(pack, { record, answer: moment, seat: seat(0), name: 'Mei' }, chance, TODAY);
    if (made.ok) return { stored: { match: made.match, log: [] }, answer: moment };
  }
  throw new Error('the match was over before round 3');
}

test('a branch is in the hall with its origin, goes on after a reload with the log of its past, verifies, and begins again from there', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', { settings: { nickname: 'Mei' } });
  const { page } = mei;
  const { stored, answer: moment } = await playedOn();
  await page.goto(`${house.url}/#/`);
  await mei.button(mei.t('hall.bots')).waitFor();
  await storeMatch(page, stored);
  await page.reload();

  const origin = mei.t('origin.round', { game: hall['hall.game.king-of-the-mountain.name'], round: 3 });
  const line = page.getByRole('listitem').filter({ hasText: origin });
  await line.getByRole('button', { name: mei.t('hall.kept.turn') }).click();
  const first = await askedAtLast(mei);
  // What she saw before the moment is in her book.
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(5);
  await reached(mei, ({ asked }) => asked !== null);
  await answer(mei);
  const [asked, address] = [await askedAtLast(mei), page.url()];

  await page.reload();
  await expect.poll(() => askedAtLast(mei)).toBe(asked);
  expect(page.url()).toBe(address);
  await giveUp(mei);
  const again = page.getByRole('button', { name: mei.t('frame.again.there') });
  await expect.poll(() => again.innerText()).toContain(origin);
  await verifyRecord(mei);
  expect((await savedRecord(mei)).parent).toMatchObject({ answer: moment });

  await again.click();
  await expect.poll(() => page.url()).not.toBe(address);
  await expect.poll(() => askedAtLast(mei)).toBe(first);
});
