import { LANGUAGES, type Language, type Types } from '@tavern/engine';
import { folderOf } from '@tavern/games';
import type { Browser, Page } from 'playwright-core';
import type { Situation } from '../../games/test/table/driver.ts';
import { Person } from '../test/browser/person.ts';
import { layOut } from './lay.ts';
import { type Laid, meet } from './moments.ts';
import type { Pictures, Size } from './pictures.ts';
import type { Driver } from './tables.ts';
import { answered, arrange, calm, go, laid, resume, stop, TICK } from './time.ts';

const NAMES = { en: 'Mei', 'zh-Hant': '林小明' } as const;
const TAILS = { en: '', 'zh-Hant': '-zh' } as const;

/** Milliseconds for tips that appear after a while. */
const SETTLED = 700;
/** What is waited for comes within this time, or never. */
const PATIENCE = 10_000;

/** A log whose older lines come late may not be scrolled to its end. */
async function toTheNewest(page: Page): Promise<void> {
  const newest = page.locator('.log-newest:visible').first();
  if (!(await newest.isVisible())) return;
  await newest.click();
  await calm(page);
}

interface Visit {
  readonly page: Page;
  readonly url: string;
  readonly driver: Driver;
}

/** Brings the page to the situation in this moment, at this size. */
async function reach({ page, url, driver }: Visit, situation: Situation<Types>, moment: Laid<Types>, size: Size): Promise<void> {
  const [width, height] = size;
  const { moving, live = false, look, awaits } = situation;
  const rest = (): Promise<void> => page.mouse.move(width / 2, 4);
  await page.setViewportSize({ width, height });
  await layOut(page, url, moment.stored(), driver.drawn);
  await laid(page);
  await calm(page);
  await toTheNewest(page);
  await rest();
  if (moving !== undefined) await stop(page);
  // Motions that start by themselves are started again after everything is drawn.
  if (moving !== undefined && !live) await layOut(page, url, moment.stored());
  if (live) await driver.give(page, moment);
  await rest();
  if (live && moving !== undefined) await answered(page);
  if (awaits !== undefined)
    for (let gone = 0; !(await page.locator(awaits).first().isVisible()); gone += TICK) {
      if (gone > PATIENCE) throw new Error(`${situation.name}: ${awaits} never comes`);
      await go(page, TICK);
    }
  if (moving === undefined) await calm(page);
  else await go(page, moving);
  if (look === undefined) return;
  await look(page, moment);
  await page.waitForTimeout(SETTLED);
  await calm(page);
}

/** How a player comes to the table: with motion or without, and as a newcomer or not. */
const COMINGS = [
  { moving: false, first: false },
  { moving: true, first: false },
  { moving: false, first: true },
] as const;

interface Wanted {
  readonly driver: Driver;
  readonly situations: readonly Situation<Types>[];
  readonly sizes: readonly Size[];
}

async function sit(browser: Browser, language: Language, moving: boolean, coached: readonly string[]): Promise<Person> {
  const name = NAMES[language];
  const settings = { nickname: name, coached, speed: moving ? '1x' : 'off' };
  const person = await Person.come(browser, name, { language, settings, motion: moving });
  await arrange(person.page, moving);
  return person;
}

/** Takes pictures of these situations at a game's table. Returns what went wrong. */
export async function atTable(browser: Browser, url: string, pictures: Pictures, wanted: Wanted): Promise<readonly string[]> {
  const { driver, situations, sizes } = wanted;
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const spoken = situations.filter(({ languages = ['en'] }) => languages.includes(language));
    const met = await meet(driver, spoken, NAMES[language]);
    for (const { moving, first } of COMINGS) {
      const here = spoken.filter((each) => (each.moving !== undefined) === moving && (each.first ?? false) === first);
      if (here.length === 0) continue;
      const person = await sit(browser, language, moving, first ? [] : driver.coached);
      const { page } = person;
      await page.goto(`${url}/#/`);
      await person.button(person.t('hall.bots')).waitFor();
      for (const situation of here) {
        const name = `${folderOf(driver.game)}-${situation.name}${TAILS[language]}`;
        const moment = met.get(situation.name);
        if (moment === undefined) {
          faults.push(`never met: ${name}`);
          continue;
        }
        for (const size of sizes) {
          try {
            await reach({ page, url, driver }, situation, moment, size);
            await pictures.take(page, name, size, moving);
          } catch (error) {
            faults.push(`${name} at ${size[0]}: ${error instanceof Error ? error.message : String(error)}`);
          }
          await page.mouse.up();
          if (moving) await resume(page);
        }
        console.log(name);
      }
      faults.push(...person.faults);
      await person.close();
    }
  }
  return faults;
}
