import { LANGUAGES } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf, SIZES } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { copiedLink, followLink, guest, regular, theHouse } from './guests.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();
const comes = regular(browser, '林小明', { settings: { nickname: '林小明' } });
const MENU = '#/here/new/cee-lo';

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
  // It is not the one before, which is over.
  await expect.poll(() => person.page.locator('.ending').count()).toBe(0);
  await person.press('m', person.page.getByRole('dialog'));
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

test('from the hall to the table of a run in one click; what is no seed is said to be none, and nothing begins', async () => {
  const house = theHouse();
  const mei = await comes();
  await mei.page.goto(house.url);
  await mei.page.locator('[data-game="cee-lo"]').click();
  await mei.click(mei.t('hall.run'));
  await table(mei).waitFor();
  expect(mei.clicks).toBe(1);
  await giveUp(mei);
  await mei.page.goto(`${house.url}/${MENU}`);
  await seedField(mei).fill('a_b');
  await mei.text(mei.t('refusal.bad-seed', { max: 24 })).waitFor();
  await startButton(mei).click({ force: true });
  expect(mei.page.url()).toContain(MENU);
  await expect.poll(() => startButton(mei).innerText()).toContain(mei.t('solo.seed.first'));
});

test('H-14, H-15: a run with a typed seed waits for a player who closes the tab, in the hall and in the menu; the house gives a hint, and its end tells the seed in the form that counts; a new one has another, and the same one can be had again', async () => {
  const house = theHouse();
  const mei = await comes();
  await startWith(mei, house.url, ' red   dragon');
  const address = mei.page.url();
  await mei.comeBack(house.url);
  await mei.text(mei.t('hall.kept.run.new')).waitFor();
  await mei.page.goto(`${house.url}/${MENU}`);
  await mei.text(mei.t('solo.same.sub', { seed: 'RED DRAGON' })).waitFor();
  await mei.click(mei.t('solo.continue.go'));
  await table(mei).waitFor();
  expect(mei.page.url()).toBe(address);
  const words = (await entryOf('cee-lo')?.load())?.texts.en ?? {};
  const said = mei.page.locator('.hint-said');
  await mei.press('h', said);
  await said.filter({ hasNotText: words['scene.hint.thinking'] ?? '' }).waitFor();
  await expect.poll(() => said.innerText()).toMatch(/^Old Owl would .+: .*\d+(\.\d+)?% to win the run/);
  await giveUp(mei);
  const same = mei.page.getByRole('button', { name: mei.t('solo.same') });
  await same.waitFor();
  await expect.poll(() => same.innerText()).toContain(mei.t('solo.same.sub', { seed: 'RED DRAGON' }));

  const first = mei.page.url();
  await same.click();
  await mei.page.waitForURL((url) => url.href !== first);
  await giveUp(mei);
  await expect.poll(() => same.innerText()).toContain('RED DRAGON');

  await mei.page.goto(`${house.url}/${MENU}`);
  const runs = mei.page.locator('.run-list li');
  await runs.first().waitFor();
  await expect.poll(() => runs.filter({ hasText: 'RED DRAGON' }).count()).toBe(2);
  expect(await seedField(mei).inputValue()).not.toBe('RED DRAGON');
  await runs.filter({ hasText: 'RED DRAGON' }).first().getByRole('button').click();
  await expect.poll(() => seedField(mei).inputValue()).toBe('RED DRAGON');
  await mei.page.getByRole('button', { name: mei.t('solo.seed.other') }).click();
  await expect.poll(() => seedField(mei).inputValue()).not.toBe('RED DRAGON');
});

const BOTH = ['zh-Hant', 'en'] as const;

