import { codeOf } from '@tavern/decks';
import { verify } from '@tavern/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decks } from '../../../games/skirmish/rules/decks.ts';
import { game } from '../../../games/skirmish/rules/game.ts';
import { answer } from '../../../games/skirmish/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { followLink, guest, killed, ownHouse, roomBeside, seatOf, signIn } from './guests.ts';
import type { Person } from './person.ts';
import { savedRecord } from './play.ts';

const browser = oneBrowser();

const [wall, storm] = decks.ready;
const MEIS = codeOf(decks, { name: 'Meis Mauer', cards: wall.cards });
const ANNS = { id: 'anns', game: 'skirmish', name: 'Anns Storm', cards: (storm ?? wall).cards, touchedAt: 1 };
const ANNS_CODE = codeOf(decks, ANNS);
/**
 * Parts of the codes that the other one does not have, and the names: a page that is sent one of them knows the deck. Parts of six letters:
 * ids and keys of guests are random letters, and have any three of them now and then.
 */
const OF_MEI = /Meis Mauer|SK1-2ap|3ca3ch|1me2ms/;
const OF_ANN = /Anns Storm|SK1-3ar|3ar2as|3fi1ga/;

/** All that the server has sent to a page, frame by frame, also before a socket is open. */
function listenTo(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', (response) => {
    // A page that is left takes its answers with it.
    if (/\/(socket\.io|api)\//.test(response.url()))
      response.text().then(
        (text) => heard.push(text),
        () => {},
      );
  });
  return heard;
}

const telling = (heard: readonly string[], what: RegExp): readonly string[] => heard.filter((frame) => what.test(frame));

/** Built another day, and kept in this browser. */
const keep = ({ page }: Person, deck: object): Promise<void> =>
  page.evaluate(
    (row) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('tavern');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('decks', 'readwrite');
          transaction.objectStore('decks').put(row);
          transaction.onerror = () => failed(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    deck,
  );

const ending = ({ page }: Person) => page.locator('section.result, section.ending').first();
const page = async ({ page: shown }: Person): Promise<string> => shown.locator('html').evaluate((html) => html.outerHTML);
const WITHIN = 400_000;

test('two online with decks of their own, of which neither page nor wire tells the rival before the start; one reloads in mid-round, the server is killed, a spectator looks on, and all see one end and one record', async () => {
  const house = await ownHouse();
  const [mei, ann, ned] = [await guest(browser(), 'Mei'), await guest(browser(), 'Ann'), await guest(browser(), 'Ned')];
  const [meis, anns, neds] = [listenTo(mei.page), listenTo(ann.page), listenTo(ned.page)];
  await signIn(mei, house.url);
  await mei.button(mei.t('hall.friends')).waitFor();
  const link = await roomBeside(house, mei, 'skirmish', { seats: 2, pace: 'unhurried' });
  await mei.page.goto(link);
  await mei.page.reload();
  await followLink(ned, link, 'join.watch');

  // Mei pastes a code: first with a slip, which is named and stays to be mended.
  const code = mei.page.getByLabel(mei.t('lobby.decks.code'));
  await code.fill(MEIS.replace('3ca', '2ca'));
  await code.press('Enter');
  await mei.page.locator('.deck-code .field-problem').waitFor();
  expect(await code.inputValue()).toBe(MEIS.replace('3ca', '2ca'));
  await code.fill(MEIS);
  await code.press('Enter');
  await mei.page.locator('.deck-box.chosen', { hasText: 'Meis Mauer' }).waitFor();

  // Ann has hers from another day.
  await signIn(ann, house.url);
  await ann.button(ann.t('hall.friends')).waitFor();
  await keep(ann, ANNS);
  await ann.page.goto(link);
  await ann.click(ann.t('lobby.sit'));
  await ann.page.locator('.deck-box', { hasText: 'Anns Storm' }).click();
  await ann.page.locator('.deck-box.chosen', { hasText: 'Anns Storm' }).waitFor();
  await ann.page.locator('.lobby-foot .big-step.lit').click();
  const start = mei.page.locator('.lobby-foot .btn-primary:not([aria-disabled="true"])');
  await start.waitFor();
  for (const each of [mei, ned])
    await seatOf(each, 'Ann')
      .getByText(mei.t('lobby.seat.secret', { what: 'deck' }))
      .waitFor();
  expect([telling(meis, OF_MEI).length > 0, telling(anns, OF_ANN).length > 0]).toEqual([true, true]);
  expect([telling(meis, OF_ANN), telling(anns, OF_MEI), telling(neds, OF_ANN), telling(neds, OF_MEI)]).toEqual([[], [], [], []]);
  expect([OF_ANN.test(await page(mei)), OF_MEI.test(await page(ann))]).toEqual([false, false]);
  expect(/Meis Mauer|Anns Storm|SK1/.test(await page(ned))).toBe(false);

  // With the match both decks are open, to the spectator too.
  await start.click();
  await expect
    .poll(() => [meis, anns, neds].every((heard) => telling(heard, OF_MEI).length > 0 && telling(heard, OF_ANN).length > 0))
    .toBe(true);

  // After so few answers the first round still runs.
  const asides = new Map<number, () => Promise<unknown>>([
    [5, () => ann.page.reload()],
    [9, () => killed(house, [mei, ann, ned])],
  ]);
  const until = performance.now() + WITHIN;
  const over = new Set<Person>();
  for (let answers = 0; over.size < 2; ) {
    if (performance.now() > until) throw new Error(`not over:\n${await mei.page.locator('body').innerText()}`);
    for (const person of [mei, ann]) {
      if (await ending(person).isVisible()) over.add(person);
      // What was there a moment ago may be gone.
      else if (await answer(person).catch(() => false)) {
        answers += 1;
        await asides.get(answers)?.();
        asides.delete(answers);
      }
    }
  }
  expect(asides.size).toBe(0);
  await ending(ned).waitFor();
  const [hers, his, seen] = [await savedRecord(mei), await savedRecord(ann), await savedRecord(ned)];
  expect(his).toEqual(hers);
  expect(seen).toEqual(hers);
  expect(hers.seats).toEqual([
    { name: 'Mei', choice: { deck: MEIS } },
    { name: 'Ann', choice: { deck: ANNS_CODE } },
  ]);
  expect(verify(game, hers)).toMatchObject({ ok: true, answers: hers.answers.length });
});
