import { LANGUAGES } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf, SIZES } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { followLink, guest, ownHouse, signIn, theHouse } from './guests.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();
const MENU = '#/here/new/cee-lo';
const DAILY = '#/daily/cee-lo';

const table = ({ page }: Person) => page.locator('.own-table[data-game="cee-lo"]');
const seedField = (person: Person) => person.page.getByLabel(person.t('solo.seed'), { exact: true });
const startButton = (person: Person) => person.page.locator('.lobby-foot .big-step');

/** Cells that do not stand below the head of their column. */
const strayCells = (table: Locator): Promise<readonly string[]> =>
  table.evaluate((all) => {
    const heads = [...all.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect());
    return [...all.querySelectorAll('tbody tr')].flatMap((row) =>
      [...row.children].flatMap((cell, column) => {
        const { left, width } = cell.getBoundingClientRect();
        const head = heads[column];
        const isBelow = head !== undefined && Math.abs(head.left - left) < 1 && Math.abs(head.width - width) < 1;
        return isBelow ? [] : [cell.textContent ?? ''];
      }),
    );
  });

/** Gives up, which ends a run at once. */
async function giveUp(person: Person): Promise<void> {
  await table(person).waitFor();
  await person.page.keyboard.press('m');
  await person.click(person.t('frame.concede'));
  await person.click(person.t('frame.concede.really'));
}

/** Begins a run with this seed from the menu. */
async function startWith(person: Person, url: string, seed: string): Promise<void> {
  await person.page.goto(`${url}/${MENU}`);
  await seedField(person).fill(seed);
  await startButton(person).click();
  await table(person).waitFor();
}

test('from the hall to the table of a run in one click', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  await mei.page.goto(house.url);
  await mei.page.locator('[data-game="cee-lo"]').click();
  await mei.click(mei.t('hall.run'));
  await table(mei).waitFor();
  expect(mei.clicks).toBe(1);
});

test('H-15: a run with a typed seed tells it, in the form that counts; a new one has another, and the same one can be had again', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  await startWith(mei, house.url, ' red   dragon');
  await giveUp(mei);
  const same = mei.page.getByRole('button', { name: mei.t('solo.same') });
  await same.waitFor();
  expect(await same.innerText()).toContain(mei.t('solo.same.sub', { seed: 'RED DRAGON' }));

  const first = mei.page.url();
  await same.click();
  await mei.page.waitForURL((url) => url.href !== first);
  await giveUp(mei);
  expect(await same.innerText()).toContain('RED DRAGON');

  await mei.page.goto(`${house.url}/${MENU}`);
  const runs = mei.page.locator('.run-list li');
  await runs.first().waitFor();
  expect(await runs.count()).toBe(2);
  const fresh = await seedField(mei).inputValue();
  expect(fresh).not.toBe('RED DRAGON');
  await runs.first().getByRole('button').click();
  expect(await seedField(mei).inputValue()).toBe('RED DRAGON');
  await mei.page.getByRole('button', { name: mei.t('solo.seed.other') }).click();
  expect(await seedField(mei).inputValue()).not.toBe('RED DRAGON');
});

test('what is no seed is said to be none, and nothing begins', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  await mei.page.goto(`${house.url}/${MENU}`);
  await seedField(mei).fill('a_b');
  await mei.page.getByText(mei.t('refusal.bad-seed', { max: 24 })).waitFor();
  await startButton(mei).click({ force: true });
  expect(mei.page.url()).toContain(MENU);
  expect(await startButton(mei).innerText()).toContain(mei.t('solo.seed.first'));
});

test('H-14: a run waits for a player who closes the tab, in the hall and in the menu', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  await startWith(mei, house.url, 'red dragon');
  const address = mei.page.url();
  await mei.comeBack(house.url);
  await mei.page.getByText(mei.t('hall.kept.run.new')).waitFor();
  await mei.page.goto(`${house.url}/${MENU}`);
  await mei.page.getByText(mei.t('solo.same.sub', { seed: 'RED DRAGON' })).waitFor();
  await mei.click(mei.t('solo.continue.go'));
  await table(mei).waitFor();
  expect(mei.page.url()).toBe(address);
});

