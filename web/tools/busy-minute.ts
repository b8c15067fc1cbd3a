// `npm run busy-minute -- <game> [--seconds 60]`: answers at a game's table as fast as keys allow, at 1x motion. Lists every task over 50
// ms of the page after load, how evenly its frames come, and how much drawing takes. Fails if one task takes longer than 100 ms.
import { parseArgs } from 'node:util';
import { type Browser, chromium as launcher, type Page } from 'playwright-core';
import { buildIfStale } from '../build/build-if-stale.ts';
import { chromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';
import { Person } from '../test/browser/person.ts';
import { helpIfAsked } from './help.ts';
import { layOut } from './lay.ts';
import { momentsOf } from './moments.ts';
import { type Driver, driverOf } from './tables.ts';
import { drawing, longTasks, readTrace } from './tasks.ts';

helpIfAsked(import.meta.url);

const LONG = 50;
const LONGEST = 100;
/** Milliseconds until everything that is drawn once has been drawn. */
const LOADED = 3_000;

async function sitDown(browser: Browser, url: string, driver: Driver): Promise<Person> {
  const settings = { nickname: 'Mei', speed: '1x', coached: driver.coached };
  const mei = await Person.come(browser, 'Mei', { settings, motion: true });
  await mei.page.goto(url);
  await mei.button(mei.t('hall.bots')).waitFor();
  for await (const moment of momentsOf(driver, driver.busy.plan(), 'Mei')) {
    if (!driver.busy.met(moment)) continue;
    await layOut(mei.page, url, moment.stored(), driver.drawn);
    break;
  }
  await mei.page.waitForTimeout(LOADED);
  return mei;
}

/** Records from now on how long each frame of this page takes. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const frame = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

async function busyMinute(browser: Browser, url: string, driver: Driver, seconds: number): Promise<boolean> {
  const mei = await sitDown(browser, url, driver);
  const { page } = mei;
  await watchFrames(page);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  while (performance.now() < until) {
    if (await driver.answer(mei, 'keys')) answers += 1;
    await page.waitForTimeout(30);
  }
  const trace = readTrace(await browser.stopTracing());
  const tasks = longTasks(trace, LONG);
  const { sum, most } = drawing(trace);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  const longest = tasks[0]?.wall ?? 0;
  const busiest = Math.max(0, ...tasks.map(({ cpu }) => cpu));
  const { faults } = mei;
  const ok = longest <= LONGEST && answers > 0 && faults.length === 0;
  for (const task of tasks.slice(0, 10)) console.error(JSON.stringify(task));
  const paint = { frames: frames.length, median: at(0.5), of99: at(0.99) };
  const drawn = { perAnswer: Math.round(sum / Math.max(1, answers)), most: Math.round(most) };
  console.log(JSON.stringify({ game: driver.game, ok, longest, busiest, over50: tasks.length, answers, paint, drawn, faults }));
  return ok;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' }, json: { type: 'boolean', default: false } },
});
const driver = await driverOf(positionals[0] ?? '').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
if (buildIfStale() === 'failed') process.exit(1);
const house = await House.open();
const browser = await launcher.launch(await chromium());
try {
  process.exitCode = (await busyMinute(browser, house.url, driver, Number(values.seconds))) ? 0 : 1;
} finally {
  await browser.close();
  await house.close();
}
