// `npm run lighthouse [-- --runs 5]`: the hall, served by the real server, in Lighthouse's desktop preset; the median of the runs.
import { parseArgs } from 'node:util';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium as launcher } from 'playwright-core';
import { freePort } from '../../server/free-port.ts';
import { buildIfStale } from '../build/build-if-stale.ts';
import { chromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';

const MOST_BLOCKING = 200;
const LEAST_ACCESSIBILITY = 95;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function once(url: string): Promise<{ readonly accessibility: number; readonly totalBlockingTime: number }> {
  const port = await freePort();
  const options = await chromium();
  const browser = await launcher.launch({ ...options, args: [...(options.args ?? []), `--remote-debugging-port=${port}`] });
  try {
    const categories = ['accessibility', 'performance'];
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories }, desktopConfig);
    if (result === undefined) throw new Error('Lighthouse says nothing');
    const { audits, categories: scores, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    return {
      accessibility: Math.round((scores['accessibility']?.score ?? 0) * 100),
      totalBlockingTime: Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
    };
  } finally {
    await browser.close();
  }
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } } });
if (buildIfStale() === 'failed') process.exit(1);
const house = await House.open();
try {
  const runs = [];
  for (let n = 0; n < Number(values.runs); n++) runs.push(await once(`${house.url}/`));
  const accessibility = median(runs.map((run) => run.accessibility));
  const totalBlockingTime = median(runs.map((run) => run.totalBlockingTime));
  const ok = accessibility >= LEAST_ACCESSIBILITY && totalBlockingTime <= MOST_BLOCKING;
  console.log(JSON.stringify({ ok, accessibility, totalBlockingTime, runs }));
  process.exitCode = ok ? 0 : 1;
} finally {
  await house.close();
}
