import { type Language, render, type Say, say, type Words } from '@tavern/engine';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import builderEn from '../../text/en/builder.json' with { type: 'json' };
import cardsEn from '../../text/en/cards.json' with { type: 'json' };
import decksEn from '../../text/en/deck-choice.json' with { type: 'json' };
import { words as en } from '../../text/en/index.ts';
import replayEn from '../../text/en/replay.json' with { type: 'json' };
import reportEn from '../../text/en/report.json' with { type: 'json' };
import screenEn from '../../text/en/screen.json' with { type: 'json' };
import settingsEn from '../../text/en/settings.json' with { type: 'json' };
import soloEn from '../../text/en/solo.json' with { type: 'json' };
import tableEn from '../../text/en/table.json' with { type: 'json' };
import verifyEn from '../../text/en/verify.json' with { type: 'json' };
import builderZhHant from '../../text/zh-Hant/builder.json' with { type: 'json' };
import cardsZhHant from '../../text/zh-Hant/cards.json' with { type: 'json' };
import decksZhHant from '../../text/zh-Hant/deck-choice.json' with { type: 'json' };
import { words as zhHant } from '../../text/zh-Hant/index.ts';
import replayZhHant from '../../text/zh-Hant/replay.json' with { type: 'json' };
import reportZhHant from '../../text/zh-Hant/report.json' with { type: 'json' };
import screenZhHant from '../../text/zh-Hant/screen.json' with { type: 'json' };
import settingsZhHant from '../../text/zh-Hant/settings.json' with { type: 'json' };
import soloZhHant from '../../text/zh-Hant/solo.json' with { type: 'json' };
import tableZhHant from '../../text/zh-Hant/table.json' with { type: 'json' };
import verifyZhHant from '../../text/zh-Hant/verify.json' with { type: 'json' };
import { BOTS, chanceOf } from './chance.ts';
import { borrow, giveBack } from './contexts.ts';
import { leaveTexturesOut, leaveUndrawn } from './drawing.ts';
import { watched, watchKeys } from './watch.ts';

const WORDS: { readonly [language in Language]: Words } = {
  en: {
    ...en,
    ...builderEn,
    ...cardsEn,
    ...decksEn,
    ...replayEn,
    ...reportEn,
    ...screenEn,
    ...settingsEn,
    ...soloEn,
    ...tableEn,
    ...verifyEn,
  },
  'zh-Hant': {
    ...zhHant,
    ...builderZhHant,
    ...cardsZhHant,
    ...decksZhHant,
    ...replayZhHant,
    ...reportZhHant,
    ...screenZhHant,
    ...settingsZhHant,
    ...soloZhHant,
    ...tableZhHant,
    ...verifyZhHant,
  },
};
const LOCALES: { readonly [language in Language]: string } = { en: 'en-GB', 'zh-Hant': 'zh-TW' };

/** Milliseconds: as long as it takes on a busy machine, and as long as it takes there until a key that was heard shows. */
const [PATIENCE, SOON] = [60_000, 2_000];

const cameSoon = (what: Locator): Promise<boolean> =>
  what.waitFor({ timeout: SOON }).then(
    () => true,
    () => false,
  );

const LAPTOP = { width: 1440, height: 900 };
/** Of four by four pixels one is left. */
const COARSE = 0.25;

export interface Manner {
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  /** Things move, as for most people; tests have no time for it otherwise. */
  readonly motion?: boolean;
  /** Whether its pages are drawn (drawing.ts). Coarsely, and without textures: for tests that look at what is drawn, but not at its pixels. */
  readonly drawn?: boolean | 'coarsely';
  /** The site may keep itself for when there is no network (web/offline/). Then nothing else of its pages is looked at on its way. */
  readonly keepsSite?: boolean;
  /** What this browser adds to the dice: this byte, over and over. */
  readonly nonce?: number;
  /** What is left to chance in this browser follows from these words; without any it is as random as for everybody. */
  readonly chance?: string;
  /** Bots here do nothing that takes them any time, until `letBotsGo`. Only with `chance`. */
  readonly held?: boolean;
  /** The site whose guests leave their browser to the next one, emptied (contexts.ts). Without it everybody has a new one. */
  readonly shared?: string | undefined;
  /** What this browser has kept from before. */
  readonly settings?: { readonly [field: string]: unknown };
}

/** What every page of somebody is told before it opens anything. It holds for the page alone: its context may be somebody else's later. */
type Preparation = (page: Page) => Promise<unknown>;

/** Somebody with a browser of their own: nothing is shared with anybody else's. */
export class Person {
  readonly name: string;
  language: Language;
  page: Page;
  /** How often they have clicked. */
  clicks = 0;
  /** They know that the server is away. */
  offline = false;
  private readonly context: BrowserContext;
  private readonly shared: string | undefined;
  private readonly preparations: readonly Preparation[];
  private readonly noted: (readonly string[])[] = [];

  private constructor(name: string, { language = 'en', shared }: Manner, page: Page, preparations: readonly Preparation[]) {
    this.name = name;
    this.language = language;
    this.shared = shared;
    this.context = page.context();
    this.page = page;
    this.preparations = preparations;
  }

