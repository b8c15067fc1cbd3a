import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import words from '../../../kit/gallery/text/hand.json' with { type: 'json' };
import { violationsIn } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { leaveUndrawn } from './drawing.ts';

const browser = oneBrowser();
const GALLERY = join(import.meta.dirname, '../../../kit/gallery/vite.config.ts');
const outDir = mkdtempSync(join(tmpdir(), 'tavern-gallery-'));
let gallery: PreviewServer;

beforeAll(async () => {
  await build({ configFile: GALLERY, build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  gallery = await preview({ configFile: GALLERY, build: { outDir }, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
});
afterAll(async () => {
  await gallery.close();
  rmSync(outDir, { recursive: true });
});

interface Table {
  readonly page: Page;
  readonly front: Locator;
  /** By its name. */
  readonly card: (name: string) => Locator;
  readonly place: (name: string) => Locator;
  readonly held: () => Promise<number>;
}

const LAPTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const pages = new Map<BrowserContextOptions, Page>();

async function newPage(device: BrowserContextOptions): Promise<Page> {
  const context = await browser().newContext(device);
  await context.addInitScript(leaveUndrawn);
  const page = await context.newPage();
  await page.goto(`${gallery.resolvedUrls?.local[0]}`);
  return page;
}

/** One page for all tests of a device: the gallery takes longer to open than any of them. */
async function pageOf(device: BrowserContextOptions): Promise<Page> {
  const page = pages.get(device) ?? (await newPage(device));
  pages.set(device, page);
  // Somewhere else and back: all cards are in hand again.
  await page.evaluate(() => (location.hash = 'tabs'));
  await page.locator('.g-front').first().waitFor({ state: 'detached' });
  await page.mouse.move(1, 1);
  await page.evaluate(() => (location.hash = 'hand'));
  return page;
}

/** The page of hands, and one of its two tables: 0 has eight cards, 1 has twelve. */
async function sit(nth: 0 | 1, device = LAPTOP): Promise<Table> {
  const page = await pageOf(device);
  const front = page.locator('.g-front').nth(nth);
  await front.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const card = (name: string): Locator => front.getByRole('button', { name: new RegExp(`^${name}\\.`) });
  await settled(card('Assassin'));
  return {
    page,
    front,
    card,
    place: (name) => front.locator(`[data-drop="${name}"]`),
    held: () => front.locator('.hand:not(.hidden) li').count(),
  };
}

/** Cards take a moment to their places. */
async function settled(card: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await card.evaluate(async (button) => {
    const moving = (): readonly Animation[] =>
      (button.closest('ul')?.getAnimations({ subtree: true }) ?? []).filter(({ playState }) => playState === 'running');
    // One that is called off makes place for another.
    for (let all = moving(); all.length > 0; all = moving()) await Promise.all(all.map((each) => each.finished.catch(() => {})));
  });
  const box = await card.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return box;
}

const middle = async (item: Locator): Promise<[number, number]> => {
  const { x, y, width, height } = await settled(item);
  return [x + width / 2, y + height / 2];
};
/** Where a card is seen though others lie on it. */
const corner = async (card: Locator): Promise<[number, number]> => {
  const { x, y } = await settled(card);
  return [x + 22, y + 50];
};

/** A press that means nothing has been heard by then. */
const heardBy = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));

const pressed = (card: Locator): Promise<string | null> => card.getAttribute('aria-pressed');
const hasFocus = (item: Locator): Promise<boolean> => item.evaluate((element) => element === document.activeElement);

test('by keys: along the hand, to a target, back, and on with the next card', async () => {
  const { page, front, card, place, held } = await sit(0);
  await card('Assassin').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect.poll(() => hasFocus(card('Quagmire'))).toBe(true);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect.poll(() => pressed(card('Assassin'))).toBe('true');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => hasFocus(place('III'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => pressed(card('Assassin'))).toBe('false');
  await expect.poll(() => hasFocus(card('Assassin'))).toBe(true);
  // By its number, from anywhere; then onto a place.
  await page.keyboard.press('2');
  await expect.poll(() => pressed(card('Duelist'))).toBe('true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => held()).toBe(7);
  // What needs no target is played by a second press, and the focus goes on to the card in its place.
  await card('Arrow Storm').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect.poll(() => held()).toBe(6);
  await expect.poll(() => hasFocus(card('Quagmire'))).toBe(true);
  expect(await front.evaluate((element) => element.scrollTop)).toBe(0);
});

/** All that readers are told from now on: it stands there for a second only, which is short on a busy machine. */
async function listening(page: Page): Promise<() => Promise<string>> {
  await page.getByRole('status').evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(' '));
}

test('what cannot be played says why, by mouse and by keys, and stays', async () => {
  const { page, card, held } = await sit(1);
  const heard = await listening(page);
  await page.mouse.click(...(await corner(card('Duelist'))));
  await expect.poll(heard).toContain(words.taken);
  expect(await pressed(card('Duelist'))).toBe('false');
  await card('Mason').focus();
  await page.keyboard.press('Enter');
  await expect.poll(heard).toContain(words.short);
  // Nor can it be carried anywhere.
  await page.mouse.move(...(await corner(card('Fireball'))));
  await page.mouse.down();
  await page.mouse.move(700, 300, { steps: 5 });
  await expect.poll(heard).toContain(words.secret);
  expect(await page.locator('.hand-shown').count()).toBe(0);
  await page.mouse.up();
  await heardBy(page);
  expect(await held()).toBe(12);
});

test('by mouse: carried onto a target it is played, let go anywhere else it is back', async () => {
  const { page, front, card, place, held } = await sit(0);
  const take = async (name: string, ...to: [number, number]): Promise<void> => {
    await page.mouse.move(...(await corner(card(name))));
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 6 });
  };
  const nowhere: [number, number] = [(await middle(front))[0], (await middle(front))[1] + 60];
  await take('Fireball', ...nowhere);
  await expect.poll(() => page.locator('.hand-shown.held').count()).toBe(1);
  await expect.poll(() => front.locator('.g-pass.lit').count()).toBe(3);
  await page.mouse.up();
  await expect.poll(() => page.locator('.hand-shown').count()).toBe(0);
  expect(await held()).toBe(8);
  await expect.poll(() => pressed(card('Fireball'))).toBe('false');
  // A place that is no target of it is nowhere, too.
  await take('Fireball', ...(await middle(place('IV'))));
  await page.locator('.hand-shown.held').waitFor();
  await page.mouse.up();
  await expect.poll(() => page.locator('.hand-shown').count()).toBe(0);
  expect(await held()).toBe(8);
  // Escape gives up, and what the pointer does afterwards is nothing.
  await take('Fireball', ...(await middle(place('II'))));
  await page.locator('.hand-shown.held').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => page.locator('.hand-shown').count()).toBe(0);
  expect(await held()).toBe(8);
  await take('Fireball', ...(await middle(place('II'))));
  await expect.poll(() => place('II').getAttribute('class')).toContain('over');
  await page.mouse.up();
  await expect.poll(() => held()).toBe(7);
  // Without a target: above the line it is played, below it is not.
  const [x, y] = await corner(card('Arrow Storm'));
  await take('Arrow Storm', x + 40, y + 20);
  await page.mouse.up();
  await heardBy(page);
  expect(await held()).toBe(7);
  await take('Arrow Storm', ...nowhere);
  await page.mouse.up();
  await expect.poll(() => held()).toBe(6);
});

