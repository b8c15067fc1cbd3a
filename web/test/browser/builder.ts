import type { Locator } from 'playwright-core';
import { checkLetters } from '../../../decks/check-letters.ts';
import { theHouse } from './guests.ts';
import type { Person } from './person.ts';

// The deck builder of a game, as tests go about it.

/** A code with the check letters that it would have. */
export const checked = (text: string): string => `${text}-${checkLetters(text)}`;

export const face = ({ page }: Person, card: string): Locator => page.locator(`.lib-item[data-card="${card}"] .lib-press`);
export const row = ({ page }: Person, card: string): Locator => page.locator(`.deck-row[data-card="${card}"]`);
export const count = (person: Person, card: string): Promise<string> => row(person, card).locator('.deck-count').innerText();
export const headline = ({ page }: Person): Promise<string> => page.locator('.builder-headline b').innerText();
export const nameField = (person: Person): Locator => person.page.getByLabel(person.t('builder.name'), { exact: true });

export async function openBuilder(person: Person, game: string, code = ''): Promise<void> {
  await person.page.goto(`${theHouse().url}/#/decks/${game}${code === '' ? '' : `/${encodeURIComponent(code)}`}`);
  await person.page.locator('.lib-item, .bad-link').first().waitFor();
}

/** What this browser keeps: of decks, or of matches. A database that is not there yet must not be made here. */
export const stored = ({ page }: Person, store: 'decks' | 'matches'): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(async (name) => {
    if ((await indexedDB.databases()).length === 0) return [];
    return new Promise((done, failed) => {
      const request = indexedDB.open('tavern');
      request.addEventListener('error', () => failed(request.error));
      request.addEventListener('success', () => {
        const all = request.result.transaction(name).objectStore(name).getAll();
        all.addEventListener('success', () => {
          request.result.close();
          done(all.result);
        });
      });
    });
  }, store);
