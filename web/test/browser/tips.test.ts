import { render, type Say, seatsOf, withEngineTexts } from '@tavern/engine';
import { expect, test } from 'vitest';
import { texts } from '../../../games/mountain/text/index.ts';
import { tipOf } from '../../../games/mountain/ui/tips/tip.ts';
import { everyWhat, tipName } from '../../../games/mountain/ui/tips/what.ts';
import { botNameOf, namesOf } from '../../model/bot-names.ts';
import { oneBrowser } from './browser.ts';
import { guest, theHouse } from './guests.ts';
import { layOut, type Moment, momentsOf } from './mountain-moments.ts';
import type { Person } from './person.ts';
import { middleOf } from './resting.ts';

const browser = oneBrowser();
const PLAYERS = 4;

/** So much is on the table: things, kept cards, enemies. */
function wealth({ view }: Moment): number {
  return view.players.flatMap(({ left, right, armour, pack, kept }) => [
    ...[left, right, armour].filter((item) => item !== null),
    ...(pack ?? []),
    ...(kept ?? []),
  ]).length;
}

/** The turn with the most on the table, of a few matches. */
async function richest(): Promise<Moment> {
  let best: Moment | null = null;
  for (let seed = 1; seed <= 6; seed++)
    for await (const moment of momentsOf(seed, PLAYERS, 'Mei'))
      if (moment.asked?.kind === 'turn' && (best === null || wealth(moment) > wealth(best))) best = moment;
  if (best === null) throw new Error('nobody ever had a turn');
  return best;
}

let found: Promise<Moment> | undefined;

const words = withEngineTexts(texts).en;

/** The heading of every tip that there can be in this view, by its name. */
function titles({ view, stored }: Moment, mei: Person): ReadonlyMap<string, string> {
  const names = namesOf(
    stored().match.seats,
    botNameOf(({ key }) => mei.t(key)),
  );
  const seats = seatsOf(view.players.length);
  const read = (what: Say): string => render(words, what, ['Mei', 'A', 'B', 'C']);
  return new Map([
    ...everyWhat(view.board, seats).map((what) => [tipName(what), read(tipOf(what, view).title)] as const),
    ...seats.map((seat) => [`figure:${seat}`, names[seat] ?? ''] as const),
  ]);
}

const tip = ({ page }: Person) => page.locator('.tip[data-state]:not([data-state="closed"])').last();

/** What the open tip says; nothing: there is none. */
const said = async (person: Person): Promise<string> => ((await tip(person).isVisible()) ? tip(person).innerText() : '');

/** Nothing is pointed at. */
async function away({ page }: Person): Promise<void> {
  await page.mouse.move(720, 4);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
}

/** Everything of this table that can be pointed at, once each. */
const tipped = ({ page }: Person): Promise<readonly string[]> =>
  page
    .locator('.mountain-table [data-tip]:visible')
    .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('data-tip') ?? ''))]);

/** Of these things, those whose tip does not come with its heading when they have the focus, or does not go with it. All in the page: that is quicker. */
const silent = ({ page }: Person, headings: ReadonlyMap<string, string>): Promise<readonly string[]> =>
  page.evaluate(
    async (all) => {
      const open = (): HTMLElement | undefined =>
        [...document.querySelectorAll<HTMLElement>('.tip[data-state]:not([data-state="closed"])')].at(-1);
      const comes = async (is: () => boolean): Promise<boolean> => {
        const end = performance.now() + 60_000;
        while (!is() && performance.now() < end) await new Promise(requestAnimationFrame);
        return is();
      };
      for (const [name, heading] of all) {
        const item = [...document.querySelectorAll<HTMLElement>(`.mountain-table [data-tip="${name}"]`)].find((each) =>
          each.checkVisibility(),
        );
        item?.focus();
        const came = await comes(() => open()?.innerText.includes(heading) === true);
        item?.blur();
        const went = came && (await comes(() => open() === undefined));
        if (!went) return [`${name}: ${open()?.innerText}`];
      }
      return [];
    },
    [...headings],
  );

async function seated(touch = false): Promise<{ readonly mei: Person; readonly moment: Moment }> {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', {
    settings: { coached: ['king-of-the-mountain.turn'] },
    ...(touch && { touch, width: 390, height: 844 }),
  });
  await mei.page.goto(house.url);
  await mei.button(mei.t('hall.bots')).waitFor();
  found ??= richest();
  const moment = await found;
  await layOut(mei.page, house.url, moment.stored());
  await mei.page.locator('.mountain-table').waitFor();
  return { mei, moment };
}

test('KM-038: whatever is on the table tells what it is, by mouse and by keyboard', async () => {
  const { mei, moment } = await seated();
  const { page } = mei;
  const known = titles(moment, mei);
  const names = await tipped(mei);
  for (const tile of moment.view.board.keys()) expect(names).toContain(`tile:${tile}`);
  for (const deck of ['treasure', 'enemy', 'luck']) expect(names).toContain(`deck:${deck}`);
  expect(names.filter((name) => name.startsWith('item:')).length).toBeGreaterThan(2);
  // Of every kind of thing one by mouse, and all by keyboard: that is quicker.
  const kinds = new Map(names.map((name) => [name.replace(/:[^:]*$/, ''), name]));
  for (const name of kinds.values()) {
    await away(mei);
    await page.locator(`.mountain-table [data-tip="${name}"]:visible`).first().hover();
    await expect.poll(() => said(mei), { message: `${name} by mouse` }).toContain(known.get(name) ?? 'a heading');
  }
  await away(mei);
  expect(await silent(mei, new Map(names.map((name) => [name, known.get(name) ?? 'a heading'])))).toEqual([]);
});

test('KM-038: by a long press, which does nothing else', async () => {
  const { mei, moment } = await seated(true);
  const { page } = mei;
  const known = titles(moment, mei);
  for (const name of ['tile:5', 'number:attack:0', 'deck:luck']) {
    // On a phone the decks lie behind a tab.
    if (name.startsWith('deck:')) await page.locator('.mountain-tabs button:has([data-pile])').tap();
    const item = page.locator(`[data-tip="${name}"]:visible`).first();
    const [x, y] = await middleOf(item);
    const client = await page.context().newCDPSession(page);
    const at = [{ x, y }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await expect.poll(() => said(mei), { message: name }).toContain(known.get(name));
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.keyboard.press('Escape');
    await tip(mei).waitFor({ state: 'hidden' });
  }
});
