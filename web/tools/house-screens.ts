import { folderOf, registry } from '@tavern/games';
import type { Browser, Page } from 'playwright-core';
import { type Manner, Person } from '../test/browser/person.ts';
import { layOut } from './lay.ts';
import { momentsOf } from './moments.ts';
import type { Pictures, Size } from './pictures.ts';
import { type Driver, drivenGames, driverOf } from './tables.ts';
import { arrange } from './time.ts';

/** More than any screen needs. */
const TRIES = 400;

/** The screens around the tables: hall, lobby, rules and so on. */
export class HouseScreens {
  private readonly browser: Browser;
  private readonly url: string;
  private readonly pictures: Pictures;
  private readonly sizes: readonly Size[];
  private readonly tableSizes: readonly Size[];
  readonly faults: string[] = [];

  constructor(browser: Browser, url: string, pictures: Pictures, sizes: readonly Size[], tableSizes: readonly Size[]) {
    this.browser = browser;
    this.url = url;
    this.pictures = pictures;
    this.sizes = sizes;
    this.tableSizes = tableSizes;
  }

  async takeAll(): Promise<void> {
    await this.as('Mei', {}, (mei) => this.around(mei));
    await this.as('林小明', { language: 'zh-Hant' }, (lin) => this.inChinese(lin));
    const game = drivenGames(registry.flatMap(({ id, solo }) => (solo === true ? [] : [id])))[0];
    if (game === undefined) return;
    const driver = await driverOf(game);
    const { coached } = driver;
    await this.as('Mei', { settings: { coached } }, (mei) => this.curtain(mei, driver));
    await this.as('Mei', { settings: { coached } }, (mei) => this.together(mei, driver));
  }

  private async as(name: string, { settings, ...manner }: Manner, visit: (person: Person) => Promise<void>): Promise<void> {
    const person = await Person.come(this.browser, name, { ...manner, settings: { nickname: name, ...settings } });
    try {
      await arrange(person.page, false);
      await person.page.goto(`${this.url}/#/`);
      await person.button(person.t('hall.bots')).waitFor();
      await visit(person);
      this.faults.push(...person.faults);
    } finally {
      await person.close();
    }
  }

  private shoot({ page }: Person, name: string, sizes = this.sizes): Promise<void> {
    return this.pictures.takeAll(page, name, sizes);
  }

  /** The screens that can be opened directly. */
  private async around(person: Person): Promise<void> {
    const { page } = person;
    await this.shoot(person, 'hall');
    await person.click(person.t('settings.open'));
    await page.getByRole('dialog').waitFor();
    await this.shoot(person, 'settings');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const shown = registry.filter(({ hidden }) => hidden !== true);
    const routes = [
      ...shown.slice(0, 1).map(({ id }) => [`rules/${id}`, 'rules'] as const),
      ['verify', 'verify'] as const,
      ...shown
        .filter(({ solo }) => solo !== true)
        .slice(0, 1)
        .map(({ id }) => [`here/new/${id}`, 'set-table'] as const),
      ...shown
        .filter(({ solo }) => solo === true)
        .slice(0, 1)
        .map(({ id }) => [`here/new/${id}`, 'menu'] as const),
    ];
    for (const [route, name] of routes) {
      await page.goto(`${this.url}/#/${route}`);
      await page.locator('h1').first().waitFor();
      await this.shoot(person, name);
    }
    for (const { id } of shown.filter(({ solo }) => solo === true).slice(0, 1)) await this.daily(person, id);
    for (const { id } of shown.filter(({ decks }) => decks === true).slice(0, 1)) await this.decks(person, id);
  }

  /** A game with decks: its ways in the hall, the boxes at one screen, a code that is refused, and a room. */
  private async decks(person: Person, game: string, more = ''): Promise<void> {
    const { page } = person;
    const boxes = page.locator('.deck-box');
    await page.goto(`${this.url}/#/`);
    await page.locator(`[data-game="${game}"]`).click();
    await person.button(person.t('hall.decks')).waitFor();
    await this.shoot(person, `hall-decks${more}`);
    await page.goto(`${this.url}/#/here/new/${game}`);
    await boxes.first().waitFor();
    await page.getByLabel(person.t('lobby.decks.code')).fill('SK1-3ch3ar2as-7k');
    await page.keyboard.press('Enter');
    await page.locator('.deck-code .field-problem').waitFor();
    await this.shoot(person, `set-table-decks${more}`);
    await page.goto(`${this.url}/#/`);
    await page.locator(`[data-game="${game}"]`).click();
    await person.click(person.t('hall.friends'));
    await boxes.first().waitFor();
    await this.shoot(person, `lobby-decks${more}`);
  }

