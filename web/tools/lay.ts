import type { Page } from 'playwright-core';
import type { StoredMatch } from './moments.ts';

/** The number of matches stored so far, because the same match may be stored more than once. */
let laidOut = 0;

/** Stores a match in the browser, as if it had been played there. Returns its id there. */
export async function storeMatch(page: Page, { match, log }: StoredMatch): Promise<string> {
  const id = `${match.id.slice(0, 10)}${String(laidOut++).padStart(6, '0')}`;
  const row: object = { ...match, id };
  const answers: readonly object[] = log.map((entry) => ({ ...entry, match: id }));
  await page.evaluate(
    ([kept, given]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('tavern');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['matches', 'answers'], 'readwrite');
          transaction.objectStore('matches').put(kept);
          for (const each of given) transaction.objectStore('answers').put(each);
          transaction.onerror = () => failed(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [row, answers] as const,
  );
  return id;
}

/** Stores a match, opens it, and waits until `drawn` is visible; without `drawn` it does not wait. */
export async function layOut(page: Page, url: string, stored: StoredMatch, drawn?: string): Promise<void> {
  await page.goto(`${url}/#/here/${await storeMatch(page, stored)}`);
  if (drawn === undefined) return;
  await page.locator(drawn).waitFor();
  await page.evaluate(() => document.fonts.ready);
}