test('a tremble of the mouse is a click; a double click only chooses', async () => {
  const { page, card, held } = await sit(0);
  const [x, y] = await corner(card('Archer'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y - 2);
  await page.mouse.up();
  await expect.poll(() => pressed(card('Archer'))).toBe('true');
  expect(await page.locator('.hand-shown').count()).toBe(0);
  await page.mouse.dblclick(...(await corner(card('Arrow Storm'))));
  await expect.poll(() => pressed(card('Arrow Storm'))).toBe('true');
  expect(await held()).toBe(8);
});

test('under a mouse that goes along the hand one card after the other rises, and none flickers', async () => {
  const { page, front, card } = await sit(1);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const now = document.querySelector('.hand-card.pointed button')?.getAttribute('aria-label') ?? '';
      if (now !== seen.at(-1)) seen.push(now);
    }).observe(document.body, { subtree: true, attributeFilter: ['class'] });
  });
  const first = await settled(card('Assassin'));
  const last = await settled(card('Rally'));
  const y = first.y + first.height * 0.5;
  for (let x = first.x + 24; x < last.x + last.width - 30; x += 14) {
    await page.mouse.move(x, y);
    // A card that the mouse only passes has risen before the next one does, on a busy machine too.
    await heardBy(page);
  }
  await settled(card('Rally'));
  const seen = (): Promise<readonly string[]> => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const inHand = await front
    .locator('.hand-card button')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await expect.poll(seen).toEqual(inHand);
});

