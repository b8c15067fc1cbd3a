import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@tavern/engine';
import { folderOf, registry } from '@tavern/games';
import type { Browser } from 'playwright-core';
import { Person } from '../test/browser/person.ts';
import type { Pictures, Size } from './pictures.ts';
import { arrange } from './time.ts';

/** A recorded match that somebody has opened and gone through. */
interface ReplaySituation {
  readonly name: string;
  /** Taken of every game; left out: of the first one alone. */
  readonly every?: true;
  /** Of a match in which somebody chose at random, in a game for one. */
  readonly of?: 'random';
  readonly language?: Language;
  readonly lay: (person: Person) => Promise<void>;
}

const GAMES = fileURLToPath(new URL('../../games', import.meta.url));

/** The match of bots with the most players, up to three: more would be hard to read in a picture. */
function recordOf(game: string, random: boolean): string {
  const folder = `${GAMES}/${folderOf(game)}/test/golden`;
  const played = readdirSync(folder).filter((file) => (random ? /^1-random\.json$/ : /^[1-3]-bots\.json$/).test(file));
  return `${folder}/${played.toSorted().at(-1) ?? ''}`;
}

/** To this share of the match, and on to the next moment at which the first seat decides. */
async function decides({ page }: Person, tenth = '5'): Promise<void> {
  await page.locator('.replay-eyes').click();
  await page.locator('.replay-choice').first().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press(tenth);
  for (let tries = 0; tries < 12 && (await page.locator('.looking .hinted').count()) === 0; tries++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(300);
  }
}

/** The last decision at which a bot would have chosen otherwise. */
async function mistaken(person: Person): Promise<void> {
  const { page } = person;
  await decides(person, '9');
  await page.keyboard.press('End');
  for (let tries = 0; tries < 12 && (await page.locator('.hint-said').count()) === 0; tries++) {
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(1_000);
  }
}

async function opened(person: Person, sheet: string): Promise<void> {
  await person.page.locator(sheet).click();
  await person.page.getByRole('dialog').waitFor();
}

const SITUATIONS: readonly ReplaySituation[] = [
  { name: 'replay', every: true, lay: (person) => decides(person) },
  { name: 'replay-zh', every: true, language: 'zh-Hant', lay: (person) => decides(person) },
  {
    name: 'replay-everything',
    every: true,
    lay: async ({ page }) => {
      await page.locator('.replay-eyes').click();
      await page.locator('.replay-choice').last().click();
      await page.keyboard.press('5');
    },
  },
  { name: 'replay-what-if', of: 'random', lay: (person) => mistaken(person) },
  { name: 'replay-eyes', lay: (person) => opened(person, '.replay-eyes') },
  { name: 'replay-play-on', lay: (person) => decides(person).then(() => opened(person, '.replay-on')) },
  {
    name: 'replay-note',
    lay: async (person) => {
      await decides(person, '6');
      await person.page.getByRole('button', { name: person.t('replay.note'), exact: true }).click();
      await person.page.getByRole('dialog').locator('textarea').fill('Here it turned: sleeping first would have kept the lead.');
      await person.click(person.t('replay.note.keep'));
      await person.page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
];

/** Which situations to take; throws a message for the user where there is no such one. */
export function replaySituations(wanted?: string): readonly ReplaySituation[] {
  const found = SITUATIONS.filter(({ name }) => wanted === undefined || name === wanted);
  if (found.length > 0) return found;
  throw new Error(`There is no situation '${wanted}'. There are: ${SITUATIONS.map(({ name }) => name).join(', ')}.`);
}

/** Matches that are over, as they are watched. */
export class ReplayScreens {
  private readonly browser: Browser;
  private readonly url: string;
  private readonly pictures: Pictures;
  private readonly sizes: readonly Size[];
  readonly faults: string[] = [];

  constructor(browser: Browser, url: string, pictures: Pictures, sizes: readonly Size[]) {
    this.browser = browser;
    this.url = url;
    this.pictures = pictures;
    this.sizes = sizes;
  }

  async take({ name, every, of, language = 'en', lay }: ReplaySituation): Promise<void> {
    const shown = registry
      .filter(({ hidden, solo }) => hidden !== true && (of === undefined || solo === true))
      .map(({ id }) => id);
    for (const game of every === true ? shown : shown.slice(0, 1)) {
      const person = await Person.come(this.browser, 'Mei', { language, settings: { nickname: 'Mei' } });
      try {
        const { page } = person;
        await arrange(page, false);
        await page.goto(`${this.url}/#/replay`);
        await page.locator('input[type="file"]').setInputFiles(recordOf(game, of === 'random'));
        await page.locator('.replay-seal.true').waitFor();
        await lay(person);
        await this.pictures.takeAll(page, every === true ? `${folderOf(game)}-${name}` : name, this.sizes);
        this.faults.push(...person.faults);
      } finally {
        await person.close();
      }
    }
  }
}
