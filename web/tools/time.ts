import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { countDrawings, holdMotion, holdTimers, loadChance } from './in-page.ts';

/** Pixels must not depend on which parts of a page were redrawn, or by which thread. */
export const DRAWN_AT_ONCE = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--run-all-compositor-stages-before-draw',
];

/** The same day in every picture. */
export const TODAY = Date.UTC(2026, 10, 15, 20);

/** The requests of a page that have not finished. */
const fetching = new WeakMap<Page, ReadonlySet<Request>>();

const WORKER = /\/worker-[\w-]+\.js$/;

/** Before the page is opened: removes chance from it. `moving`: its time can be stopped, and then moves on command. */
export async function arrange(page: Page, moving: boolean): Promise<void> {
  await page.addInitScript(loadChance);
  await page.addInitScript(holdMotion);
  await page.addInitScript(countDrawings);
  await page.route(WORKER, async (route) => {
    const own = readFileSync(new URL(`../dist${new URL(route.request().url()).pathname}`, import.meta.url), 'utf8');
    const body = [...[loadChance, holdTimers].map((each) => `(${each.toString()})();`), own].join('\n');
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  const under = new Set<Request>();
  fetching.set(page, under);
  page.on('request', (request) => under.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => under.delete(request));
  if (moving) await page.clock.install({ time: TODAY });
  else await page.clock.setFixedTime(TODAY);
}

/** Milliseconds without any change: before time is stopped, and while it stands still. */
const CALM = 300;
const QUIET = 40;
/** On a busy machine changes may come late, so nothing may change this many times in a row. */
const LOOKS = 2;
/** Some animations never end. */
const PATIENCE = 10_000;

/** Resolves when nothing has changed for this long, and nothing is on its way. */
async function quiet(page: Page, still: number, drawing: boolean): Promise<void> {
  const until = performance.now() + PATIENCE;
  const look = (): Promise<number> =>
    page.evaluate((also) => window.standing.stirred() + (also ? window.drawings / 1_000 : 0), drawing);
  for (let calm = 0; calm < LOOKS && performance.now() < until; ) {
    const before = await look();
    await page.evaluate(() => window.standing.heard());
    await page.waitForTimeout(still);
    const now = await look();
    const isCalm = before === now && Number.isInteger(now) && (fetching.get(page)?.size ?? 0) === 0;
    calm = isCalm ? calm + 1 : 0;
  }
}

export const calm = (page: Page): Promise<void> => quiet(page, CALM, true);

/** While time stands still: resolves when an answer has been taken and its result has arrived. */
export const answered = (page: Page): Promise<void> => quiet(page, CALM, false);

/** Resolves when fonts and pictures are there: those that styles ask for, too. */
export async function laid(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}

/** Frames come every 16 ms: in every picture, time stops right after a frame. */
const FRAMES = 16_000;

export async function stop(page: Page): Promise<void> {
  await page.clock.pauseAt(Math.ceil((await page.evaluate(() => Date.now() + 1_000)) / FRAMES) * FRAMES);
  await page.evaluate(() => window.standing.stop());
}

/** For a picture: animated elements have layers of their own, whose edges depend on when they were drawn. */
export const set = (page: Page): Promise<void> => page.evaluate(() => window.standing.set());

export async function resume(page: Page): Promise<void> {
  await page.evaluate(() => window.standing.resume());
  await page.clock.resume();
}

/** For a picture with animations at their end: those that follow a scrollbar stay where they are, so that a list fades where it goes on. */
export const keepFades = (page: Page, keep: boolean): Promise<void> =>
  page.evaluate((now) => {
    const kept = 'data-fade-kept';
    const follow = document.getAnimations().filter(({ timeline }) => !(timeline instanceof DocumentTimeline));
    const boxes = new Set(follow.flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.target] : [])));
    for (const box of now ? boxes : document.querySelectorAll(`[${kept}]`)) {
      if (!(box instanceof HTMLElement)) continue;
      const { maskImage } = getComputedStyle(box);
      box.style.animation = now ? 'none' : '';
      box.style.maskImage = now ? maskImage : '';
      box.toggleAttribute(kept, now);
    }
  }, keep);

export const TICK = 50;

/** Moves time forward in small steps and waits for the results, so that everything that moves is in the same place on every machine. */
export async function go(page: Page, ms: number): Promise<void> {
  const settle = async (): Promise<void> => {
    await quiet(page, QUIET, false);
    await page.evaluate(() => window.standing.begin());
  };
  await settle();
  for (let gone = 0; gone < ms; gone += TICK) {
    await page.evaluate((tick) => window.standing.move(tick), TICK);
    await page.clock.runFor(TICK);
    await page.evaluate((tick) => window.standing.work(tick), TICK);
    await settle();
  }
}
