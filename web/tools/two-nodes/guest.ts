import type { Browser, Locator } from 'playwright-core';
import { Person } from '../../test/browser/person.ts';
import { LineTap } from './line-tap.ts';
import { type Disturbance, type Felt, feltBy, notesOf, watchNotes } from './page-notes.ts';
import type { NodeName } from './site.ts';

/** Somebody with a browser, at one of the nodes. */
export interface Guest {
  readonly person: Person;
  readonly tap: Pick<LineTap, 'sent' | 'match' | 'lines'>;
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

/** What a disturbance was to each of them, by name. */
export async function feltByAll(guests: readonly Guest[], disturbance: Disturbance): Promise<{ readonly [name: string]: Felt }> {
  const all = guests.map(async ({ person }) => [person.name, feltBy(await notesOf(person.page), disturbance)] as const);
  return Object.fromEntries(await Promise.all(all));
}

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
  await says(from, text);
  for (const { person } of all) {
    await chatOf(person);
    await person.page.locator('.talk-lines').getByText(text).locator('visible=true').first().waitFor();
  }
}

async function says({ person }: Guest, text: string): Promise<void> {
  const line = await chatOf(person);
  await line.fill(text);
  await line.press('Enter');
}

/** Says it while nobody can hear it: the page tells so, and what was said is still there to be sent again. */
export async function talksInVain(from: Guest, text: string): Promise<void> {
  await says(from, text);
  await from.person.page.locator('.say-problem').waitFor();
  const kept = await (await chatOf(from.person)).inputValue();
  if (kept !== text) throw new Error(`${from.person.name} said “${text}”, of which “${kept}” is left`);
}

/** Once more. */
export async function talksAgain(from: Guest, all: readonly Guest[]): Promise<void> {
  return talks(from, all, await (await chatOf(from.person)).inputValue());
}

/** Everybody knows that something is wrong: what a browser says of it on its console is no fault. */
export function expectTrouble(guests: readonly Guest[], is: boolean): void {
  for (const { person } of guests) person.offline = is;
}

/** What is on everybody's screen, to find out what went wrong. */
export async function screens(guests: readonly Guest[]): Promise<string> {
  const texts = guests.map(async ({ person, tap }) => {
    const body = await person.page.locator('body').innerText({ timeout: 2_000 }).catch(String);
    const faults = person.faults.map((fault) => `; ${fault}`).join('');
    return `--- ${person.name} (${tap.lines} connections${faults}) sees:\n${body}`;
  });
  return (await Promise.all(texts)).join('\n');
}
