import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { BEATEN_IN_THREE_WITH, beginRun, playToTheEnding } from '../../../games/cee-lo/test/table/index.ts';
import * as mountain from '../../../games/mountain/test/table/index.ts';
import * as revolution from '../../../games/revolution/test/table/index.ts';
import { OVER } from '../../../games/revolution/test/table/selectors.ts';
import { answer, driver, reached } from '../../../games/skirmish/test/table/index.ts';
import { keepOffline } from '../../build/offline/offline.ts';
import { siteFiles } from '../../build/offline/site-files.ts';
import { oneBrowser } from './browser.ts';
import { fileHost } from './file-host.ts';
import { giveUp, guest, playBots, theHouse } from './guests.ts';
import { layOut, nearlyOver } from './mountain-moments.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();
const COACHED = [driver, mountain.driver, revolution.driver].flatMap(({ coached }) => coached);
const MANNER = { shared: undefined, keepsSite: true, settings: { nickname: 'Mei', coached: COACHED } } as const;

/** Until the browser keeps the whole site, and answers for this page. */
const untilKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));

/** Names of the files that are kept, in the caches with this in their name. */
const keptIn = (page: Page, cache: string): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.includes(wanted));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname.replace(/^.*\/(?=assets\/)/, ''));
  }, cache);

/** Whether any of the house's letters are there, and those that could not come; and whether this heading is written with them. */
const lettersOn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const heading = document.querySelector('h1');
    if (heading === null) throw new Error('no heading');
    const all = [...document.fonts];
    return {
      loaded: all.some(({ status }) => status === 'loaded'),
      missing: all.flatMap(({ family, status }) => (status === 'error' ? [family] : [])),
      heading: document.fonts.check(`16px ${getComputedStyle(heading).fontFamily}`, heading.textContent),
    };
  });
const ALL_LETTERS = { loaded: true, missing: [], heading: true };

async function playSkirmishBots(mei: Person): Promise<void> {
  await mei.page.locator('[data-game="skirmish"]').click();
  await mei.click(mei.t('hall.bots'));
  await reached(mei, ({ asked }) => asked !== null);
  await answer(mei);
}

/** Begun against bots; and one that is nearly over is played to its end. */
async function climbMountain(mei: Person, url: string): Promise<void> {
  await mei.page.locator('[data-game="king-of-the-mountain"]').click();
  await playBots(mei);
  const { moment } = await mountain.reached(mei, ({ asked }) => asked !== null);
  await mountain.answer(mei);
  await mountain.reached(mei, (sight) => sight.moment !== moment);
  await layOut(mei.page, url, await nearlyOver());
  await mountain.playMountain([mei]);
}

/** At one screen: it is handed on until somebody is asked. */
async function handedOn(mei: Person): Promise<void> {
  for (;;) {
    const { hand } = await revolution.reached(mei, (sight) => sight.hand || sight.asked !== null);
    if (!hand) return;
    await revolution.answer(mei);
  }
}

/** Two at one screen; one of them gives up. A match to its end is played elsewhere. */
async function twoInTheSquare(mei: Person, url: string): Promise<void> {
  const { page } = mei;
  await page.goto(`${url}/#/here/new/revolution`);
  await page.getByLabel(mei.t('lobby.seat.name', { n: 2 })).fill('Ann');
  await page.locator('.lobby-foot .btn-primary').click();
  await handedOn(mei);
  await revolution.answer(mei);
  await revolution.reached(mei, ({ hand }) => hand);
  await handedOn(mei);
  await giveUp(mei);
  await page.locator(OVER).waitFor();
}