test('H-15: the daily run is played once: its score stands in the table of the day, and a second attempt is refused in words', async () => {
  const house = await ownHouse();
  const mei = await guest(browser(), 'Mei');
  await signIn(mei, house.url);
  await mei.page.locator('[data-game="cee-lo"]').click();
  await mei.click(mei.t('hall.daily'));
  // The daily run counts once, so it asks first: a player who goes away again has not played it.
  await mei.page.getByRole('heading', { name: mei.t('daily.ask') }).waitFor();
  await mei.click(mei.t('daily.ask.no'));
  await mei.click(mei.t('daily.play'));
  await mei.click(mei.t('daily.ask.yes'));
  await table(mei).waitFor();
  // It waits for a player who closes the tab, and goes on.
  await mei.comeBack(`${house.url}/${MENU}`);
  await mei.click(mei.t('daily.resume'));
  await giveUp(mei);
  const rank = mei.t('daily.done.rank', { rank: 1, players: 1 });
  await mei.page.locator('.daily-result').getByText(rank).waitFor();
  await mei.click(mei.t('daily.open'));
  await mei.page.getByRole('dialog').getByRole('row', { name: /Mei/ }).waitFor();
  for (const size of [SIZES.laptop, SIZES.phone]) {
    await mei.page.setViewportSize({ width: size[0], height: size[1] });
    expect(await strayCells(mei.page.getByRole('dialog').getByRole('table'))).toEqual([]);
  }
  await mei.page.setViewportSize({ width: SIZES.laptop[0], height: SIZES.laptop[1] });

  await mei.page.goto(`${house.url}/#/`);
  await mei.page.locator('[data-game="cee-lo"]').click();
  await mei.click(mei.t('hall.daily'));
  await mei.page.getByRole('heading', { name: mei.t('daily.refused') }).waitFor();
  const said = await mei.page.getByRole('alert').innerText();
  expect(said).toMatch(/20 points.*next daily run begins/s);
  await mei.page.getByText(rank).waitFor();
  await mei.click(mei.t('daily.refused.free'));
  await mei.page.locator('.daily-paper').getByText(rank).waitFor();
});

test('the house gives a hint in a free run, and none in the daily run', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', { settings: { nickname: 'Mei' } });
  await startWith(mei, house.url, 'red dragon');
  await mei.page.keyboard.press('h');
  const words = (await entryOf('cee-lo')?.load())?.texts.en ?? {};
  const said = mei.page.locator('.hint-said');
  await said.filter({ hasNotText: words['scene.hint.thinking'] ?? '' }).waitFor();
  expect(await said.innerText()).toMatch(/^Old Owl would .+: .*\d+(\.\d+)?% to win the run/);
  await mei.page.goto(`${house.url}/${DAILY}`);
  await mei.click(mei.t('daily.ask.yes'));
  await mei.page.locator('.own-area button').first().waitFor();
  await mei.page.keyboard.press('h');
  expect(await mei.page.locator('.hint, .hint-said').count()).toBe(0);
});

test('a guest who follows the link to a run watches it, and sees how it ends', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', { settings: { nickname: 'Mei' } });
  const ann = await guest(browser(), 'Ann');
  await mei.page.goto(`${house.url}/${MENU}`);
  await seedField(mei).fill('red dragon');
  await mei.click(mei.t('solo.friends'));
  await mei.click(mei.t('lobby.copy'));
  await mei.page.getByText('RED DRAGON').waitFor();
  await followLink(ann, await mei.page.evaluate(() => navigator.clipboard.readText()), 'join.watch');
  await ann.page.getByText('RED DRAGON').waitFor();
  await startButton(mei).click();
  for (const each of [mei, ann]) await table(each).waitFor();
  expect(await ann.page.locator('.headline').innerText()).toContain('Mei');
  await giveUp(mei);
  await ann.click(ann.t('frame.verify'));
  await ann.page.locator('.record-sound').waitFor();
});

test.each(LANGUAGES)('menu and scores can be used by everybody: %s', async (language) => {
  const house = theHouse();
  const mei = await guest(browser(), '林小明', { language, settings: { nickname: '林小明' } });
  const faults: string[] = [];
  const look = async (screen: string): Promise<void> => {
    faults.push(...(await faultsOf(mei.page, screen, language)));
  };
  await startWith(mei, house.url, 'red dragon');
  await giveUp(mei);
  await mei.page.goto(`${house.url}/${DAILY}`);
  await mei.page.getByRole('heading', { name: mei.t('daily.ask') }).waitFor();
  await look('before the one attempt');
  await mei.click(mei.t('daily.ask.yes'));
  await giveUp(mei);
  await mei.click(mei.t('daily.open'));
  await mei.page.getByRole('dialog').getByRole('table').waitFor();
  await look('scores');
  await mei.page.goto(`${house.url}/${MENU}`);
  await mei.page.locator('.daily-paper table').waitFor();
  await mei.page.locator('.run-list li').first().waitFor();
  await mei.page.locator('.daily-paper summary').click();
  await look('menu');
  await mei.page.goto(`${house.url}/${DAILY}`);
  await mei.page.getByRole('heading', { name: mei.t('daily.refused') }).waitFor();
  await mei.page.getByRole('table').waitFor();
  await look('second attempt');
  expect(faults).toEqual([]);
});
