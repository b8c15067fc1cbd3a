import { setTimeout as pause } from 'node:timers/promises';
import { same } from '@tavern/engine';
import type { Locator } from 'playwright-core';
import type { Sitter } from '../../../test/table/driver.ts';
import { HAND_ON } from '../../../test/table/house-selectors.ts';
import { type By, press } from '../../../test/table/press.ts';
import { ARMED, IN_MENU, LIT, NEWS, PARTING, SPARE } from './selectors.ts';
import { type Sight, seen, sightOf } from './table.ts';

interface Habit {
  readonly by?: By;
  /** What is pressed rather than anything else: names of actions and of choices in trays, the dearest first. */
  readonly wish?: readonly string[];
}

/** Up the mountain without looking left or right. */
const UP = ['roll', 'move', 'begin', 'stay', 'pass', 'end', 'done', 'close', 'sleep'];

/** So soon something comes of a press; if not, what was pressed was gone already. */
const SOON = 1_500;
const PATIENCE = 60_000;

/** Answers whatever this person is asked, on the table's own controls. Says whether there was anything to do. */
export async function answer(person: Sitter, { by = 'mouse', wish = UP }: Habit = {}): Promise<boolean> {
  const { page } = person;
  const sight = await sightOf(person);
  if (sight.telling) {
    // A player who has seen enough presses anything: here a key that does nothing else.
    await page.keyboard.press('F2');
    return true;
  }
  const first = sight.hand ? HAND_ON : sight.news ? NEWS : null;
  if (first !== null) {
    if (await pressOnce(person, page.locator(first).first(), sight, by)) await seen(person, (now) => !same(now, sight), SOON);
    return true;
  }
  if (sight.asked === null || sight.over) return false;
  const lit = page.locator(LIT);
  const names = await lit.evaluateAll((all) =>
    all.map((each) => (each instanceof HTMLElement ? (each.dataset['action'] ?? each.dataset['do'] ?? '') : '')),
  );
  const wanted = wish.map((name) => names.indexOf(name)).find((index) => index >= 0);
  // Where there is nothing to press there is something to part with.
  const control = names.length === 0 ? page.locator(SPARE).first() : lit.nth(wanted ?? 0);
  if (await pressOnce(person, control, sight, by)) await follow(person, sight, by);
  return true;
}

/**
 * What was there a moment ago may be gone: that is no fault, as long as the table looks different now. A busy machine may be late: then it is
 * pressed again.
 */
async function pressOnce(person: Sitter, control: Locator, sight: Sight, by: By): Promise<boolean> {
  const until = performance.now() + PATIENCE;
  for (;;)
    try {
      await press(person, control, by);
      return true;
    } catch (error) {
      if (!same(await sightOf(person), sight)) return false;
      if (performance.now() > until) throw error;
    }
}

/** A menu that has opened, or a second press that is waited for. */
async function follow(person: Sitter, { moment }: Sight, by: By): Promise<void> {
  const next = await seen(person, (sight) => sight.moment !== moment || sight.menu || sight.chosen || sight.armed, SOON);
  if (next === null || next.moment !== moment) return;
  const more = next.menu ? IN_MENU : next.chosen ? PARTING : ARMED;
  if (await pressOnce(person, person.page.locator(more).first(), next, by))
    await seen(person, (sight) => sight.moment !== moment, SOON);
}

interface Climb extends Habit {
  /** Called before every move of anybody; what it does may take its time. */
  readonly meanwhile?: (person: Sitter, sight: Sight) => Promise<void>;
  readonly within?: number;
  /** Events that are told: once there are this many, everybody stops, wherever they are. Without it they play to the end. */
  readonly enough?: number;
}

const MOMENT = 40;

/** Everybody plays on until all of them see who wears the crown, or have seen enough. */
export async function playMountain(
  people: readonly Sitter[],
  { meanwhile, within = 400_000, enough = Number.POSITIVE_INFINITY, ...habit }: Climb = {},
): Promise<void> {
  const until = performance.now() + within;
  const done = new Set<Sitter>();
  while (done.size < people.length) {
    let acted = false;
    for (const person of people) {
      if (done.has(person)) continue;
      const sight = await sightOf(person);
      if (sight.over || sight.told >= enough) done.add(person);
      else {
        await meanwhile?.(person, sight);
        acted = (await answer(person, habit)) || acted;
      }
      if (performance.now() > until)
        throw new Error(`${person.name} is not done:\n${await person.page.locator('body').innerText()}`);
    }
    if (!acted) await pause(MOMENT);
  }
}
