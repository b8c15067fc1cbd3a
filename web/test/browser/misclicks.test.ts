import { same } from '@tavern/engine';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginRun, deeds, SCORES_AT_ONCE_WITH, said } from '../../../games/cee-lo/test/table/play.ts';
import { FINAL, onBoard } from '../../../games/mountain/rules/board.ts';
import { MAX_HP } from '../../../games/mountain/rules/score.ts';
import type { StoredMatch } from '../../tools/moments.ts';
import { oneBrowser } from './browser.ts';
import { guest, regular, theHouse } from './guests.ts';
import { layOut, type Moment, momentsOf } from './mountain-moments.ts';
import type { Manner, Person } from './person.ts';
import { middleOf } from './resting.ts';
import { stopTime } from './stop-time.ts';

const browser = oneBrowser();
const house = theHouse();

const COACHED = ['turn', 'arrive', 'fight', 'loot'].map((kind) => `king-of-the-mountain.${kind}`);
const MOST_MATCHES = 400;
const PATIENCE = { timeout: 60_000, interval: 20 };

/** The first of what is looked for in matches against bots; `before` is the moment before. `first`: what is rare is not looked for in vain. */
async function met<T>(look: (moment: Moment, before: Moment | null) => T | null, first = 1): Promise<T> {
  for (let seed = first; seed < first + MOST_MATCHES; seed++) {
    let before: Moment | null = null;
    for await (const moment of momentsOf(seed, 3, 'Mei')) {
      const found = look(moment, before);
      if (found !== null) return found;
      before = moment;
    }
  }
  throw new Error('never met');
}

/** Time that stands still goes on by as little as it takes. */
async function goOnUntil({ page }: Person, seen: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator(seen).count();
    }, PATIENCE)
    .toBeGreaterThan(0);
}

/** In the hall, at a screen whose clock can be stopped. */
async function atHome(mei: Person): Promise<Person> {
  const { page } = mei;
  if (page.url() === 'about:blank') await page.clock.install();
  await page.goto(`${house.url}/#/`);
  await mei.button(mei.t('hall.bots')).waitFor();
  return mei;
}

const comes = regular(browser, 'Mei', { settings: { coached: COACHED } });

async function sitDown(stored: StoredMatch, mei: Person): Promise<Person> {
  await layOut((await atHome(mei)).page, house.url, stored);
  return mei;
}

/** Somebody for one test, at whose table things take their time. */
const watchful = (manner: Manner): Promise<Person> =>
  guest(browser(), 'Mei', { ...manner, settings: { coached: COACHED, speed: '1x' } });

/** What is asked, and how many events were told: nothing has been answered as long as it stays the same. */
const moment = ({ page }: Person): Promise<string> =>
  page.locator('.mountain-table').evaluate(({ dataset }) => `${dataset['asked']} after ${dataset['told']}`);

/** A few frames from now. */
const drawnAnew = ({ page }: Person): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
  });

/** An answer that should not have been given would be on its way by now, and then have arrived. */
async function settled(person: Person): Promise<void> {
  await drawnAnew(person);
  await expect.poll(() => person.page.locator('[data-busy="true"], .busy').count()).toBe(0);
  await drawnAnew(person);
}

/** Pressed, and held for so long that it repeats itself. */
async function hold(person: Person, key: string): Promise<void> {
  const { page } = person;
  for (let times = 0; times < 3; times++) {
    await page.keyboard.down(key);
    await drawnAnew(person);
  }
  await page.keyboard.up(key);
}

const isArmed = (control: Locator): Promise<boolean> => control.evaluate((each) => each.classList.contains('btn-danger'));

/** Mei may sleep with full HP, which nobody means to, and may put this on. */
function healthy({ asked, view: { players }, stored }: Moment): { readonly stored: StoredMatch; readonly item: string } | null {
  if (asked?.kind !== 'turn' || players[0]?.hp !== MAX_HP || players[0].at === FINAL) return null;
  if (!asked.options.some((option) => option.do === 'sleep')) return null;
  const put = asked.options.find((option) => option.do === 'equip');
  return put?.do === 'equip' ? { stored: stored(), item: put.item } : null;
}

test('double clicks and held keys neither confirm what takes two presses nor choose from the menu they have opened', async () => {
  const { stored, item } = await met(healthy);
  const mei = await sitDown(stored, await comes());
  const { page } = mei;
  const sleep = page.locator('[data-action="sleep"]');
  const control = page.locator(`[data-item="pack:${item}"]`).first();
  const menu = page.locator('.ledge-menu');
  const before = await moment(mei);

  await sleep.dblclick();
  await settled(mei);
  await expect.poll(() => isArmed(sleep)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isArmed(sleep)).toBe(false);

  await sleep.focus();
  await hold(mei, 'Enter');
  await settled(mei);
  await expect.poll(() => isArmed(sleep)).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => isArmed(sleep)).toBe(false);

  await control.focus();
  await hold(mei, 'Enter');
  await settled(mei);
  await expect.poll(() => menu.isVisible()).toBe(true);
  await expect.poll(() => control.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => control.getAttribute('aria-expanded')).toBeNull();

  // None of these presses was an answer; a press that is meant is.
  expect(await moment(mei)).toBe(before);
  await sleep.click();
  await sleep.click();
  await expect.poll(() => moment(mei)).not.toBe(before);
});

/** Mei takes a card's step, and is asked again whether to stay there. */
function stepping(moment: Moment, before: Moment | null): { readonly stored: StoredMatch; readonly tile: number } | null {
  const [asked, again, step] = [before?.asked, moment.asked, before?.answer];
  if (before === null || asked?.kind !== 'arrive' || again?.kind !== 'arrive' || step?.['do'] !== 'step') return null;
  const by = Number(step['by']);
  const pressed = asked.options.find((option) => option.do === 'step' && option.by === by);
  // Where there is one way to go, the screen goes it by itself.
  if (!same(pressed, step) || again.options.length < 2) return null;
  return { stored: before.stored(), tile: onBoard((before.view.players[0]?.at ?? 0) + by) };
}

