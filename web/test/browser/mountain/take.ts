import type { Flat } from '@tavern/engine';
import type { Locator } from 'playwright-core';
import type { Person } from '../person.ts';
import { type By, press } from './press.ts';
import { seen, sightOf } from './table.ts';

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** What leads to an option that has no button of its own on the table: its action, its thing, or whom it is aimed at. */
function doorTo(option: Flat): string | null {
  switch (option['do']) {
    case 'move':
    case 'sleep':
    case 'duel':
    case 'trade':
    case 'loot':
    case 'end':
      return `[data-action="${option['do']}"]`;
    case 'use':
    case 'drop':
    case 'equip':
      return `[data-thing="pack:${option['item']}"]`;
    case 'play':
      // In answer to what somebody else does it is played from a tray.
      return option['by'] === undefined ? null : `[data-thing="kept:${option['card']}"]`;
    case 'unequip':
      return `[data-thing="gear:${option['slot']}"]`;
    case 'swap':
      return '[data-thing="gear:left"]';
    case 'attack':
      return `[data-target="${option['target']}"]`;
    default:
      return null;
  }
}

/** A thing in a tray with which this can be done, among other things. */
const thingFor = (json: string): string => `[data-leads~=${quoted(json)}]`;

const ARRIVES = 15_000;
const ANSWERED = 10_000;
/** So soon a menu is open, or an option there that was not aimed at before. */
const OPENS = 2_000;

/** Takes exactly this option of the rules by the controls on the table: opens what must be opened, and confirms what must be confirmed. */
export async function take(person: Person, option: Flat, by: By = 'mouse'): Promise<void> {
  const { page } = person;
  const json = JSON.stringify(option);
  const open = ':not([aria-disabled="true"])';
  const itself = page.locator(`[data-option=${quoted(json)}]${open}`).first();
  const selectors = [doorTo(option), thingFor(json)].flatMap((each) => (each === null ? [] : [`${each}${open}`]));
  const door = page.locator(selectors.join(', ')).first();
  await itself
    .or(door)
    .first()
    .waitFor({ timeout: ARRIVES })
    .catch(async () => {
      throw new Error(
        `${person.name} finds nothing to press for ${JSON.stringify(option)}:\n${await page.locator('body').innerText()}`,
      );
    });
  const { moment } = await sightOf(person);
  // What is there may be drawn anew in this very moment, in another language say: it comes back.
  if (!(await itself.isVisible()) && (await door.isVisible())) {
    await press(person, door, by, ANSWERED);
    const opened = await seen(
      person,
      (sight) => sight.moment !== moment || sight.menu || sight.armed || sight.chosen || option['do'] === 'attack',
      OPENS,
    );
    if (opened === null) throw new Error(`nothing comes of pressing ${selectors.join(' or ')}`);
    if (opened.moment !== moment) return;
    if (opened.armed) return pressOn(person, door, moment, by);
  }
  await press(person, itself, by, ANSWERED);
  await pressOn(person, itself, moment, by);
}

/** Pressed once: whatever takes two presses is pressed again, until the answer has been taken. */
async function pressOn(person: Person, control: Locator, moment: string, by: By): Promise<void> {
  const answered = await seen(person, (sight) => sight.moment !== moment || sight.armed, ANSWERED);
  if (answered !== null && answered.moment === moment) {
    await press(person, control, by, ANSWERED);
    if ((await seen(person, (sight) => sight.moment !== moment, ANSWERED)) !== null) return;
  }
  if (answered === null || answered.moment === moment) throw new Error(`${person.name} is not answered: ${moment}`);
}
