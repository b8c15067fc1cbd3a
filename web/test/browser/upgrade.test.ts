import { expect, test } from 'vitest';
import { sightOf } from '../../../games/mountain/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { guest, theHouse } from './guests.ts';
import { momentsOf } from './mountain-moments.ts';

const browser = oneBrowser();

/** A match that waits for Mei, as a browser stores it. */
async function stored() {
  for await (const { asked, stored } of momentsOf(1, 3, 'Mei')) if (asked !== null && stored().log.length > 5) return stored();
  throw new Error('nobody was asked');
}

test('a browser that has matches from before there were decks keeps every one of them, and can keep decks and notes', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  // Of the same origin, and without a page of ours that would make the database.
  await page.goto(`${house.url}/health`);
  const { match, log } = await stored();
  const answers: readonly object[] = log.map((entry) => ({ ...entry, match: match.id }));
  await page.evaluate(
    ([row, given]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('tavern', 1);
        opening.onerror = () => failed(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('matches', { keyPath: 'id' });
          opening.result.createObjectStore('answers', { keyPath: ['match', 'seq'] });
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['matches', 'answers'], 'readwrite');
          transaction.objectStore('matches').put(row);
          for (const each of given) transaction.objectStore('answers').put(each);
          transaction.onerror = () => failed(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [match as object, answers] as const,
  );

  await page.goto(house.url);
  await page
    .getByRole('button', { name: new RegExp(`^(${mei.t('hall.kept.turn')}|${mei.t('hall.kept.on')})`) })
    .first()
    .click();
  await expect.poll(async () => (await sightOf(mei)).asked).not.toBeNull();
  const kept = await page.evaluate(
    () =>
      new Promise<{ version: number; stores: string[]; answers: object[] }>((done, failed) => {
        const opening = indexedDB.open('tavern');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const { version, objectStoreNames } = opening.result;
          const reading = opening.result.transaction('answers').objectStore('answers').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            done({ version, stores: [...objectStoreNames], answers: reading.result });
          };
        };
      }),
  );
  expect(kept).toMatchObject({ version: 3, stores: ['answers', 'decks', 'matches', 'notes'] });
  // Bots may have gone on meanwhile.
  expect(answers.length).toBeGreaterThan(5);
  expect(kept.answers.slice(0, answers.length)).toEqual(answers);
});
