import type { Language } from '@tavern/engine';
import { registry } from '@tavern/games';
import type { Browser } from 'playwright-core';
import { Person } from '../test/browser/person.ts';
import type { Pictures, Size } from './pictures.ts';
import { arrange } from './time.ts';

interface BoxSituation {
  readonly name: string;
  readonly language?: Language;
  /** What stands behind the game in the address. */
  readonly code?: string;
  readonly lay: (person: Person) => Promise<void>;
}

/** A few cards of the first deck are changed: out, more copies, on top. */
async function changed({ page }: Person): Promise<void> {
  const item = (n: number) => page.locator('.box-item').nth(n);
  await item(0).locator('.lib-press').click();
  await item(1).locator('.box-step').last().click();
  await item(1).locator('.box-step').last().click();
  await item(2).locator('.box-switch').last().click();
  await page.locator('.box-item.changed').nth(2).waitFor();
}

/** One deck has no card left. */
async function emptied(person: Person): Promise<void> {
  const { page } = person;
  const last = page.locator('.box-deck').last().locator('.lib-press');
  for (let n = 0; n < (await last.count()); n++) await last.nth(n).click();
  await page.locator('.deck-verdict:not(.legal)').waitFor();
}

const SITUATIONS: readonly BoxSituation[] = [
  { name: 'cards', lay: changed },
  { name: 'cards-zh', language: 'zh-Hant', lay: changed },
  { name: 'cards-fault', lay: emptied },
  {
    name: 'cards-box',
    async lay(person) {
      await emptied(person);
      await person.page.setViewportSize({ width: 390, height: 844 });
      await person.page.getByRole('tab').nth(1).click();
    },
  },
  {
    name: 'cards-share',
    async lay(person) {
      await changed(person);
      await person.click(person.t('builder.share'));
      await person.page.locator('.share-qr path').waitFor();
    },
  },
  {
    name: 'cards-refused',
    async lay(person) {
      await person.click(person.t('cards.in.title'));
      await person.page.getByLabel(person.t('cards.in.field')).fill('KM1.nobody*3.xx');
      await person.click(person.t('cards.in.open'));
      await person.page.locator('.field-problem').waitFor();
    },
  },
  { name: 'cards-bad-link', code: 'KM1.nobody*3', lay: async ({ page }) => page.locator('.bad-link').waitFor() },
];

/** By name, or by the beginning of several names; left out: all. Throws a message for the user where there is no such one. */
export function boxSituations(wanted = ''): readonly BoxSituation[] {
  const exact = SITUATIONS.filter(({ name }) => name === wanted);
  const found = exact.length > 0 ? exact : SITUATIONS.filter(({ name }) => name.startsWith(wanted));
  if (found.length > 0) return found;
  throw new Error(`The card manager has no situation '${wanted}'. It has: ${SITUATIONS.map(({ name }) => name).join(', ')}.`);
}

/** The card manager of the first game that has a box. */
export class BoxScreens {
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

  async take({ name, language = 'en', code, lay }: BoxSituation): Promise<void> {
    const game = registry.find(({ box }) => box === true)?.id;
    const person = await Person.come(this.browser, 'Mei', { language, settings: { nickname: 'Mei' } });
    try {
      const { page } = person;
      await arrange(page, false);
      await page.goto(`${this.url}/#/cards/${game}${code === undefined ? '' : `/${encodeURIComponent(code)}`}`);
      if (code === undefined) await page.locator('.lib-item').first().waitFor();
      await lay(person);
      await this.pictures.takeAll(page, name, this.sizes);
      this.faults.push(...person.faults);
    } finally {
      await person.close();
    }
  }
}
