import { render, say } from '@tavern/engine';
import type { Locator } from 'playwright-core';
import { texts } from '../../../games/cee-lo/text/index.ts';
import type { Person } from './person.ts';

type Place = 'combat' | 'shop' | 'between' | 'ending';

const MENU = '#/here/new/cee-lo';

/** Runs under the printed rules in which whoever buys nothing and always attacks comes so far. */
export const WON_WITH = 'TEST 21';
export const BEATEN_IN_THREE_WITH = 'TEST 5';
export const SCORES_AT_ONCE_WITH = 'TEST 47';

/** What the game says for a key, in this person's language. */
export const said = ({ language }: Person, key: string, values = {}): string => render(texts[language], say(key, values));

export const alley = ({ page }: Person): Locator => page.locator('.alley');

export async function placeOf(person: Person): Promise<Place> {
  return (await alley(person).getAttribute('data-at')) as Place;
}

export const arriveAt = (person: Person, place: Place): Promise<void> =>
  person.page.locator(`.alley[data-at="${place}"]`).waitFor();

/** From the menu, under the printed rules, with a seed. */
export async function beginRun(person: Person, url: string, seed: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}/${MENU}`);
  await page.getByLabel(person.t('solo.seed'), { exact: true }).fill(seed);
  await page
    .locator('.presets')
    .getByRole('button', { name: said(person, 'preset.printed.name') })
    .click();
  await page.locator('.lobby-foot .big-step').click();
  await arriveAt(person, 'between');
}

export const deeds = ({ page }: Person): Locator => page.locator('.deeds .deed:not([aria-disabled="true"])');

export const fight = (person: Person): Promise<void> => person.click(said(person, 'between.fight'));

/** What was there a moment ago may be gone: then there is nothing to press any more. */
const PATIENCE = 1_000;
const press = (button: Locator): Promise<void> => button.click({ timeout: PATIENCE }).catch(() => {});

/** Buys nothing, attacks with whatever scores. `by`: how the first of what can be done is taken. */
export async function playOn(person: Person, by: 'mouse' | 'keys'): Promise<void> {
  const { page } = person;
  const place = await placeOf(person);
  if (place === 'ending') return;
  if (by === 'keys') await page.keyboard.press(place === 'shop' ? 'c' : '1');
  else if (place === 'combat') await press(deeds(person).first());
  else if (place === 'shop') await press(person.button(said(person, 'shop.continue')));
  else await press(page.locator('.between-act.btn-primary'));
}

const WITHIN = 90_000;

export async function playToTheEnding(person: Person, by: 'mouse' | 'keys'): Promise<void> {
  const until = performance.now() + WITHIN;
  while ((await placeOf(person)) !== 'ending') {
    if (performance.now() > until) throw new Error(`not over after ${WITHIN / 1000} s:\n${await alley(person).innerText()}`);
    await playOn(person, by);
    await person.page.waitForTimeout(30);
  }
}

/** Every die on the felt, as it is read out. */
export const diceOf = ({ page }: Person): Promise<readonly string[]> =>
  page
    .locator('.dice-row svg[aria-label], .dice-row [role="img"]')
    .evaluateAll((all) => all.map((die) => die.getAttribute('aria-label') ?? ''));
