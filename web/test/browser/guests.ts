import { becomeGuest, Client, type RoomSettings } from '@tavern/wire';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { House } from './house.ts';
import { beReady, startMatch } from './lobby-ways.ts';
import { type Manner, Person } from './person.ts';

export { seatOf, signIn } from './lobby-ways.ts';

/**
 * Somebody for one test: gone after it, and it fails if anything went wrong in their browser unseen. The same test plays the same match in
 * every run.
 */
export async function guest(browser: Browser, name: string, manner?: Manner): Promise<Person> {
  const { currentTestName = '' } = expect.getState();
  const person = await Person.come(browser, name, {
    chance: `${name}: ${currentTestName}`,
    drawn: false,
    shared: theHouse().url,
    ...manner,
    settings: { sound: false, ...manner?.settings },
  });
  onTestFinished(async ({ task }) => {
    await (task.result?.state === 'fail' ? person.close() : person.leave());
    expect(person.faults, `what went wrong in ${name}'s browser`).toEqual([]);
  });
  return person;
}

/**
 * Somebody who stays for all tests of a file, because a new browser takes longer than most tests: asked for in a test, they are where the last
 * one left them, with all that their browser has kept. A test fails if anything went wrong unseen during it; the next one then gets somebody new.
 */
export function regular(browser: () => Browser, name: string, manner?: Manner): () => Promise<Person> {
  let staying: Person | null = null;
  let known = 0;
  const check = async (failed: boolean): Promise<void> => {
    const faults = staying?.faults.slice(known) ?? [];
    known += faults.length;
    if (failed || faults.length > 0) await leave(false);
    expect(faults, `what went wrong in ${name}'s browser`).toEqual([]);
  };
  const leave = async (well: boolean): Promise<void> => {
    await (well ? staying?.leave() : staying?.close());
    [staying, known] = [null, 0];
  };
  afterAll(async () => {
    await check(false);
    await leave(true);
  });
  return async () => {
    const settings = { sound: false, ...manner?.settings };
    staying ??= await Person.come(browser(), name, { chance: name, drawn: false, shared: theHouse().url, ...manner, settings });
    onTestFinished(({ task }) => check(task.result?.state === 'fail'));
    return staying;
  };
}

/** The server that all tests share, of whom each brings guests of its own. */
export const theHouse = (): { readonly url: string } => ({ url: inject('house') });

/** A server for one test alone: it may be killed. `secret`: its dice are known beforehand. */
export async function ownHouse(secret?: string): Promise<House> {
  const house = await House.open({ site: inject('site'), ...(secret === undefined ? {} : { secret }) });
  onTestFinished(() => house.close());
  return house;
}

/** The link to a room with these settings: it is made beside the hall, with the host's own key, which their browser keeps from its next page on. */
export async function roomBeside(house: Pick<House, 'url'>, host: Person, game: string, settings: RoomSettings): Promise<string> {
  const made = await becomeGuest(house.url, host.name);
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { id, nickname, secret } = made;
  await host.page.addInitScript(
    ([key = '', kept = '']) => localStorage.setItem(key, kept),
    [`tavern.guest:${house.url}`, JSON.stringify({ id, nickname, secret })],
  );
  const client = new Client(house.url, secret);
  await client.connected();
  const created = await client.request('room.create', { game, settings });
  client.close();
  if (!created.ok) throw new Error(JSON.stringify(created));
  return `${house.url}/#/room/${created.room.code}`;
}

/** The link to the room that the host has before them, as their button copies it. What was copied before, by anybody, is gone. */
export async function copiedLink(host: Person): Promise<string> {
  const { page } = host;
  await host.button(host.t('lobby.copy')).waitFor();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await host.click(host.t('lobby.copy'));
  const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toContain('?room=');
  return read();
}

/** The host has a lobby before them: the others follow its link, one after the other, all are ready, and the match is on. */
export async function startWith(host: Person, friends: readonly Person[]): Promise<void> {
  const link = await copiedLink(host);
  for (const friend of friends) {
    await followLink(friend, link);
    await beReady(friend);
  }
  await startMatch(host);
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

/** In the menu of the table. */
export async function giveUp(person: Person): Promise<void> {
  await person.press('m', person.page.getByRole('dialog'));
  await person.click(person.t('frame.concede'));
  await person.click(person.t('frame.concede.really'));
}

/** As the power fails; then it is back. */
export async function killed(house: House, people: readonly Person[]): Promise<void> {
  for (const each of people) each.offline = true;
  await house.kill();
  for (const each of people) await each.text(each.t('frame.link.lost')).waitFor();
  await house.reopen();
  for (const each of people) await each.text(each.t('frame.link.lost')).waitFor({ state: 'hidden' });
  for (const each of people) each.offline = false;
}
