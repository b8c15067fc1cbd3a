import type { Flat } from '@tavern/engine';
import type { Locator } from 'playwright-core';
import type { Sitter } from '../../../test/table/driver.ts';
import { type By, press } from '../../../test/table/press.ts';
import { actionOf, itemAt, leadsTo, OPEN, optionOf, targetOf } from './selectors.ts';
import { seen, sightOf } from './table.ts';

/** What leads to an option that has no button of its own on the table: its action, its thing, or whom it is aimed at. */
function doorTo(option: Flat): string | null {
  switch (option['do']) {
    case 'move':
    case 'sleep':
    case 'duel':
    case 'trade':
    case 'loot':
    case 'end':
      return actionOf(option['do']);
    case 'use':
    case 'drop':
    case 'equip':
      return itemAt(`pack:${option['item']}`);
    case 'play':
      // In answer to what somebody else does it is played from a tray.
      return option['by'] === undefined ? null : itemAt(`kept:${option['card']}`);
    case 'unequip':
      return itemAt(`gear:${option['slot']}`);
    case 'swap':
      return itemAt('gear:left');
    case 'attack':
      return targetOf(option['target']);
    default:
      return null;
  }
}

const ARRIVES = 60_000;
const ANSWERED = 60_000;
/** So soon something that is there has been pressed; else it is gone by then. */
const SOON = 2_000;
/** So soon a menu is open, or an option there that was not aimed at before. */
const OPENS = 60_000;

/** Takes exactly this option of the rules by the controls on the table: opens what must be opened, and confirms what must be confirmed. */
export async function take(person: Sitter, option: Flat, by: By = 'mouse'): Promise<void> {
  const { page } = person;
  const json = JSON.stringify(option);
  const itself = page.locator(`${optionOf(json)}${OPEN}`).first();
  const selectors = [doorTo(option), leadsTo(json)].flatMap((each) => (each === null ? [] : [`${each}${OPEN}`]));
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
  const until = performance.now() + ANSWERED;
  for (;;) {
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
    const isPressed = await press(person, itself, by, SOON).then(
      () => true,
      (error: unknown) => {
        if (performance.now() > until) throw error;
        return false;
      },
    );
    if (isPressed) return pressOn(person, itself, moment, by);
    // A menu closes when the table changes: it is opened again.
  }
}

/** Pressed once: whatever takes two presses is pressed again, until the answer has been taken. */
async function pressOn(person: Sitter, control: Locator, moment: string, by: By): Promise<void> {
  const answered = await seen(person, (sight) => sight.moment !== moment || sight.armed, ANSWERED);
  if (answered !== null && answered.moment === moment) {
    await press(person, control, by, ANSWERED);
    if ((await seen(person, (sight) => sight.moment !== moment, ANSWERED)) !== null) return;
  }
  if (answered === null || answered.moment === moment) throw new Error(`${person.name} is not answered: ${moment}`);
}