/** A finger that does more than tap. */
async function finger(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  let at = { x: 0, y: 0 };
  return {
    down: async (x: number, y: number) => send('touchStart', [(at = { x, y })]),
    to: async (x: number, y: number) => {
      const from = at;
      for (let step = 1; step <= 8; step++)
        await send('touchMove', [(at = { x: from.x + ((x - from.x) * step) / 8, y: from.y + ((y - from.y) * step) / 8 })]);
    },
    up: async () => send('touchEnd', []),
  };
}

test('by touch, twelve cards on a phone: a tap raises, a tap on what is up chooses', async () => {
  const { page, front, card, held, place } = await sit(1, PHONE);
  expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)).toBeLessThanOrEqual(0);
  const gale = card('Gale');
  const { x, y } = await settled(gale);
  await page.touchscreen.tap(x + 10, y + 60);
  await expect.poll(() => front.locator('.hand-card.pointed button').getAttribute('aria-label')).toContain('Gale');
  expect(await pressed(gale)).toBe('false');
  const up = await settled(gale);
  expect(Math.min(up.width, up.height)).toBeGreaterThanOrEqual(44);
  expect(up.x).toBeGreaterThanOrEqual(0);
  await page.touchscreen.tap(...(await middle(gale)));
  await expect.poll(() => pressed(gale)).toBe('true');
  await page.touchscreen.tap(...(await middle(place('I'))));
  await expect.poll(() => held()).toBe(11);
  await expect.poll(() => front.locator('.hand-card.pointed').count()).toBe(0);
});

test('by touch: along the hand, out of it onto a target, and resting to read', async () => {
  const { page, front, card, held, place } = await sit(1, PHONE);
  const hand = await finger(page);
  const pointed = front.locator('.hand-card.pointed button');
  const [x, y] = await corner(card('Assassin'));
  await hand.down(x, y);
  await hand.to(x + 40, y);
  const half = await pointed.getAttribute('aria-label');
  await hand.to(370, y);
  await expect.poll(() => pointed.getAttribute('aria-label')).toContain('Rally');
  expect(half).not.toContain('Rally');
  await hand.to(x - 5, y);
  await expect.poll(() => pointed.getAttribute('aria-label')).toContain('Assassin');
  // Going along was no choice; pulling out is.
  expect(await pressed(card('Assassin'))).toBe('false');
  await hand.to(...(await middle(place('III'))));
  await expect.poll(() => page.locator('.hand-shown.held').count()).toBe(1);
  await hand.up();
  await expect.poll(held).toBe(11);

  await hand.down(...(await middle(card('Rally'))));
  await page.locator('.hand-shown.large', { hasText: 'Rally' }).waitFor();
  await hand.up();
  await expect.poll(() => page.locator('.hand-shown').count()).toBe(0);
  expect(await pressed(card('Rally'))).toBe('false');
  expect(await held()).toBe(11);
});

test('nothing that axe knows is wrong with it', async () => {
  const { page, card } = await sit(0);
  await card('Gale').focus();
  await settled(card('Gale'));
  const violations = await violationsIn(page, '.hand');
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
});
