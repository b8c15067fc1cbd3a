import { codeOf } from '@tavern/decks';
import type { Language } from '@tavern/engine';
import { type GamePack, registry } from '@tavern/games';
import type { Browser } from 'playwright-core';
import { Person } from '../test/browser/person.ts';
import type { Pictures, Size } from './pictures.ts';
import { arrange } from './time.ts';

/** A person in the builder of a game, which has loaded. */
interface Visit {
  readonly person: Person;
  readonly pack: GamePack;
  readonly go: (code?: string) => Promise<void>;
}

interface DeckSituation {
  readonly name: string;
  /** Taken of every game with decks; left out: of the first one alone. `limits`: of those whose parts limit kinds or weight. */
  readonly of?: 'every' | 'limits';
  readonly language?: Language;
  readonly lay: (visit: Visit) => Promise<void>;
}

const decksOf = ({ decks }: GamePack): NonNullable<GamePack['decks']> => {
  if (decks === undefined) throw new Error('a game without decks');
  return decks;
};

/** On phones the deck is behind a tab, and the other decks behind a button: pages are laid out while they are wide. */
async function copyReady({ person: { page } }: Visit, at = 1): Promise<void> {
  await page.locator('.deck-box').nth(at).click();
  await page.locator('.deck-verdict.legal').waitFor();
}

/** Cards are taken out until one is missing. */
async function oneShort(visit: Visit): Promise<void> {
  const { page } = visit.person;
  await copyReady(visit);
  const { parts, ready } = decksOf(visit.pack);
  const { id, least } = parts.at(-1) ?? { id: '', least: 0 };
  const excess = (ready[1]?.cards[id]?.length ?? 0) - least + 1;
  const less = page.locator('.deck-part').last().locator('.deck-row .deck-step:first-child');
  for (let n = 0; n < excess; n++) await less.nth(n).click();
  await page.locator('.ledger-name input').fill('Short Fuse');
  await page.locator('.deck-verdict:not(.legal)').waitFor();
}

async function saved(visit: Visit, name: string): Promise<void> {
  const { page } = visit.person;
  await page.locator('.ledger-name input').fill(name);
  await page.locator('.ledger-save').click();
  await page
    .locator('.ledger-state')
    .filter({ hasText: visit.person.t('builder.kept') })
    .waitFor();
}

/** One leader short, and too heavy a row of them: as many of the heaviest as can be added. Too many of a kind that is limited. */
async function beyondLimits(visit: Visit): Promise<void> {
  const { page } = visit.person;
  await copyReady(visit);
  const { parts, cards, ready } = decksOf(visit.pack);
  const add = async (wanted: readonly { readonly id: string }[]): Promise<void> => {
    for (const { id } of wanted) await page.locator(`.lib-item[data-card="${id}"] .lib-press`).click();
  };
  const held = new Set(Object.values(ready[1]?.cards ?? {}).flat());
  const open = cards.filter(({ id }) => !held.has(id));
  for (const part of parts) {
    const own = open.filter((card) => card.part === part.id);
    if (part.mostWeight !== undefined) {
      for (let n = 0; n < 2; n++) await page.locator('.deck-part.ordered .deck-row .deck-step:first-child').first().click();
      await add(own.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0)).slice(0, 1));
    }
    const limited = part.kinds?.find(({ most }) => most !== undefined);
    if (limited !== undefined) await add(own.filter(({ kind }) => kind === limited.kind).slice(0, 4));
  }
  await page.locator('.deck-wrong').first().waitFor();
}

/** A word that stands on several cards. */
const DRAW = { en: 'draw', 'zh-Hant': '抽' } as const;

