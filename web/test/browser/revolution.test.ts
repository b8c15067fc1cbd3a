import { fast, render, say, seat, verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import type { Event } from '../../../games/revolution/rules/events.ts';
import { game } from '../../../games/revolution/rules/game.ts';
import type { CardId } from '../../../games/revolution/rules/state.ts';
import { answer, driver, playRevolution, reached, sightOf } from '../../../games/revolution/test/table/index.ts';
import { LIT, OVER, TOTAL } from '../../../games/revolution/test/table/selectors.ts';
import { tableTexts } from '../../../games/revolution/text/table/index.ts';
import { reckoningOf } from '../../../games/revolution/ui/play/aftermath.ts';
import type { Plan } from '../../../games/test/table/driver.ts';
import { oneBrowser } from './browser.ts';
import { Curious, SEARCHES } from './curious.ts';
import { guest } from './guests.ts';
import { momentWith, sitAt } from './laid.ts';
import { savedRecord, verifyRecord } from './play.ts';
import { SEARCHERS } from './square-decks.ts';
import { askFaceDown, takeFromHand, until } from './square-deeds.ts';
import { seenIn, toldIn } from './truth.ts';

const browser = oneBrowser();
const ME = seat(0);

const said = (key: string): string => render(tableTexts['zh-Hant'], say(key));

const WANTED: readonly CardId[] = ['c-9', 'c-10', 'c-12', 'h-2'];
const searchers = (nth: number): Plan => ({
  players: 2,
  choices: [{ deck: SEARCHERS }, { deck: 'homeland' }],
  rng: fast(nth).stream('searchers'),
});
/** A match in which the first hand has them all. */
const AT_ONCE = 171;

/** The bot has its own luck: what was not met in this many matches is never met. */
const MOST_MATCHES = 4;
const ALL_SEEN = ['bluff', 'c-10', 'c-12', 'c-9', 'h-2', 'sealed bluff'];
/** What must come of it, as the record tells. */
const COME: { readonly [name: string]: (event: Event) => boolean } = {
  ...Object.fromEntries(
    Object.values(SEARCHES).map((to) => [
      `found, to ${to}`,
      (event: Event) => event.type === 'found' && event.seat === ME && event.card !== null && event.to === to,
    ]),
  ),
  ...Object.fromEntries(
    ['sp-', 'c-'].map((kind) => [
      `revealed: ${kind}`,
      (event: Event) => event.type === 'revealed' && (event.cards[ME] ?? '').startsWith(kind),
    ]),
  ),
  aimed: (event) => event.type === 'aimed' && event.seat === ME && event.card !== null,
  'placed face-down': (event) => event.type === 'placed' && event.seat === ME && event.face === 'down' && event.zone !== 'sp',
};

test('RR-052, RR-053, RR-054, RR-058: a match against the normal bot to its end by mouse, in Traditional Chinese, with each search, h-2, bluffs and reveals', async () => {
  const mei = await guest(browser(), 'Mei', { language: 'zh-Hant', settings: { coached: driver.coached } });
  const { page } = mei;
  const moment = await momentWith(
    driver,
    ({ asked, view }) => asked?.kind === 'redraw' && WANTED.every((card) => view.players[ME]?.hand?.includes(card)),
    { from: AT_ONCE, plan: searchers },
  );
  await sitAt(mei, moment);
  await reached(mei, ({ asked }) => asked === 'redraw');
  await answer(mei);
  // A card is taken, places light up, and Escape puts it back: nothing was sent.
  const { told } = await reached(mei, ({ asked, telling }) => asked === 'place' && !telling);
  const key = (name: string) => (): Promise<void> => page.keyboard.press(name);
  const next = page.locator('.headline p');
  await expect.poll(() => next.innerText()).toBe(said('ask.table.place'));
  await takeFromHand(mei);
  await reached(mei, ({ lit }) => lit > 0);
  await expect.poll(() => next.innerText()).toContain(said('square.step.up').replace('[card]', ''));
  await until(mei, ({ chosen, lit }) => !chosen && lit === 0, key('Escape'));
  await expect.poll(() => next.innerText()).toBe(said('ask.table.place'));
  // Face-down is asked for twice: the first press only lights the places for it.
  await takeFromHand(mei);
  await askFaceDown(mei);
  await until(mei, ({ armed }) => !armed, key('u'));
  expect((await sightOf(mei)).told).toBe(told);
  // A place promises a total.
  await page.locator(LIT).first().hover();
  const promised = await page.locator(`${TOTAL} i`).innerText();
  await answer(mei);

  const curious = new Curious(mei);
  const events: Event[] = [];
  const missing = (): readonly string[] => [
    ...ALL_SEEN.filter((each) => !curious.seen.has(each)),
    ...Object.keys(COME).filter((name) => !events.some((event) => COME[name]?.(event))),
  ];
  for (let matches = 1; ; matches++) {
    await playRevolution([mei], { meanwhile: curious.act });
    await page.locator(OVER).waitFor();
    if (matches === 1) await verifyRecord(mei);
    const record = await savedRecord(mei);
    expect(verify(game, record).ok).toBe(true);
    events.push(...toldIn(game, record, ME));
    if (matches === 1) {
      // It was kept, whatever the rival made of it later.
      const filled = seenIn(game, record, ME).find(({ players }) =>
        Object.values(players[ME]?.zones ?? {}).some((spot) => spot !== null),
      );
      expect(filled && reckoningOf(filled)?.sides[ME]?.total).toBe(Number(promised));
    }
    if (missing().length === 0 || matches === MOST_MATCHES) break;
    await sitAt(mei, await momentWith(driver, ({ asked }) => asked !== null, { from: AT_ONCE + matches, plan: searchers }));
  }
  expect(missing()).toEqual([]);
  for (const [card, to] of Object.entries(SEARCHES)) expect(curious.told.get(card)).toBe(said(`square.search.${to}`));
  expect(curious.slips.some((slip) => slip.includes(said('judges.revealed.bluff')))).toBe(true);
});

test('a match by touch on a phone of 390 by 844, with a card placed face-down', async () => {
  const mei = await guest(browser(), 'Mei', { width: 390, height: 844, touch: true, settings: { coached: driver.coached } });
  const { page } = mei;
  // The rounds before would show nothing else.
  await sitAt(mei, await momentWith(driver, ({ asked, view }) => asked?.kind === 'place' && view.round === 4));
  // The first press lights the places, the second one is the place.
  const { moment } = await reached(mei, ({ asked, telling }) => asked === 'place' && !telling);
  await takeFromHand(mei, null, 'touch');
  await askFaceDown(mei, 'touch');
  expect((await sightOf(mei)).moment).toBe(moment);
  await until(
    mei,
    (now) => now.moment !== moment,
    () => page.locator(LIT).first().tap({ timeout: 2_000 }),
  );
  await playRevolution([mei], { by: 'touch' });
  await page.locator(OVER).waitFor();
  const events = toldIn(game, await savedRecord(mei), ME);
  const fourth = events.slice(events.findIndex((event) => event.type === 'round' && event.round === 4));
  expect(fourth.find((event) => event.type === 'placed' && event.seat === ME)).toMatchObject({ face: 'down' });
});