test('after one visit everything is there without a network: the hall in the language that was chosen, the rules, all games, against bots and at one screen, and three of them to their ends', async () => {
  const { url } = theHouse();
  const mei = await guest(browser(), 'Mei', { ...MANNER, language: 'zh-Hant' });
  const { page } = mei;
  await page.goto(url);
  await untilKept(page);
  const { files, letters } = siteFiles(inject('site'));
  const assets = files.map((file) => file.url).filter((name) => name.startsWith('assets/'));
  expect(assets.length).toBeGreaterThan(100);
  expect(letters.length).toBeGreaterThan(0);
  expect(await keptIn(page, 'precache')).toEqual(expect.arrayContaining(assets));
  await expect.poll(() => keptIn(page, 'letters')).toEqual(expect.arrayContaining([...letters]));

  mei.offline = true;
  await page.context().setOffline(true);
  // An old invitation: the page is there, and the room is not.
  const invited = await page.goto(`${url}/?room=ABC234`);
  expect([invited?.fromServiceWorker(), await invited?.text()]).toEqual([
    true,
    expect.stringMatching(/<html[^>]* lang="zh-Hant"/),
  ]);
  await mei.button(mei.t('common.back')).click();
  await mei.text(mei.t('hall.offline.text')).waitFor();
  await expect.poll(() => mei.button(mei.t('hall.friends')).innerText()).toContain(mei.t('hall.offline.why'));
  await page.getByRole('link', { name: mei.t('rules.open') }).click();
  await page.getByRole('heading', { level: 1, name: mei.t('rules.screen') }).waitFor();
  // Chinese letters are in files of their own, which come when they are needed.
  await expect.poll(() => lettersOn(page)).toEqual(ALL_LETTERS);
  // What the server says is never what it said before.
  expect(
    await page.evaluate(() =>
      fetch('/api/rooms').then(
        () => 'answered',
        () => 'not answered',
      ),
    ),
  ).toBe('not answered');

  await mei.speak('en');
  const again = await page.goto(url);
  expect(await again?.text()).toMatch(/<html[^>]* lang="en"/);
  await mei.text(mei.t('hall.offline.text')).waitFor();
  await expect.poll(() => lettersOn(page)).toEqual(ALL_LETTERS);
  await playSkirmishBots(mei);
  // To its end, the shortest way.
  await expect
    .poll(async () => {
      await page.keyboard.press((await page.locator('.war-pause').isVisible()) ? '1' : 'p');
      return page.locator('.skirmish-ending').isVisible();
    })
    .toBe(true);
  await page.goto(`${url}/#/`);
  await climbMountain(mei, url);
  await twoInTheSquare(mei, url);
  await beginRun(mei, url, BEATEN_IN_THREE_WITH);
  await playToTheEnding(mei, 'keys');
});

/** A later build: without a file that pages of this one have not asked for yet. */
async function laterSite(gone: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-later-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(inject('site'), folder, { recursive: true });
  rmSync(join(folder, gone));
  await keepOffline(folder);
  return folder;
}

const versionOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-version');

test('a new version is offered in the hall and never at a table; each tab takes it for itself, and until then finds the files that are gone from the server', async () => {
  const script = readdirSync(join(inject('site'), 'assets')).find((name) => /^rules-[\w-]{8}\.js$/.test(name));
  const gone = `assets/${script}`;
  const later = laterSite(gone);
  const host = await fileHost('/games/tavern', inject('site'));
  onTestFinished(() => host.close());
  const mei = await guest(browser(), 'Mei', MANNER);
  const { page } = mei;
  // Here is no server.
  mei.offline = true;
  await page.goto(host.url);
  await untilKept(page);
  const first = await versionOf(page);
  const other = await page.context().newPage();
  await other.goto(host.url);
  await playSkirmishBots(mei);
  const address = page.url();

  host.replace(await later);
  await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  const note = (tab: Page) => tab.locator('.version-note');
  await note(other).getByText(mei.t('version.ready')).waitFor();
  await other.locator('[aria-live="polite"]', { hasText: mei.t('version.ready') }).waitFor({ state: 'attached' });
  expect(await note(page).count()).toBe(0);
  await note(other)
    .getByRole('button', { name: mei.t('version.take') })
    .click();
  await expect.poll(() => versionOf(other)).not.toBe(first);
  await other.locator('.hall').waitFor();
  expect(await note(other).count()).toBe(0);

  // At the table nothing has happened, and it plays on.
  expect([page.url(), await versionOf(page), await note(page).count()]).toEqual([address, first, 0]);
  await answer(mei);
  await page.evaluate(() => void (location.hash = '#/rules'));
  await page.getByRole('heading', { level: 1, name: mei.t('rules.screen') }).waitFor();
  expect(await versionOf(page)).toBe(first);
  expect(await keptIn(page, 'precache')).toContain(gone);
  await page.evaluate(() => void (location.hash = '#/'));
  await note(page)
    .getByRole('button', { name: mei.t('version.take') })
    .click();
  await expect.poll(() => versionOf(page)).toBe(await versionOf(other));
  // Nobody needs the old files any more.
  await expect.poll(() => keptIn(page, 'precache')).not.toContain(gone);
});
