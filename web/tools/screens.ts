// `npm run screens`: a picture of every screen, large and on a phone, into docs/screens. It plays until it has met everything.
// `npm run screens -- cee-lo`: only those of the alley.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryOf } from '@tavern/games';
import { type Browser, chromium as launcher } from 'playwright-core';
import { buildIfStale } from '../build/build-if-stale.ts';
import { chromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';
import { type Manner, Person } from '../test/browser/person.ts';
import { act, isOver, type Taste } from '../test/browser/play.ts';
import { inTheAlley } from './alley.ts';

const GAME = 'king-of-the-mountain';
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;
/** As PNG they would be 30 MB: paper and wood are full of grain. */
const QUALITY = 85;
/** Somewhere among so many matches everything has happened. */
const MOST_MATCHES = 12;
const folder = fileURLToPath(new URL('../../docs/screens', import.meta.url));
const SETTINGS = { nickname: 'Mei' };

async function shoot({ page }: Person, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), quality: QUALITY });
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
    await as(browser, 'Bartholomew', { settings: { nickname: 'Bartholomew' } }, async (friend) => {
      await friend.page.goto(link);
      await friend.button(friend.t('lobby.ready')).waitFor();
      await mei.click(mei.t('lobby.bot.seat'));
      await shoot(mei, 'lobby');
      await friend.click(friend.t('lobby.ready'));
      await mei.page.locator('.lobby-foot .btn-primary:not([aria-disabled="true"])').click();
      for (let tries = 0; tries < 400; tries++) {
        const mine = await mei.options.first().isVisible();
        const theirs = await friend.options.first().isVisible();
        if (!mine && theirs && (await mei.page.locator('.log li, .log p').count()) > 6) break;
        if (!(await act(mei))) await act(friend);
      }
      await shoot(mei, 'table-wait');
    });
  });
}

/** Tells a question by its words. */
async function asks(key: string): Promise<RegExp> {
  const texts = (await entryOf(GAME)?.load())?.texts.en ?? {};
  const text = texts[key] ?? `no ${key}`;
  return new RegExp(
    text
      .split(/\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'))
      .join('.*'),
    's',
  );
}

/** Against bots until every kind of question was met, and the end. */
async function met(person: Person, url: string): Promise<void> {
  const { page } = person;
  const turn = await asks('ask.turn');
  const wanted = new Map<string, (question: string) => Promise<boolean>>([
    ['table-turn', async (question) => turn.test(question) && (await page.locator('.log li, .log p').count()) > 8],
    ...(await Promise.all(
      [
        ['table-fight', 'ask.fight'],
        ['table-duel', 'ask.duel'],
        ['table-loot', 'ask.loot'],
        ['table-trade', 'ask.trade'],
      ].map(async ([name = '', key = '']) => {
        const pattern = await asks(key);
        return [name, async (question: string) => pattern.test(question)] as const;
      }),
    )),
    ['table-window', () => page.locator('.prompt-tray.window').isVisible()],
  ]);
  // Whoever trades and duels meets more.
  const eager: Taste = (labels, question) => {
    const bold = labels.findIndex((label) => /trade|duel|attack/i.test(label));
    return bold >= 0 && !turn.test(question)
      ? bold
      : bold >= 0 && Math.random() < 0.6
        ? bold
        : Math.floor(Math.random() * labels.length);
  };
  for (let matches = 0; matches < MOST_MATCHES && wanted.size > 0; matches++) {
    await page.goto(`${url}/#/`);
    await person.click(person.t('hall.bots'));
    await person.options.first().waitFor();
    while (wanted.size > 0 && !(await isOver(person))) {
      if (await person.options.first().isVisible()) {
        const question = await person.question.innerText().catch(() => '');
        for (const [name, here] of wanted) {
          if (!(await here(question))) continue;
          wanted.delete(name);
          await shoot(person, name);
          break;
        }
      }
      await act(person, eager).catch(() => false);
      // What was answered stays on the screen for a moment: a picture of the next question must not be taken for it.
      await page.waitForTimeout(150);
    }
  }
  if (wanted.size > 0) console.error(`never met: ${[...wanted.keys()].join(', ')}`);
  if (!(await isOver(person))) {
    await page.keyboard.press('m');
    await person.click(person.t('frame.concede'));
    await person.click(person.t('frame.concede.really'));
  }
  await page.getByRole('region', { name: person.t('frame.result') }).waitFor();
  await shoot(person, 'result');
}

async function curtain(person: Person, url: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}/#/here/new/${GAME}`);
  await page.getByLabel(person.t('lobby.seat.name', { n: 1 })).waitFor();
  await page.locator('.seat').nth(1).getByRole('button').last().click();
  await page.getByRole('menu').getByText(person.t('lobby.here.person.plays')).click();
  await page.getByLabel(person.t('lobby.seat.name', { n: 2 })).fill('Bartholomew');
  await page.locator('.lobby-foot .btn-primary').click();
  for (let tries = 0; tries < 200 && !(await page.locator('main.curtain').isVisible()); tries++) {
    await act(person);
    await page.waitForTimeout(150);
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
  await page.goto(`${url}/#/`);
  await person.click(person.t('hall.bots'));
  for (let moves = 0; moves < 8 && !(await isOver(person)); ) if (await act(person)) moves += 1;
  await person.options.first().waitFor();
  await shoot(person, 'table-zh');
}

/** Whoever has seen the words to newcomers. */
const COACHED = ['ready', 'roll', 'act', 'bust', 'reward', 'shop'].map((kind) => `cee-lo.${kind}`);

async function everywhere(browser: Browser, url: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await as(browser, 'Mei', { settings: SETTINGS }, (mei) => still(mei, url));
  await together(browser, url);
  await as(browser, 'Mei', { settings: SETTINGS }, (mei) => met(mei, url));
  await as(browser, 'Mei', { settings: SETTINGS }, (mei) => curtain(mei, url));
  await as(browser, '林小明', { language: 'zh-Hant', settings: { nickname: '林小明' } }, (lin) => inChinese(lin, url));
}

if (buildIfStale() === 'failed') process.exit(1);
const house = await House.open();
const browser = await launcher.launch(await chromium());
try {
  if (process.argv[2] !== 'cee-lo') await everywhere(browser, house.url);
  const coached = { coached: COACHED };
  await as(browser, 'Mei', { settings: { ...SETTINGS, ...coached } }, (mei) => inTheAlley(mei, house.url, shoot));
  await as(browser, '林小明', { language: 'zh-Hant', settings: { nickname: '林小明', ...coached } }, (lin) =>
    inTheAlley(lin, house.url, shoot, '-zh'),
  );
} finally {
  await browser.close();
  await house.close();
}
