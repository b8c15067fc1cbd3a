import type { Page } from 'playwright-core';
import type { Shelved } from './moments.ts';

/** So many matches have been laid out so far: the same one may be laid there more than once. */
let laidOut = 0;

/** Lays a match on the browser's own shelf, as if it had been played there. Returns what it is called there. */
export async function shelve(page: Page, { match, log }: Shelved): Promise<string> {
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

/** Lays a match on the shelf, opens it, and waits until what is `drawn` there can be seen; nothing: it does not wait. */
export async function layOut(page: Page, url: string, shelved: Shelved, drawn?: string): Promise<void> {
  await page.goto(`${url}/#/here/${await shelve(page, shelved)}`);
  if (drawn === undefined) return;
  await page.locator(drawn).waitFor();
  await page.evaluate(() => document.fonts.ready);
}
