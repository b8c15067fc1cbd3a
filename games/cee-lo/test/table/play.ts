import { render, say } from '@tavern/engine';
import type { Locator } from 'playwright-core';
import type { Sitter } from '../../../test/table/driver.ts';
import { type By, press } from '../../../test/table/press.ts';
import { texts } from '../../text/index.ts';
import { BEGIN, DEEDS, DICE, FIRST_ACT, PRESETS, placed, TABLE } from './selectors.ts';

type Screen = 'combat' | 'shop' | 'between' | 'ending';

/** A player who begins a run needs the house's words too. */
interface Runner extends Sitter {
  t(key: string): string;
  button(name: string): Locator;
}

const MENU = '#/here/new/cee-lo';

/** Runs under the printed rules in which a player who buys nothing and always attacks comes this far. */
export const WON_WITH = 'TEST 21';
export const BEATEN_IN_THREE_WITH = 'TEST 5';
export const SCORES_AT_ONCE_WITH = 'TEST 47';

/** What the game says for a key, in this person's language. */
export const said = ({ language }: Sitter, key: string, values = {}): string => render(texts[language], say(key, values));

export const table = ({ page }: Sitter): Locator => page.locator(TABLE);

export async function placeOf(person: Sitter): Promise<Screen> {
  return (await table(person).getAttribute('data-at')) as Screen;
}

export const arriveAt = ({ page }: Sitter, place: Screen): Promise<void> => page.locator(placed(place)).waitFor();

/** From the menu, under the printed rules, with a seed. */
export async function beginRun(person: Runner, url: string, seed: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}/${MENU}`);
  await page.getByLabel(person.t('solo.seed'), { exact: true }).fill(seed);
  await page
    .locator(PRESETS)
    .getByRole('button', { name: said(person, 'preset.printed.name') })
    .click();
  await page.locator(BEGIN).click();
  await arriveAt(person, 'between');
}

export const deeds = ({ page }: Sitter): Locator => page.locator(DEEDS);

export const fight = (person: Runner): Promise<void> => person.click(person.button(said(person, 'between.fight')));

/** What was there a moment ago may be gone: then there is nothing to press any more. */
const PATIENCE = 1_000;
const pressSoon = (person: Sitter, button: Locator, by: By): Promise<void> => press(person, button, by, PATIENCE).catch(() => {});

/** Buys nothing, attacks with whatever scores. `by`: how the first of what can be done is taken. */
export async function playOn(person: Sitter, by: By): Promise<void> {
  const { page } = person;
  const place = await placeOf(person);
  if (place === 'ending') return;
  if (by === 'keys') await page.keyboard.press(place === 'shop' ? 'c' : '1');
  else if (place === 'combat') await pressSoon(person, deeds(person).first(), by);
  else if (place === 'shop') await pressSoon(person, page.getByRole('button', { name: said(person, 'shop.continue') }), by);
  else await pressSoon(person, page.locator(FIRST_ACT), by);
}

/** What was pressed shows by then. */
export const nextFrame = ({ page }: Sitter): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));

const WITHIN = 400_000;

export async function playToTheEnding(person: Sitter, by: By): Promise<void> {
  const until = performance.now() + WITHIN;
  while ((await placeOf(person)) !== 'ending') {
    if (performance.now() > until) throw new Error(`not over after ${WITHIN / 1000} s:\n${await table(person).innerText()}`);
    await playOn(person, by);
    await nextFrame(person);
  }
}

/** Every die on the felt, as it is read out. */
export const diceOf = ({ page }: Sitter): Promise<readonly string[]> =>
  page.locator(DICE).evaluateAll((all) => all.map((die) => die.getAttribute('aria-label') ?? ''));
