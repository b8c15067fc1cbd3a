import { type MatchRecord, seat, withEngineTexts } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { expect, test } from 'vitest';
import { answer, playMountain, reached, said } from '../../../games/mountain/test/table/index.ts';
import { botNameOf, namesInRecord } from '../../model/bot-names.ts';
import { linesOf } from '../../table/book/log-lines.ts';
import { plainText } from '../../table/words/spans.ts';
import { words } from '../../text/en/index.ts';
import { speechOf } from '../../words/words.ts';
import { oneBrowser } from './browser.ts';
import { lostFocus, watchFocus } from './focus.ts';
import { guest, theHouse } from './guests.ts';
import { heardOn, listenTo } from './heard.ts';
import type { Person } from './person.ts';
import { savedRecord } from './play.ts';
import { toldIn } from './truth.ts';

const browser = oneBrowser();

/** Tab by tab, until what has the focus is called so. */
async function tabTo(person: Person, name: string): Promise<void> {
  const { page } = person;
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    if ((await focused(person))?.startsWith(name) === true) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

/** What has the focus, in words; null: nothing has. */
const focused = ({ page }: Person): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element === null || element === document.body ? null : (element.getAttribute('aria-label') ?? element.textContent);
  });

/**
 * What has the focus and does not show it, by a ring or anything else that is not there without the focus; null: it does, or nothing that can be pressed
 * has it. On the heading of a place it only rests.
 */
const unseenFocus = ({ page }: Person): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    // On a heading it only rests, and nothing can be pressed there.
    if (!(element instanceof HTMLElement) || element.matches('body, h1, h2')) return null;
    const look = (): string => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element);
      // A line without a width is none.
      const outline =
        outlineStyle === 'none' || outlineWidth === '0px' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
      return [outline, boxShadow, borderColor].join(' ');
    };
    const focused = look();
    element.blur();
    const blurred = look();
    element.focus();
    return focused !== blurred ? null : (element.getAttribute('aria-label') ?? element.textContent);
  });

declare global {
  interface Window {
    /** The trays on whose headings the focus was, and of those that had something to answer all. */
    trays?: { readonly begun: string[]; readonly asked: string[] };
  }
}

/** Runs in the page: notes where people begin when a tray is laid on the table. */
function noteTrays(): void {
  const trays = { begun: [] as string[], asked: [] as string[] };
  window.trays = trays;
  const nameOf = (element: Element): string => element.closest<HTMLElement>('[data-tray]')?.dataset['tray'] ?? '';
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || nameOf(target) === '') return;
    const name = nameOf(target);
    if (!target.matches('h2')) trays.asked.push(name);
    // An act that takes it at once leaves nobody at the heading.
    else setTimeout(() => document.activeElement === target && trays.begun.push(name));
  });
}

/** Every line of a match as the log tells it to the first seat, in words, but for headings. */
async function toldLines(record: MatchRecord): Promise<readonly string[]> {
  const pack = await entryOf('king-of-the-mountain')?.load();
  if (pack === undefined) throw new Error('there is no mountain');
  const texts = { ...words, ...withEngineTexts(pack.texts).en };
  const names = namesInRecord(record.seats, botNameOf(speechOf('en', texts).tell));
  const speech = speechOf('en', texts, names);
  const happened = toldIn(pack.game, record, seat(0)).map((event, index) => ({ id: `${index}`, at: 0, event }));
  return linesOf(happened, pack.tell, speech).flatMap(({ heading, spans }) => (heading ? [] : [plainText(spans).trim()]));
}

/** Those of these that are not among the others, each as often as it is missing. */
function missing(wanted: readonly string[], found: readonly string[]): readonly string[] {
  const left = [...found];
  return wanted.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

test('KM-039, KM-043: a complete game by keyboard alone, from the hall to the verified record; what has the focus shows it', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  await listenTo(page);
  await page.addInitScript(noteTrays);
  await page.goto(house.url);
  await watchFocus(page);
  await mei.button(mei.t('hall.bots')).waitFor();
  await tabTo(mei, mei.t('hall.bots'));
  await expect.poll(() => unseenFocus(mei)).toBeNull();
  await page.keyboard.press('Enter');
  // On whatever of it has the focus: nothing need be chosen.
  await page.locator('.bot-dialog :focus').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await reached(mei, ({ asked }) => asked !== null);
  await tabTo(mei, said(mei, 'ledge.act.move'));
  await expect.poll(() => unseenFocus(mei)).toBeNull();
  await page.keyboard.press('Enter');

  const unseen = new Set<string>();
  let moves = 0;
  await playMountain([mei], {
    by: 'keys',
    meanwhile: async (_, { asked }) => {
      if (asked === null) return;
      moves += 1;
      const found = await unseenFocus(mei);
      if (found !== null) unseen.add(`${asked}: ${found}`);
    },
  });
  expect(moves).toBeGreaterThan(5);
  expect([...unseen]).toEqual([]);
  // Trays are come to at their headings, and at nothing else of them first.
  const { begun, asked } = await page.evaluate(() => window.trays ?? { begun: [], asked: [] });
  expect(new Set(begun).size).toBeGreaterThan(1);
  expect([...new Set(asked)].filter((name) => !begun.includes(name))).toEqual([]);
  expect(await answer(mei, { by: 'keys' })).toBe(false);

  await mei.press('m', page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await tabTo(mei, mei.t('frame.verify'));
  await page.keyboard.press('Enter');
  await page.locator('.record-sound').waitFor();
  expect(mei.clicks).toBe(0);
  expect(await lostFocus(page)).toEqual([]);

  // Whatever happened was told to those who do not see it, equal lines as often as they happened, and nothing of who thinks.
  const told = await toldLines(await savedRecord(mei));
  expect(told.length).toBeGreaterThan(20);
  await expect.poll(async () => missing(told, await heardOn(page))).toEqual([]);
  expect((await heardOn(page)).filter((text) => text.includes('thinking'))).toEqual([]);
});
