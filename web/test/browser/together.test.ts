import { replay } from '@tavern/engine';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { race } from '../../../examples/race/index.ts';
import { faultsOf, SIZES } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { guest, roomBeside, startWith, theHouse } from './guests.ts';
import type { Person } from './person.ts';
import { playToTheEnd, ranking, savedRecord, verifyRecord } from './play.ts';

const browser = oneBrowser();

/** Both see the end that the rules give, and each can recompute it. `people`: in the order of their seats. */
async function agree(people: readonly Person[]): Promise<void> {
  const [first] = people;
  if (first === undefined) throw new Error('nobody is there');
  const replayed = replay(race, await savedRecord(first));
  const groups = (replayed.ok ? replayed.match.over?.ranking : undefined) ?? [];
  expect(groups.flat()).toHaveLength(people.length);
  const said = groups.flatMap((group, index) => {
    const place = first.t(group.length > 1 ? 'frame.place.shared' : 'frame.place', {
      place: 1 + groups.slice(0, index).flat().length,
    });
    return group.map((each) => new RegExp(`${people[each]?.name}[^]*${place}$`));
  });
  for (const person of people) {
    await expect.poll(() => ranking(person)).toEqual(said.map((line) => expect.stringMatching(line)));
    await verifyRecord(person);
  }
}

/** Sixteen pixels of the layout, and the size of letters. */
async function grown(page: Page, [width, height]: readonly [number, number]): Promise<readonly string[]> {
  await page.setViewportSize({ width, height });
  return page.evaluate(() => {
    const { lineHeight, fontSize } = getComputedStyle(document.documentElement);
    return [lineHeight, fontSize];
  });
}

test('two in a race: one makes a room, the other follows its link; a second screen follows both, and the record verifies', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  const ann = await guest(browser(), 'Ann');
  const link = await roomBeside(house, mei, 'race', { seats: 2, pace: 'brisk' });
  const code = link.slice(-6);
  await mei.page.goto(link);

  // In Mei's own browser it is still a guest of its own: it must never see through her eyes. Nobody presses anything there.
  const page = await mei.page.context().newPage();
  onTestFinished(() => page.close());
  await page.goto(`${house.url}/#/watch/${code}?screen`);
  await page.getByRole('heading', { name: mei.t('screen.waits') }).waitFor();
  await expect.poll(() => page.title()).toBe(mei.t('app.title', { screen: mei.t('place.watch', { code }) }));
  await page.locator('.screen-corner .qr path').waitFor({ state: 'attached' });
  expect(await grown(page, [1920, 1080])).toEqual(['19.2px', '19.2px']);
  expect(await grown(page, [2560, 1440])).toEqual(['25.6px', '25.6px']);
  expect(await faultsOf(page, 'a room on a second screen', 'en', [SIZES.laptop])).toEqual([]);
  expect(await grown(page, [1440, 900])).toEqual(['16px', '16px']);

  await startWith(mei, [ann]);
  const turn = page.locator('.second-screen .turn-words h2');
  await expect.poll(() => turn.innerText()).toContain('Mei');
  expect([await page.getByRole('button').count(), await page.locator('.screen-corner').count()]).toEqual([0, 0]);
  // More time, asked for by the one who is not asked: both are told, and nobody learns who it was.
  await ann.press('t', ann.text(ann.t('frame.more.told')));
  await mei.text(mei.t('frame.more.told')).waitFor();

  await playToTheEnd([mei, ann], { within: 400_000 });
  await agree([mei, ann]);
  await page.locator('.screen-corner').waitFor();
  const ended = await turn.innerText();
  for (const person of [mei, ann]) await person.click(person.t('frame.again'));
  await expect.poll(() => turn.innerText()).not.toBe(ended);
  expect(await page.locator('.screen-corner').count()).toBe(0);
});
