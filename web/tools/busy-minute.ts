// `npm run busy-minute [-- --seconds 60]`: King of the Mountain with six players at full speed of play and 1x motion; every task over 50 ms of
// the page after load, and how evenly its frames come. Fails if one takes longer than 100 ms.
import { parseArgs } from 'node:util';
import { chromium as launcher } from 'playwright-core';
import { buildIfStale } from '../build/build-if-stale.ts';
import { chromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';
import { answer } from '../test/browser/mountain/index.ts';
import { Person } from '../test/browser/person.ts';
import { layOut } from './summit.ts';
import { momentsOf } from './summit-matches.ts';
import { longTasks } from './tasks.ts';

const LONG = 50;
const LONGEST = 100;
const PLAYERS = 6;
const COACHED = [
  'initiative',
  'turn',
  'after',
  'fight',
  'duel',
  'challenge',
  'arrive',
  'interrupt',
  'loot',
  'trade',
  'overflow',
  'thief',
];

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, json: { type: 'boolean', default: false } },
});
if (buildIfStale() === 'failed') process.exit(1);
const house = await House.open();
const browser = await launcher.launch(await chromium());
try {
  const settings = { nickname: 'Mei', speed: '1x', coached: COACHED.map((kind) => `king-of-the-mountain.${kind}`) };
  const mei = await Person.come(browser, 'Mei', { settings });
  const { page } = mei;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(house.url);
  await mei.button(mei.t('hall.bots')).waitFor();
  for await (const moment of momentsOf(7, PLAYERS, 'Mei')) {
    if (moment.asked?.kind !== 'turn') continue;
    await layOut(page, house.url, moment.shelved());
    break;
  }
  await page.waitForTimeout(3_000);
  await page.evaluate(() => {
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
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  const until = performance.now() + Number(values.seconds) * 1000;
  let answers = 0;
  while (performance.now() < until) {
    if (await answer(mei, { by: 'keys' })) answers += 1;
    await page.waitForTimeout(30);
  }
  const tasks = longTasks(await browser.stopTracing(), LONG);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  const [longest] = tasks;
  const ok = (longest?.wall ?? 0) <= LONGEST && answers > 0 && mei.faults.length === 0;
  for (const task of tasks.slice(0, 10)) console.error(JSON.stringify(task));
  const busiest = Math.max(0, ...tasks.map(({ cpu }) => cpu));
  const paint = { frames: frames.length, median: at(0.5), of99: at(0.99) };
  console.log(
    JSON.stringify({ ok, longest: longest?.wall ?? 0, busiest, over50: tasks.length, answers, paint, faults: mei.faults }),
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  await browser.close();
  await house.close();
}
