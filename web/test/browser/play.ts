import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { MatchRecord } from '@tavern/engine';
import { expect } from 'vitest';
import type { Person } from './person.ts';
import { placesAtLast } from './reach.ts';

/** Which of the options with these labels somebody takes; null: they wait and see. */
type Taste = (labels: readonly string[], question: string) => number | null;
const firstOption: Taste = () => 0;

const MOMENT = 40;
/** What a click has done already may still be on the screen for a moment: nobody waits long for it to come back. */
const PATIENCE = 1_000;

const isOver = (person: Person): Promise<boolean> =>
  person.page.getByRole('region', { name: person.t('frame.result'), exact: true }).isVisible();

/** Takes one option if this person is asked, lifts the curtain if it hangs. Says whether there was anything to do. */
async function act(person: Person, taste: Taste = firstOption): Promise<boolean> {
  const { page } = person;
  // At one screen it is handed on first.
  for (const hand of [page.locator('main.curtain button'), person.button(person.t('frame.hand.over'))]) {
    if (!(await hand.isVisible())) continue;
    await person.click(hand, PATIENCE);
    return true;
  }
  const prompt = page.locator('.prompt:not(.busy)');
  if (!(await prompt.isVisible())) return false;
  const labels = await person.options.locator('b').allInnerTexts();
  if (labels.length === 0) return false;
  const chosen = taste(labels, await person.question.innerText());
  if (chosen === null) return false;
  await person.click(person.options.nth(chosen), PATIENCE);
  return true;
}

export interface Course {
  readonly taste?: Taste;
  /** Called before every move of anybody; what it does may take its time. */
  readonly meanwhile?: (person: Person) => Promise<void>;
  readonly within?: number;
}

/** Everybody plays on until all of them see how it ended. */
export async function playToTheEnd(
  people: readonly Person[],
  { taste, meanwhile, within = 180_000 }: Course = {},
): Promise<void> {
  const until = performance.now() + within;
  const done = new Set<Person>();
  while (done.size < people.length) {
    if (performance.now() > until) throw new Error(`not over after ${within / 1000} s:\n${await screens(people)}`);
    let acted = false;
    for (const person of people) {
      if (done.has(person)) continue;
      if (await isOver(person)) done.add(person);
      else {
        await meanwhile?.(person);
        // What was there a moment ago may be gone: somebody else was faster, or the server is away.
        acted = (await act(person, taste).catch(() => false)) || acted;
      }
    }
    if (!acted) await pause(MOMENT);
  }
}

async function screens(people: readonly Person[]): Promise<string> {
  const texts = await Promise.all(people.map(({ page }) => page.locator('body').innerText()));
  return people.map(({ name }, index) => `--- ${name} sees:\n${texts[index]}`).join('\n');
}

/** Who came where, as it stands on this person's screen. */
export const ranking = (person: Person): Promise<readonly string[]> =>
  person.page
    .getByRole('list', { name: person.t('frame.ranking') })
    .getByRole('listitem')
    .allInnerTexts();

/** As anybody can keep it. */
export async function savedRecord(person: Person): Promise<MatchRecord> {
  const saving = person.page.waitForEvent('download');
  await person.click(person.t('frame.save'));
  return JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as MatchRecord;
}

/** Has the page recompute the match. What stands at the ending stays where it is. */
export async function verifyRecord(person: Person): Promise<void> {
  const { page } = person;
  const told = ['.story-table, .ranking'];
  await person.button(person.t('frame.verify')).waitFor();
  // What else may be done comes a moment later.
  await page.waitForLoadState('networkidle');
  const before = await placesAtLast(page, told);
  await person.click(person.t('frame.verify'));
  await page.locator('.record-sound').waitFor();
  expect(await placesAtLast(page, told)).toEqual(before);
}