  /** The run of the day: the question before it, and the score after it. */
  private async daily(person: Person, game: string): Promise<void> {
    const { page } = person;
    const go = (): Promise<unknown> => page.goto(`${this.url}/#/daily/${game}`);
    await go();
    await page.getByRole('heading', { name: person.t('daily.ask') }).waitFor();
    await this.shoot(person, 'daily-ask');
    await person.click(person.t('daily.ask.yes'));
    await page.locator('.own-table').waitFor();
    await page.keyboard.press('m');
    await person.click(person.t('frame.concede'));
    await person.click(person.t('frame.concede.really'));
    await person.click(person.t('daily.open'));
    await page.getByRole('dialog').getByRole('table').waitFor();
    await this.shoot(person, 'daily-scores');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.goto(`${this.url}/#/`);
    await person.button(person.t('hall.bots')).waitFor();
    await go();
    await page.getByRole('heading', { name: person.t('daily.refused') }).waitFor();
    await page.getByRole('table').waitFor();
    await this.shoot(person, 'daily-done');
  }

  private async inChinese(person: Person): Promise<void> {
    await this.shoot(person, 'hall-zh');
    await person.click(person.t('hall.friends'));
    await person.button(person.t('lobby.copy')).waitFor();
    await this.shoot(person, 'lobby-zh');
    const withDecks = registry.filter(({ hidden, decks }) => hidden !== true && decks === true);
    for (const { id } of withDecks.slice(0, 1)) await this.decks(person, id, '-zh');
  }

  /** Two people at one screen: the curtain in front of the one who is asked first. */
  private async curtain(person: Person, driver: Driver): Promise<void> {
    const { page } = person;
    for await (const { stored } of momentsOf(driver, driver.plan(1), person.name)) {
      const { match, log } = stored();
      const seats = match.seats.map((seat, index) => (index === 1 ? { ...seat, name: 'Bartholomew', level: null } : seat));
      await layOut(page, this.url, { match: { ...match, seats }, log }, 'main.curtain');
      return this.shoot(person, 'curtain');
    }
  }

  /** A room on the server with company, and the table while one player waits for the other. */
  private async together(mei: Person, driver: Driver): Promise<void> {
    const { coached } = driver;
    await mei.click(mei.t('hall.friends'));
    await mei.button(mei.t('lobby.copy')).waitFor();
    const link = mei.page.url();
    await this.as('Bartholomew', { settings: { coached } }, async (friend) => {
      await friend.page.goto(link);
      await friend.button(friend.t('lobby.sit')).waitFor();
      await this.shoot(friend, 'join');
      await friend.click(friend.t('lobby.sit'));
      const ready = friend.page.locator('.lobby-foot .big-step.lit');
      await ready.waitFor();
      await mei.click(mei.t('lobby.bot.seat'));
      await this.shoot(mei, 'lobby');
      const screen = await this.secondScreen(mei);
      await ready.click();
      await mei.page.locator('.lobby-foot .btn-primary:not([aria-disabled="true"])').click();
      // Until only the other player is asked, some turns into the match.
      for (let turns = 0, tries = 0; tries < TRIES; tries++) {
        const [mine, theirs] = [await driver.asked(mei), await driver.asked(friend)];
        if (turns > 9 && mine === null && theirs !== null) break;
        if ((await driver.answer(mei, 'mouse')) || (await driver.answer(friend, 'mouse'))) turns += 1;
        else await mei.page.waitForTimeout(100);
      }
      await this.shoot(mei, `${folderOf(driver.game)}-waiting`, this.tableSizes);
      await screen.locator('.second-screen .turn-words h2').waitFor();
      await this.pictures.takeAll(screen, `${folderOf(driver.game)}-screen`, this.big);
      await screen.close();
    });
  }

  /** The same room on a television, before its match begins. */
  private async secondScreen({ page }: Person): Promise<Page> {
    const screen = await page.context().newPage();
    screen.on('pageerror', ({ message }) => this.faults.push(`second screen: ${message}`));
    await arrange(screen, false);
    await screen.goto(page.url().replace('/#/room/', '/#/watch/').concat('?screen'));
    await screen.locator('.screen-corner .qr path').waitFor({ state: 'attached' });
    await this.pictures.takeAll(screen, 'screen', this.big);
    return screen;
  }

  private get big(): readonly Size[] {
    return this.sizes.filter(([width]) => width >= 1440);
  }
}
