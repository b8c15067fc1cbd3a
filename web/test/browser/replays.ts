import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@tavern/engine';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './person.ts';

/** A recorded match of a game. */
export const golden = (game: string, file: string): string =>
  new URL(`../../../games/${game}/test/golden/${file}.json`, import.meta.url).pathname;

export const recordOf = (game: string, file: string): MatchRecord =>
  JSON.parse(readFileSync(golden(game, file), 'utf8')) as MatchRecord;

/** What a file is called, and what is in it. */
export const fileWith = (text: string) => ({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });

type Given = string | ReturnType<typeof fileWith>;

/** Gives the page a file: what comes of it is the caller's to see. */
export async function give(person: Person, url: string, file: Given): Promise<void> {
  const { page } = person;
  // From elsewhere: a person who watches a file is at this address already.
  await page.goto(`${url}/#/verify`);
  await page.getByRole('heading', { name: person.t('verify.screen') }).waitFor();
  await page.goto(`${url}/#/replay`);
  await page.getByRole('heading', { name: person.t('replay.screen') }).waitFor();
  await page.locator('input[type="file"]').setInputFiles(file);
}

/** A file that can be watched: its table is laid, and the whole record gone through. */
export async function watch(person: Person, url: string, file: Given): Promise<void> {
  await give(person, url, file);
  await verified(person);
}

export async function verified(person: Person): Promise<void> {
  await person.page.locator('.replay-seal.true').waitFor();
}

/** The bar that is dragged. Its value is the answer that is shown. */
export const line = (person: Person): Locator => person.page.getByRole('slider', { name: person.t('replay.line') });

export const shows = (person: Person, answer: number): Promise<void> =>
  expect.poll(() => line(person).inputValue().then(Number)).toBe(answer);

export const step = (person: Person, name: string): Locator =>
  person.page.getByRole('button', { name: person.t(`replay.step.${name}`), exact: true });

/** Looks with the eyes of this name. */
export async function lookAs(person: Person, name: string): Promise<void> {
  await person.page.locator('.replay-eyes').click();
  await person.page.getByRole('dialog').getByRole('button', { name }).click();
  await person.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => person.page.locator('.replay-eyes').innerText()).toContain(name);
}
