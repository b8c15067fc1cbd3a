// `npm run screens`: a picture of every screen, large and on a phone, into docs/screens. It plays until it has met everything.
// `npm run screens -- cee-lo`: only those of the alley; `npm run screens -- summit [fight]`: only those of the mountain [that begin so].
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium as launcher, type Page } from 'playwright-core';
import { buildIfStale } from '../build/build-if-stale.ts';
import { chromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';
import { answer, sightOf } from '../test/browser/mountain/index.ts';
import { type Manner, Person } from '../test/browser/person.ts';
import { inTheAlley } from './alley.ts';
import { COACHED as GUIDED, onTheSummit, type Size, TABLE_SIZES } from './summit.ts';

const GAME = 'king-of-the-mountain';
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;
/** As PNG they would be 90 MB: paper and wood are full of grain. */
const QUALITY = 72;
const folder = fileURLToPath(new URL('../../docs/screens', import.meta.url));
const SETTINGS = { nickname: 'Mei', coached: GUIDED };
/** More than anything takes. */
const TRIES = 400;

const take = async (page: Page, name: string, [width]: Size): Promise<void> => {
  await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), quality: QUALITY });
};

async function shoot({ page }: Person, name: string, sizes: readonly Size[] = SIZES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    await take(page, name, size);
  }
  await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
  console.log(name);
}

async function as(browser: Browser, name: string, manner: Manner, visit: (person: Person) => Promise<void>): Promise<void> {
  const person = await Person.come(browser, name, manner);
  try {
    await visit(person);
  } finally {
    await person.close();
  }
}

/** The rooms of the house that one can walk into. */
async function still(person: Person, url: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}/#/`);
  await person.button(person.t('hall.bots')).waitFor();
  await page.waitForTimeout(1_500);
  await shoot(person, 'hall');
  await person.click(person.t('settings.open'));
  await page.getByRole('dialog').waitFor();
  await shoot(person, 'settings');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  for (const [route, name] of [
    [`rules/${GAME}`, 'rules'],
    ['verify', 'verify'],
    [`here/new/${GAME}`, 'set-table'],
    ['here/new/cee-lo', 'menu'],
  ] as const) {
    await page.goto(`${url}/#/${route}`);
    await page.locator('h1').first().waitFor();
    await shoot(person, name);
  }
}

/** A room on the server, with company, and the table where one waits for the other. */
async function together(browser: Browser, url: string): Promise<void> {
  await as(browser, 'Mei', { settings: SETTINGS }, async (mei) => {
    await mei.page.goto(`${url}/#/`);
    await mei.click(mei.t('hall.friends'));
    await mei.button(mei.t('lobby.copy')).waitFor();
    const link = mei.page.url();
    await as(browser, 'Bartholomew', { settings: { ...SETTINGS, nickname: 'Bartholomew' } }, async (friend) => {
      await friend.page.goto(link);
      await friend.button(friend.t('lobby.ready')).waitFor();
      await mei.click(mei.t('lobby.bot.seat'));
      await shoot(mei, 'lobby');
      await friend.click(friend.t('lobby.ready'));
      await mei.page.locator('.lobby-foot .btn-primary:not([aria-disabled="true"])').click();
      // Until the other one is asked, a few turns into the match.
      for (let turns = 0, tries = 0; tries < TRIES; tries++) {
        if (turns > 9 && (await sightOf(mei)).asked === null && (await sightOf(friend)).asked === 'turn') break;
        if ((await answer(mei)) || (await answer(friend))) turns += 1;
        else await mei.page.waitForTimeout(100);
      }
      await shoot(mei, 'summit-waiting', TABLE_SIZES);
    });
  });
}

async function curtain(person: Person, url: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}/#/here/new/${GAME}`);
  await page.getByLabel(person.t('lobby.seat.name', { n: 1 })).waitFor();
  await page.locator('.seat').nth(1).getByRole('button').last().click();
  await page.getByRole('menu').getByText(person.t('lobby.here.person.plays')).click();
  await page.getByLabel(person.t('lobby.seat.name', { n: 2 })).fill('Bartholomew');
  await page.locator('.lobby-foot .btn-primary').click();
  for (let tries = 0; tries < TRIES && !(await page.locator('main.curtain').isVisible()); tries++) {
    const handed = page.locator('.own-notice .btn-primary');
    if (await handed.isVisible()) await handed.click();
    else await answer(person);
    await page.waitForTimeout(50);
  }
  await shoot(person, 'curtain');
}

async function inChinese(person: Person, url: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}/#/`);
  await person.button(person.t('hall.bots')).waitFor();
  await page.waitForTimeout(1_500);
  await shoot(person, 'hall-zh');
  await person.click(person.t('hall.friends'));
  await person.button(person.t('lobby.copy')).waitFor();
  await shoot(person, 'lobby-zh');
}

/** Whoever has seen the words to newcomers. */
const COACHED = ['ready', 'roll', 'act', 'bust', 'reward', 'shop'].map((kind) => `cee-lo.${kind}`);

async function everywhere(browser: Browser, url: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await as(browser, 'Mei', { settings: SETTINGS }, (mei) => still(mei, url));
  await together(browser, url);
  await as(browser, 'Mei', { settings: SETTINGS }, (mei) => curtain(mei, url));
  await as(browser, '林小明', { language: 'zh-Hant', settings: { nickname: '林小明' } }, (lin) => inChinese(lin, url));
}

if (buildIfStale() === 'failed') process.exit(1);
const house = await House.open();
const browser = await launcher.launch(await chromium());
const [, , only, begin] = process.argv;
try {
  if (only === undefined) await everywhere(browser, house.url);
  if (only === 'summit' && begin === undefined) await together(browser, house.url);
  if (only === undefined || only === 'summit') await onTheSummit(browser, house.url, take, begin);
  if (only === undefined || only === 'cee-lo') {
    const coached = { coached: COACHED };
    await as(browser, 'Mei', { settings: { ...SETTINGS, ...coached } }, (mei) => inTheAlley(mei, house.url, shoot));
    await as(browser, '林小明', { language: 'zh-Hant', settings: { nickname: '林小明', ...coached } }, (lin) =>
      inTheAlley(lin, house.url, shoot, '-zh'),
    );
  }
} finally {
  await browser.close();
  await house.close();
}
