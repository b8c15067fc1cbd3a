import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { texts } from '../../games/king-of-the-mountain/text/index.ts';
import { Person } from '../test/browser/person.ts';
import { type Moment, momentsOf, type Shelved } from './summit-matches.ts';
import { inChinese, type Situation, situations } from './summit-situations.ts';

export type Size = readonly [width: number, height: number];
export const TABLE_SIZES: readonly Size[] = [
  [1440, 900],
  [1024, 768],
  [390, 844],
];
type Take = (page: Page, name: string, size: Size) => Promise<void>;

/** Somewhere among so many matches everything has happened. */
const MOST_MATCHES = 3_000;
const NAMES = { en: 'Mei', 'zh-Hant': '林小明' } as const;

/** Plays matches among bots until every situation was met; the first of each kind is the one in the picture. */
async function meet(wanted: readonly Situation[], name: string): Promise<ReadonlyMap<string, Moment>> {
  const met = new Map<string, Moment>();
  for (let seed = 1; seed <= MOST_MATCHES && met.size < wanted.length; seed++)
    for await (const moment of momentsOf(seed, 2 + (seed % 5), name))
      for (const situation of wanted) if (!met.has(situation.name) && situation.met(moment)) met.set(situation.name, moment);
  return met;
}

/** Lays a match on the browser's own shelf, as if it had been played there. Returns what it is called there. */
export async function shelve(page: Page, { match, log }: Shelved): Promise<string> {
  // A match may be laid there more than once.
  const id = `${match.id.slice(0, 8)}${randomBytes(4).toString('hex')}`;
  const row: object = { ...match, id };
  const answers: readonly object[] = log.map((entry) => ({ ...entry, match: id }));
  await page.evaluate(
    ([kept, given]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('tavern');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['matches', 'answers'], 'readwrite');
          transaction.objectStore('matches').put(kept);
          for (const each of given) transaction.objectStore('answers').put(each);
          transaction.onerror = () => failed(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [row, answers] as const,
  );
  return id;
}

/** Lays a match on the shelf and opens it. */
export async function layOut(page: Page, url: string, shelved: Shelved, settled = true): Promise<void> {
  const id = await shelve(page, shelved);
  if (!settled) await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.goto(`${url}/#/here/${id}`);
  if (!settled) return;
  await page.locator('.mountain-body[data-drawn="true"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** The answer that the match goes on with, pressed where a person would. */
async function answer(page: Page, { asked, answer: option }: Moment): Promise<void> {
  const deed = option?.['do'] === 'attack' ? option['press'] : option?.['do'];
  const atLedge = asked?.kind === 'turn' || asked?.kind === 'after';
  await page
    .locator(atLedge ? `[data-action="${deed}"]` : `.tray-acts [data-do="${deed}"]`)
    .first()
    .click();
}

/** Long enough for what appears to have appeared. */
const SETTLED = 700;
/** Long enough for an answer to be given. */
const ANSWERED = 300;

/** Time stands still on the page, and goes on by so much: a picture of what moves is the same on every machine. */
const TICK = 50;
const WORK = 40;

async function go(page: Page, milliseconds: number): Promise<void> {
  for (let gone = 0; gone < milliseconds; gone += TICK) {
    await page.clock.runFor(TICK);
    await page.waitForTimeout(WORK);
  }
}

async function show(page: Page, url: string, situation: Situation, moment: Moment, size: Size, take: Take): Promise<void> {
  const [width, height] = size;
  const { moving, live = false, look, awaits } = situation;
  await page.setViewportSize({ width, height });
  await layOut(page, url, moment.shelved());
  // What begins by itself is begun again when the rock is drawn.
  if (moving !== undefined && !live) await layOut(page, url, moment.shelved(), false);
  await page.mouse.move(width / 2, 4);
  if (moving !== undefined && live) await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  if (live) await answer(page, moment);
  await page.mouse.move(width / 2, 4);
  if (awaits !== undefined) while (!(await page.locator(awaits).first().isVisible())) await go(page, TICK);
  await page.waitForTimeout(moving === undefined ? SETTLED : ANSWERED);
  if (moving !== undefined) await go(page, moving);
  await look?.(page, moment);
  if (look !== undefined) await page.waitForTimeout(SETTLED);
  await take(page, `summit-${situation.name}`, size);
  await page.mouse.up();
  if (moving !== undefined) await page.clock.resume();
}

/** Whoever has seen the words to newcomers. */
export const COACHED = Object.keys(texts.en)
  .filter((key) => key.startsWith('coach.'))
  .map((key) => `king-of-the-mountain.${key.slice('coach.'.length)}`);

/** How somebody comes to the table: everything moves there or nothing, and they have been here or not. */
const COMINGS = [
  { moving: false, first: false },
  { moving: true, first: false },
  { moving: false, first: true },
] as const;

/** Everything on the mountain, at every size. `only`: those whose names begin so. */
export async function onTheSummit(browser: Browser, url: string, take: Take, only = '', sizes = TABLE_SIZES): Promise<void> {
  for (const [language, all] of [
    ['en', situations],
    ['zh-Hant', inChinese],
  ] as const) {
    const name = NAMES[language];
    const wanted = all.filter((each) => each.name.startsWith(only));
    const met = await meet(wanted, name);
    for (const { moving, first } of COMINGS) {
      const here = wanted.filter((each) => (each.moving !== undefined) === moving && (each.first ?? false) === first);
      if (here.length === 0) continue;
      const settings = { nickname: name, coached: first ? [] : COACHED, speed: moving ? '1x' : 'off' };
      const person = await Person.come(browser, name, { language, settings });
      const { page } = person;
      if (moving) await page.clock.install();
      await page.emulateMedia({ reducedMotion: moving ? 'no-preference' : 'reduce' });
      await page.goto(`${url}/#/`);
      await person.button(person.t('hall.bots')).waitFor();
      for (const situation of here) {
        const moment = met.get(situation.name);
        if (moment === undefined) console.error(`never met: ${situation.name}`);
        else for (const size of sizes) await show(page, url, situation, moment, size, take);
        console.log(`summit-${situation.name}`);
      }
      for (const fault of person.faults) console.error(fault);
      await person.close();
    }
  }
}
