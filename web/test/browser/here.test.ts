import { same } from '@tavern/engine';
import { expect, inject, onTestFinished, test } from 'vitest';
import { answer, askedAtLast, playMountain, ranking, reached, sightOf } from '../../../games/mountain/test/table/index.ts';
import { storeMatch } from '../../tools/lay.ts';
import type { StoredMatch } from '../../tools/moments.ts';
import { oneBrowser } from './browser.ts';
import { fileHost } from './file-host.ts';
import { guest, playBots, regular, theHouse } from './guests.ts';
import { layOut, momentsOf, nearlyOver } from './mountain-moments.ts';
import type { Person } from './person.ts';
import { verifyRecord } from './play.ts';

const browser = oneBrowser();
const comes = regular(browser, 'Mei', { settings: { nickname: 'Mei' } });
/** So often the screen changes hands before it is clear that it does. */
const HANDED = 5;

async function makeMoves(person: Person, count: number): Promise<void> {
  for (let moves = 0; moves < count && !(await sightOf(person)).over; ) if (await answer(person)) moves += 1;
}

test('from the hall to the first own move against bots in three clicks, and one more where the throw for the first turn is to be read; the game waits for a player who closes the tab, is in the hall when they come back, and goes on where it was', async () => {
  const house = theHouse();
  const mei = await comes();
  await mei.page.goto(house.url);
  await playBots(mei);
  const sight = await reached(mei, ({ asked }) => asked !== null);
  // Play bots, start, move. What was thrown for the first turn may lie there to be read: that is put away before the move.
  let news = 0;
  for (let now = sight; now.moment === sight.moment; ) {
    const before = now;
    if (before.news) news += 1;
    await answer(mei);
    // Nobody presses twice because a screen is slow.
    now = await reached(mei, (next) => !same({ ...next }, { ...before }));
  }
  expect(mei.clicks).toBeLessThanOrEqual(3 + news);

  await makeMoves(mei, 5);
  const [asked, address] = [await askedAtLast(mei), mei.page.url()];

  await mei.comeBack(house.url);
  await mei.page
    .getByRole('button', { name: new RegExp(`^(${mei.t('hall.kept.turn')}|${mei.t('hall.kept.on')})`) })
    .first()
    .click();
  await expect.poll(() => askedAtLast(mei)).toBe(asked);
  expect(mei.page.url()).toBe(address);
  await makeMoves(mei, 1);
});

test('KM-039, KM-043, KM-059: a game against three bots is played from its last fight to its end by mouse, and its record verifies', async () => {
  const house = theHouse();
  const mei = await comes();
  await mei.page.goto(`${house.url}/#/`);
  await mei.button(mei.t('hall.bots')).waitFor();
  await layOut(mei.page, house.url, await nearlyOver());
  await playMountain([mei]);
  await expect.poll(() => ranking(mei)).toHaveLength(4);
  await verifyRecord(mei);
});

test('two at one screen hand it on: what one is asked the other does not see', async () => {
  const house = theHouse();
  const mei = await comes();
  const { page } = mei;
  await page.goto(`${house.url}/#/here/new/king-of-the-mountain`);
  await page.getByLabel(mei.t('lobby.seat.name', { n: 1 })).waitFor();
  await page.getByLabel(mei.t('lobby.seat.name', { n: 2 })).fill('Ann');
  await page.locator('.lobby-foot .btn-primary').click();

  const handed: string[] = [];
  let last: string | undefined;
  while (handed.length < HANDED) {
    // Looked at in one moment: behind the curtain is nothing that could be read.
    const { title, behind } = await page.evaluate(() => ({
      title: document.querySelector('main.curtain h1')?.textContent,
      behind: document.querySelectorAll('.mountain-table, .prompt, .state, .log').length,
    }));
    if (title !== undefined) expect(behind).toBe(0);
    // The same curtain may still be down.
    if (title !== undefined && title !== last) handed.push(title.trim());
    last = title;
    await answer(mei);
  }
  for (const who of ['Ann', 'Mei']) expect(handed).toContain(mei.t('frame.curtain', { who }));
});

/** A trade between the first seat and somebody, who is Ann and no bot. */
async function tradeWithAnn(): Promise<StoredMatch> {
  for (let seed = 1; seed < 40; seed++)
    for await (const { asked, view, stored } of momentsOf(seed, 3, 'Mei')) {
      const { a, b } = view.trade ?? {};
      if (asked?.kind !== 'trade' || a === undefined || b === undefined) continue;
      const { match, log } = stored();
      const seats = match.seats.map((each, index) => (index === Math.max(a, b) ? { ...each, name: 'Ann', level: null } : each));
      return { match: { ...match, seats }, log };
    }
  throw new Error('nobody ever trades');
}

test('KM-047, KM-062: two at one screen trade: it is handed on between them, and each sees their own things only', async () => {
  const house = theHouse();
  const mei = await comes();
  const { page } = mei;
  await page.goto(`${house.url}/#/`);
  await mei.button(mei.t('hall.bots')).waitFor();
  await page.goto(`${house.url}/#/here/${await storeMatch(page, await tradeWithAnn())}`);
  const own = page.locator('[data-tray="trade"] [data-zone="own"]');
  const curtain = page.locator('main.curtain button');
  await curtain.or(own.first()).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  const seenBy: string[] = [];
  for (const each of ['one', 'the other', 'one again']) {
    await own.first().waitFor();
    seenBy.push((await own.allInnerTexts()).join());
    if (each === 'one again') break;
    await page.locator('[data-tray="trade"] .hand-on button').click();
    await curtain.click();
  }
  const [one, other, again] = seenBy;
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('KM-014: any file host will do, in any folder: bots, friends at this screen, and a hall that says what it cannot do', async () => {
  const host = await fileHost('/games/tavern', inject('site'));
  onTestFinished(() => host.close());
  const mei = await guest(browser(), 'Mei');
  mei.offline = true;
  await mei.page.goto(host.url);
  await mei.page.getByText(mei.t('hall.server.none')).first().waitFor();
  await playBots(mei);
  await makeMoves(mei, 5);
});