  static async come(browser: Browser, name: string, manner: Manner = {}): Promise<Person> {
    const {
      language = 'en',
      width = LAPTOP.width,
      height = LAPTOP.height,
      settings = {},
      touch = false,
      motion = false,
      drawn = true,
      keepsSite = false,
      nonce,
      chance,
      held = false,
      shared,
    } = manner;
    const options: BrowserContextOptions = {
      locale: LOCALES[language],
      viewport: LAPTOP,
      reducedMotion: 'reduce',
      deviceScaleFactor: drawn === 'coarsely' ? COARSE : 1,
      hasTouch: touch,
      serviceWorkers: keepsSite ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    };
    const page = await (shared === undefined ? (await browser.newContext(options)).newPage() : borrow(browser, options));
    page.context().setDefaultTimeout(PATIENCE);
    const kept = JSON.stringify({ state: { speed: 'off', ...settings }, version: 0 });
    const preparations: Preparation[] = [(page) => page.addInitScript(keepSettings, kept)];
    if (width !== LAPTOP.width || height !== LAPTOP.height) preparations.push((page) => page.setViewportSize({ width, height }));
    if (motion) preparations.push((page) => page.emulateMedia({ reducedMotion: 'no-preference' }));
    if (drawn === false) preparations.push((page) => page.addInitScript(leaveUndrawn));
    if (drawn !== true) preparations.push((page) => page.addInitScript(leaveTexturesOut));
    if (chance !== undefined) preparations.push((page) => page.addInitScript(chanceOf(chance, held)));
    if (nonce !== undefined) preparations.push((page) => page.addInitScript(fixNonce, nonce));
    const person = new Person(name, manner, page, preparations);
    await person.prepare();
    return person;
  }

  /** What went wrong in this browser so far, where nobody sees it. */
  get faults(): readonly string[] {
    return this.noted.flat();
  }

  close(): Promise<void> {
    return this.context.close();
  }

  /** As `close`, but where nothing went wrong their browser may be left to the next one. */
  leave(): Promise<void> {
    const { shared, faults, offline } = this;
    return shared === undefined || offline || faults.length > 0 ? this.close() : giveBack(this.page, shared);
  }

  /** The tab is closed, and later another one opened: what the browser keeps is kept. */
  async comeBack(url: string): Promise<void> {
    await this.page.close();
    this.page = await this.context.newPage();
    await this.prepare();
    await this.page.goto(url);
  }

  /** Without a network, and with it again. */
  async cut(off: boolean): Promise<void> {
    if (off) this.offline = true;
    await this.context.setOffline(off);
    const lost = this.text(this.t('frame.link.lost'));
    await lost.waitFor({ state: off ? 'visible' : 'hidden' });
    if (!off) this.offline = false;
  }

  private async prepare(): Promise<void> {
    this.noted.push(watched(this.page, () => this.offline));
    for (const preparation of this.preparations) await preparation(this.page);
    await watchKeys(this.page);
  }

  letBotsGo(): Promise<void> {
    return this.page.evaluate((channel) => new BroadcastChannel(channel).postMessage('go'), BOTS);
  }

  /** What the page says for a key, in this person's language. */
  t(key: string, values?: Say['with']): string {
    return render(WORDS[this.language], say(key, values));
  }

  /** In the settings, from wherever they are. */
  async speak(language: Language): Promise<void> {
    if (language === this.language) return;
    const dialog = this.page.getByRole('dialog');
    await this.click(this.t('settings.open'));
    await dialog.getByRole('radio', { name: this.t(`language.${language}`) }).click();
    this.language = language;
    // What is under it may be laid anew; the settings stay open, and speak the new language.
    await dialog.getByRole('heading', { name: this.t('settings.title') }).waitFor();
    await this.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }

  /** By what it is called. Names may go on: buttons say what they bring about. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name: typeof name === 'string' ? beginningWith(name) : name }).first();
  }

  /** These words on the screen. For a moment screen readers are told the same. */
  text(words: string): Locator {
    return this.page.getByText(words).and(this.page.locator(':not(.sr > *)')).first();
  }

  /** `patience`: milliseconds, for what may be gone by then. */
  async click(what: string | RegExp | Locator, patience?: number): Promise<void> {
    const button = typeof what === 'string' || what instanceof RegExp ? this.button(what) : what;
    await button.click(patience === undefined ? {} : { timeout: patience });
    this.clicks += 1;
  }

  /** A key that may come before anything listens to it: on a busy machine a screen is seen a moment earlier than it hears. */
  async press(key: string, brings: Locator): Promise<void> {
    const until = performance.now() + PATIENCE;
    do {
      if (!(await brings.first().isVisible())) await this.page.keyboard.press(key);
      if (await cameSoon(brings.first())) return;
    } while (performance.now() < until);
    throw new Error(`nothing comes of pressing ${key}:\n${await this.page.locator('body').innerText()}`);
  }

  /** The options that can be taken now. */
  get options(): Locator {
    return this.page.locator('.prompt-options button:not([aria-disabled="true"])');
  }

  get question(): Locator {
    return this.page.locator('.prompt-question');
  }
}

/** Runs in the page. */
function keepSettings(value: string): void {
  if (localStorage.getItem('tavern.settings') === null) localStorage.setItem('tavern.settings', value);
}

/** Runs in the page. Nonces have 16 bytes; everything else that is random there stays so. */
function fixNonce(byte: number): void {
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array instanceof Uint8Array && array.length === 16 ? array.fill(byte) : random(array));
}

const beginningWith = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