const SITUATIONS: readonly DeckSituation[] = [
  { name: 'decks-empty', of: 'every', lay: async () => {} },
  { name: 'decks-draft', of: 'every', lay: oneShort },
  { name: 'decks-draft-zh', of: 'every', language: 'zh-Hant', lay: oneShort },
  { name: 'decks-limits', of: 'limits', lay: beyondLimits },
  {
    name: 'decks-own',
    async lay(visit) {
      const { person } = visit;
      await copyReady(visit, 0);
      await saved(visit, 'Old Guard');
      await person.click(person.t('builder.shelf.own'));
    },
  },
  {
    name: 'decks-deck',
    of: 'every',
    async lay(visit) {
      const { person } = visit;
      await oneShort(visit);
      await person.page.setViewportSize({ width: 390, height: 844 });
      await person.page.getByRole('tab').nth(1).click();
    },
  },
  {
    name: 'decks-shelf',
    async lay(visit) {
      const { page, t } = { page: visit.person.page, t: visit.person.t.bind(visit.person) };
      await page.setViewportSize({ width: 844, height: 390 });
      // Not one of the shelf's own buttons, which are there until the page has laid itself out anew.
      await page.getByRole('button', { name: t('builder.shelf'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'decks-filter',
    of: 'every',
    async lay({ person: { page, language } }) {
      await page.getByRole('searchbox').fill(DRAW[language]);
      const fold = page.locator('.filter-fold');
      if ((await fold.count()) > 0) await fold.click();
      const ranks = page.locator('.filter-gems button');
      await ranks.first().click();
      await ranks.nth(1).click();
    },
  },
  {
    name: 'decks-share',
    async lay(visit) {
      const { person } = visit;
      await copyReady(visit);
      await person.click(person.t('builder.share'));
      await person.page.locator('.share-qr path').waitFor();
    },
  },
  {
    name: 'decks-refused',
    async lay({ person, pack }) {
      await person.click(person.t('builder.shelf.own'));
      await person.click(person.t('builder.in'));
      await person.page.getByLabel(person.t('builder.in.field')).fill(`${decksOf(pack).letters}1-3ch3ar-xx`);
      await person.click(person.t('builder.in.open'));
      await person.page.locator('.field-problem').waitFor();
    },
  },
  {
    name: 'decks-take',
    async lay(visit) {
      const { person } = visit;
      await copyReady(visit);
      await person.click(person.t('builder.take'));
      await person.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'decks-ask',
    async lay(visit) {
      const { page } = visit.person;
      await oneShort(visit);
      await page.locator('.builder-sign').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'decks-shared',
    of: 'every',
    async lay({ person: { page }, pack, go }) {
      const rules = decksOf(pack);
      await go(codeOf(rules, { name: 'Short Fuse', cards: rules.ready[1]?.cards ?? {} }));
      await page.locator('.looked-cards').waitFor();
    },
  },
  {
    name: 'decks-bad-link',
    async lay({ person: { page }, pack, go }) {
      await go(`${decksOf(pack).letters}1-3ch3ar`);
      await page.locator('.bad-link').waitFor();
    },
  },
];

/** In both languages. Those that have a language of their own are another one's translation. */
const fully = (situations: readonly DeckSituation[]): readonly DeckSituation[] =>
  situations
    .filter(({ language }) => language === undefined)
    .flatMap((each) => [
      { ...each, of: each.of ?? 'every' },
      { ...each, of: each.of ?? 'every', name: `${each.name}-zh`, language: 'zh-Hant' },
    ]);

/** By name, or by the beginning of several names; left out: all. `full`: of every game in every language.
 *  Throws a message for the user where there is no such one. */
export function deckSituations(wanted = '', full = false): readonly DeckSituation[] {
  const all = full ? fully(SITUATIONS) : SITUATIONS;
  const exact = all.filter(({ name }) => name === wanted);
  const found = exact.length > 0 ? exact : all.filter(({ name }) => name.startsWith(wanted));
  if (found.length > 0) return found;
  throw new Error(`The deck builder has no situation '${wanted}'. It has: ${all.map(({ name }) => name).join(', ')}.`);
}

/** The games that a situation is taken of, the first one under its plain name. */
async function takenOf(of: DeckSituation['of']): Promise<readonly { readonly id: string; readonly pack: GamePack }[]> {
  const entries = registry.filter(({ decks }) => decks === true);
  const packs = await Promise.all(entries.map(async ({ id, load }) => ({ id, pack: await load() })));
  if (of === undefined) return packs.slice(0, 1);
  const limited = ({ pack }: { readonly pack: GamePack }): boolean =>
    decksOf(pack).parts.some(({ kinds, mostWeight }) => kinds !== undefined || mostWeight !== undefined);
  return of === 'every' ? packs : packs.filter(limited);
}

/** The deck builders of the games that have decks. */
export class DeckScreens {
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

  async take(situation: DeckSituation): Promise<void> {
    const first = registry.find(({ decks }) => decks === true)?.id;
    for (const { id, pack } of await takenOf(situation.of)) {
      const name = id === first ? situation.name : situation.name.replace('decks-', `decks-${id}-`);
      await this.takeOf(id, pack, name, situation);
    }
  }

  private async takeOf(game: string, pack: GamePack, name: string, { language = 'en', lay }: DeckSituation): Promise<void> {
    const person = await Person.come(this.browser, 'Mei', { language, settings: { nickname: 'Mei' } });
    try {
      const { page } = person;
      await arrange(page, false);
      const go = async (code = ''): Promise<void> => {
        await page.goto(`${this.url}/#/decks/${game}${code === '' ? '' : `/${encodeURIComponent(code)}`}`);
      };
      await go();
      await page.locator('.lib-item').first().waitFor();
      await lay({ person, pack, go });
      await this.pictures.takeAll(page, name, this.sizes);
      this.faults.push(...person.faults);
    } finally {
      await person.close();
    }
  }
}
