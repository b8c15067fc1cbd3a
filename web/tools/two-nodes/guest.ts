import type { Browser, Locator } from 'playwright-core';
import { Person } from '../../test/browser/person.ts';
import { LineTap } from './line-tap.ts';
import { type Felt, feltBy, notesOf, watchNotes } from './page-notes.ts';
import type { NodeName } from './site.ts';

/** Somebody with a browser, at one of the nodes. */
export interface Guest {
  readonly person: Person;
  readonly tap: LineTap;
  readonly home: NodeName;
  /** How often a page was loaded. */
  loads: number;
}

export async function comes(browser: Browser, name: string, home: NodeName): Promise<Guest> {
  const person = await Person.come(browser, name, { drawn: false, settings: { sound: false } });
  const guest: Guest = { person, tap: new LineTap(person.page), home, loads: 0 };
  person.page.on('load', () => (guest.loads += 1));
  await watchNotes(person.page);
  return guest;
}

export const felt = async ({ person }: Guest, since: number, over?: number): Promise<Felt> =>
  feltBy(await notesOf(person.page), since, over);

/** Where one talks: in a lobby on a sheet, at a table in the book. Both may have another page open. */
async function chatOf(person: Person): Promise<Locator> {
  const { page } = person;
  const line = page.getByLabel(person.t('lobby.chat.say')).locator('visible=true').first();
  const tabs = ['lobby.chat', 'frame.chat'].map((key) => page.getByRole('tab', { name: person.t(key) }));
  const tab = tabs
    .reduce((one, other) => one.or(other))
    .locator('visible=true')
    .first();
  await line.or(tab).first().waitFor();
  if (!(await line.isVisible())) await tab.click();
  return line;
}

/** Says it, and everybody reads it. */
export async function talks(from: Guest, all: readonly Guest[], text: string): Promise<void> {
  const line = await chatOf(from.person);
  await line.fill(text);
  await line.press('Enter');
  for (const { person } of all) {
    await chatOf(person);
    await person.page.locator('.talk-lines').getByText(text).locator('visible=true').first().waitFor();
  }
}
