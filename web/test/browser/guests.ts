import type { Browser, Locator } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { House } from './house.ts';
import { type Manner, Person } from './person.ts';

/**
 * Somebody for one test: gone after it, and it fails if anything went wrong in their browser unseen. The same test plays the same match in
 * every run.
 */
export async function guest(browser: Browser, name: string, manner?: Manner): Promise<Person> {
  const { currentTestName = '' } = expect.getState();
  const person = await Person.come(browser, name, {
    chance: `${name}: ${currentTestName}`,
    drawn: false,
    ...manner,
    settings: { sound: false, ...manner?.settings },
  });
  onTestFinished(async () => {
    await person.close();
    expect(person.faults, `what went wrong in ${name}'s browser`).toEqual([]);
  });
  return person;
}

/** The server that all tests share, of whom each brings guests of its own. */
export const theHouse = (): { readonly url: string } => ({ url: inject('house') });

/** A server for one test alone: it may be killed. `secret`: its dice are known beforehand. */
export async function ownHouse(secret?: string): Promise<House> {
  const house = await House.open({ site: inject('site'), ...(secret === undefined ? {} : { secret }) });
  onTestFinished(() => house.close());
  return house;
}

/** The hall, and a name in the guest book. */
export async function signIn(person: Person, url: string): Promise<void> {
  const { page } = person;
  await page.goto(url);
  const book = page.getByLabel(person.t('hall.guest'), { exact: true });
  await book.fill(person.name);
  await book.press('Enter');
}

/** The host has a lobby before them: the others follow its link, one after the other, all are ready, and the match is on. */
export async function startWith(host: Person, friends: readonly Person[]): Promise<void> {
  await host.click(host.t('lobby.copy'));
  const link = await host.page.evaluate(() => navigator.clipboard.readText());
  for (const friend of friends) {
    await followLink(friend, link);
    await beReady(friend);
  }
  await host.page.locator('.lobby-foot .btn-primary:not([aria-disabled="true"])').click();
}

/** By the big button: where there are cards to pick, it picks the one that is suggested. */
async function beReady({ page }: Person): Promise<void> {
  await page.locator('.lobby-foot .big-step.lit').click();
}

/** By the link that a friend has sent, as somebody who was never here. */
export async function followLink(person: Person, link: string, way: 'sit' | 'join.watch' = 'sit'): Promise<void> {
  await person.page.goto(link);
  await person.page.getByLabel(person.t('lobby.guest.name')).fill(person.name);
  await person.click(person.t(`lobby.${way}`));
}

/** From the hall against bots, as the dialog proposes. `press`: by mouse, unless told. */
export async function playBots(
  person: Person,
  press: (button: Locator) => Promise<void> = (button) => person.click(button),
): Promise<void> {
  await press(person.button(person.t('hall.bots')));
  await press(person.page.locator('.bot-dialog .btn-primary'));
}