test('H-15: the daily run is played once, without hints: its score stands in the table of the day, and a second attempt is refused in words; menu and scores can be used by everybody, in every language', async () => {
  const house = theHouse();
  const mei = await comes();
  const dialog = () => mei.page.getByRole('dialog');
  const faults: string[] = [];
  const look = async (screen: string): Promise<void> => {
    faults.push(...(await faultsOf(mei.page, screen, mei.language)));
  };
  const wish = async (): Promise<void> => {
    await mei.page.goto(`${house.url}/#/`);
    await mei.page.locator('[data-game="cee-lo"]').click();
    await mei.click(mei.t('hall.daily'));
  };
  // The daily run counts once, so it asks first: a player who goes away again has not played it.
  for (const language of BOTH) {
    await mei.page.goto(`${house.url}/#/`);
    await mei.speak(language);
    await wish();
    await mei.page.getByRole('heading', { name: mei.t('daily.ask') }).waitFor();
    await look('before the one attempt');
    await mei.click(mei.t('daily.ask.no'));
  }
  await mei.click(mei.t('daily.play'));
  await mei.click(mei.t('daily.ask.yes'));
  await table(mei).waitFor();
  // It waits for a player who closes the tab, and goes on.
  await mei.comeBack(`${house.url}/${MENU}`);
  await mei.click(mei.t('daily.resume'));
  await mei.page.locator('.own-area button').first().waitFor();
  await mei.page.keyboard.press('h');
  expect(await mei.page.locator('.hint, .hint-said').count()).toBe(0);
  await giveUp(mei);
  // No other test plays the daily run of this house.
  const rank = (): string => mei.t('daily.done.rank', { rank: 1, players: 1 });
  const readScores = async (): Promise<void> => {
    await mei.page.locator('.daily-result').getByText(rank()).waitFor();
    await mei.click(mei.t('daily.open'));
    await dialog()
      .getByRole('row', { name: new RegExp(mei.name) })
      .waitFor();
    await look('scores');
    for (const [width, height] of [SIZES.phone, SIZES.laptop]) {
      await mei.page.setViewportSize({ width, height });
      await expect.poll(() => strayCells(dialog().getByRole('table'))).toEqual([]);
    }
  };
  await readScores();

  for (const language of LANGUAGES) {
    await mei.page.goto(`${house.url}/#/`);
    await mei.speak(language);
    await wish();
    await mei.page.getByRole('heading', { name: mei.t('daily.refused') }).waitFor();
    const said = (): Promise<string> => mei.page.getByRole('alert').innerText();
    if (language === 'en') await expect.poll(said).toMatch(/20 points.*next daily run begins/s);
    await mei.text(rank()).waitFor();
    await mei.page.getByRole('table').waitFor();
    await look('second attempt');
    await mei.click(mei.t('daily.refused.free'));
    await mei.page.locator('.daily-paper').getByText(rank()).waitFor();
    await mei.page.locator('.daily-paper table').waitFor();
    await mei.page.locator('.run-list li').first().waitFor();
    await mei.page.locator('.daily-paper summary').click();
    await look('menu');
  }
  // The run can be seen again, and the scores beside it.
  await mei.page.locator('.daily-paper a[href^="#/daily/"]').click();
  await readScores();
  expect(faults).toEqual([]);
});

test('a guest who follows the link to a run watches it, and sees how it ends', async () => {
  const house = theHouse();
  const mei = await comes();
  const ann = await guest(browser(), 'Ann');
  await mei.page.goto(`${house.url}/${MENU}`);
  await seedField(mei).fill('red dragon');
  await mei.click(mei.t('solo.friends'));
  const link = await copiedLink(mei);
  await mei.text('RED DRAGON').waitFor();
  await followLink(ann, link, 'join.watch');
  await ann.text('RED DRAGON').waitFor();
  await startButton(mei).click();
  for (const each of [mei, ann]) await table(each).waitFor();
  await expect.poll(() => ann.page.locator('.headline').innerText()).toContain(mei.name);
  await giveUp(mei);
  await ann.click(ann.t('frame.verify'));
  await ann.page.locator('.record-sound').waitFor();
});

test('where the alley cannot be loaded, the menu is there without it, and a run begins', async () => {
  const mei = await guest(browser(), 'Mei', { settings: { nickname: 'Mei' } });
  let refused = 0;
  await mei.page.route(/\/assets\/backdrop-[^/]*\.js$/, (route) => {
    refused += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a file that was cut off")' });
  });
  await mei.page.goto(`${theHouse().url}/${MENU}`);
  await seedField(mei).waitFor();
  await expect.poll(() => refused).toBeGreaterThan(0);
  // The page's own first picture has a wall, until the menu is there.
  const backdrop = async (): Promise<readonly number[]> =>
    Promise.all(['#first', '.solo-backdrop', '.solo-backdrop .wall'].map((each) => mei.page.locator(each).count()));
  await expect.poll(backdrop).toEqual([0, 1, 0]);
  await expect.poll(() => startButton(mei).isEnabled()).toBe(true);
});
