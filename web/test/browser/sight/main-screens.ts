import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Sights } from '../../../../games/test/table/driver.ts';
import { layOut } from '../../../tools/lay.ts';
import { meet } from '../../../tools/moments.ts';
import { drivenGames, driverOf } from '../../../tools/tables.ts';
import { theHouse } from '../guests.ts';
import { leaveTables } from '../laid.ts';
import type { Person } from '../person.ts';
import { golden, watch } from '../replays.ts';

/** A screen that somebody has before them. */
export interface MainScreen {
  readonly name: string;
  readonly sights: Sights;
}

const MOUNTAIN = 'king-of-the-mountain';
/** With THOROUGH=1. Otherwise those screens that most people see: between them they have what the others are made of. */
const ALL = inject('thorough');

/** Goes there, and waits until it is drawn. */
async function goTo(page: Page, route: string, drawn: string): Promise<void> {
  await page.goto(`${theHouse().url}/#/${route}`);
  await page.locator(drawn).first().waitFor();
}

/** The screens around the tables, one after the other; only hall and lobby unless all are wanted. */
export async function* houseScreens(person: Person): AsyncGenerator<MainScreen> {
  const { page } = person;
  const closed = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  await goTo(page, '', '.hall-place');
  await expect.poll(() => page.locator('.hall-object:not(:has(*))').count()).toBe(0);
  yield { name: 'hall', sights: { edges: '.join-by-code .cells i' } };
  if (ALL) {
    await person.click(person.t('settings.open'));
    await page.getByRole('dialog').getByRole('switch').first().waitFor();
    yield { name: 'settings', sights: { marks: '.toggle i', lit: '.choice :checked + .choice-text' } };
    await closed();
  }
  await person.click(person.t('hall.friends'));
  await person.button(person.t('lobby.copy')).waitFor();
  await page.locator('.choice-card').nth(1).click();
  await page.locator('.choice-card.picked').waitFor();
  yield { name: 'lobby', sights: { edges: '.code i, .seat', lit: '.choice-card.picked .card, .preset.picked' } };
  if (!ALL) return;
  await goTo(page, 'here/new/cee-lo', '.lobby-foot');
  yield { name: 'solo menu', sights: {} };
  await goTo(page, 'decks/skirmish', '.deck-box');
  await page.locator('.deck-box').nth(1).click();
  await page.locator('.deck-verdict.legal').waitFor();
  yield { name: 'deck builder', sights: { marks: '.lib-pips i.on, .curve-stack:has(i)', lit: '.deck-box.chosen' } };
  await goTo(page, `cards/${MOUNTAIN}`, '.lib-item');
  yield { name: 'card manager', sights: {} };
  await goTo(page, `rules/${MOUNTAIN}`, 'main h1');
  yield { name: 'rules', sights: {} };
  await watch(person, theHouse().url, golden('mountain', '3-bots'));
  await page.keyboard.press('5');
  yield { name: 'replay', sights: { marks: '.replay-done, .pips i.on' } };
}

/** The situations of all tables that show everything that a table can show; only the first of each table unless all are wanted. */
export async function* tableScreens(person: Person, games = drivenGames()): AsyncGenerator<MainScreen> {
  const { page } = person;
  const { url } = theHouse();
  await leaveTables(person, url);
  for (const game of games) {
    const driver = await driverOf(game);
    const names = new Set(Object.keys(driver.sights).slice(0, ALL ? undefined : 1));
    const wanted = driver.situations.filter(({ name }) => names.has(name));
    const met = await meet(driver, wanted, person.name);
    for (const situation of wanted) {
      const moment = met.get(situation.name);
      if (moment === undefined) throw new Error(`never met: ${situation.name}`);
      await layOut(page, url, moment.stored(), driver.drawn);
      await situation.look?.(page, moment);
      yield { name: `${game} ${situation.name}`, sights: driver.sights[situation.name] ?? {} };
    }
  }
}