/** The second click comes when the first has brought this about; the clock goes on only until then, so that nobody can have read it. */
async function doubleClick(person: Person, what: Locator, brings: string): Promise<void> {
  const { page } = person;
  const at = await middleOf(what);
  await stopTime(page);
  await page.mouse.move(...at);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    if (clickCount === 1) await goOnUntil(person, brings);
  }
  await page.clock.resume();
}

test('a double click on the tile that a card leads to does not also mean to stay there', async () => {
  const { stored, tile } = await met(stepping, 591);
  const mei = await sitDown(stored, await comes());
  const { page } = mei;
  const asked = await page.locator('.mountain-table').getAttribute('data-asked');
  await doubleClick(mei, page.locator(`[data-tile="${tile}"]`), `.mountain-table[data-asked]:not([data-asked="${asked}"])`);
  await settled(mei);
  expect((await moment(mei)).split(' ')[1]).toBe('arrive');
});

/** A bot is about to take from the fallen Mei what she wears or holds: it does so again. */
function robbery(moment: Moment, before: Moment | null): { readonly stored: StoredMatch; readonly slot: string } | null {
  const me = before?.view.players[0];
  if (before === null || me === undefined) return null;
  const { match, log } = moment.stored();
  const from = before.stored().log.length;
  for (const [index, { seat, option }] of log.entries()) {
    if (index < from || seat === 0 || option['do'] !== 'take' || option['from'] !== 'gear') continue;
    // Somebody else who fell may have worn the same: hers is gone afterwards.
    const slot = (['left', 'right', 'armour'] as const).find(
      (each) => me[each] === option['item'] && moment.view.players[0]?.[each] === null,
    );
    if (slot === undefined) continue;
    const summary = { ...match.summary, answers: index, winners: null };
    return { stored: { match: { ...match, endedAt: null, summary }, log: log.slice(0, index) }, slot };
  }
  return null;
}

test('the menu of a thing that is taken away meanwhile closes', async () => {
  const { stored, slot } = await met(robbery);
  const gear = `[data-item="gear:${slot}"]`;
  const mei = await sitDown(stored, await watchful({ held: true }));
  const { page } = mei;
  const control = page.locator(gear);
  const menu = page.locator('.ledge-menu');
  await control.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await mei.letBotsGo();
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => control.count()).toBe(0);
  await expect.poll(() => page.locator('.mountain-table').count()).toBe(1);
});

/** Mei goes, and meets an enemy. */
function meeting({ asked, stored }: Moment, before: Moment | null): StoredMatch | null {
  if (before?.asked?.kind !== 'turn' || before.answer?.['do'] !== 'move' || asked?.kind !== 'fight') return null;
  const start = before.stored();
  return stored().log.length === start.log.length + 1 ? start : null;
}

const PHONE = { touch: true, width: 390, height: 844 } as const;

/** Where the first choice of the tray will lie: somebody without motion has it before them at once. */
async function risenIn(stored: StoredMatch, mei: Person): Promise<{ readonly x: number; readonly y: number }> {
  const { page } = mei;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(stored, mei);
  await page.locator('[data-action="move"]').tap();
  const [x, y] = await middleOf(page.locator('.tray-acts .btn').first());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return { x, y };
}

/** A finger rests as long as it takes for a tray to rise, but is not a long press yet. */
const RESTS = 400;

test('a tap on the mountain that ends a walk does not press what rises under the finger', async () => {
  const stored = await met(meeting);
  const mei = await watchful({ motion: true, ...PHONE });
  const at = await risenIn(stored, mei);
  const { page } = await atHome(mei);
  // Time stands still at the table, from the moment it is laid.
  await layOut(page, house.url, stored, false);
  await goOnUntil(mei, '.mountain-table .item, .mountain-table [data-action]');
  await page.locator('[data-action="move"]').tap();
  await goOnUntil(mei, '.standee.walking');
  const isOnTray = (): Promise<boolean> =>
    page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.tray-acts .btn') !== null, at);
  expect(await isOnTray()).toBe(false);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect.poll(isOnTray).toBe(true);
  const before = await moment(mei);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.clock.resume();
  await settled(mei);
  expect(await moment(mei)).toBe(before);
  // Not the second of a double tap.
  await page.clock.fastForward(RESTS);
  await page.touchscreen.tap(at.x, at.y);
  await expect.poll(() => moment(mei)).not.toBe(before);
});

test('in Cee-Lo a double click answers one question, not the one that follows from it', async () => {
  const mei = await atHome(await comes());
  const { page } = mei;
  await beginRun(mei, house.url, SCORES_AT_ONCE_WITH);
  await doubleClick(mei, mei.button(said(mei, 'between.fight')), '.deed.throw');
  await deeds(mei).first().waitFor();
  await settled(mei);
  expect(await deeds(mei).allInnerTexts()).toEqual([expect.stringContaining(said(mei, 'option.roll'))]);
  // Where one plaque lay now lie three, and the second click meets the middle one.
  await doubleClick(mei, deeds(mei).first(), '.deed.attack');
  const attack = deeds(mei).filter({ hasText: said(mei, 'combat.attack') });
  await attack.waitFor();
  const lines = await page.locator('.log-paper li').allInnerTexts();
  await settled(mei);
  await settled(mei);
  expect(await attack.count()).toBe(1);
  expect(await page.locator('.log-paper li').allInnerTexts()).toEqual(lines);
});
