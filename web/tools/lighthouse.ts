// `npm run lighthouse [-- --mobile] [--runs 5] [--page hall,room]`: pages of the real server as Lighthouse sees them; the median of the runs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Config, desktopConfig } from 'lighthouse';
import { chromium as launcher, type Page as Tab } from 'playwright-core';
import { freePort } from '../../server/free-port.ts';
import { buildIfStale } from '../build/build-if-stale.ts';
import { chromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';
import { helpIfAsked } from './help.ts';

helpIfAsked(import.meta.url);

/** What is held against a limit: milliseconds, a share of the screen, points of 100. */
interface Figures {
  readonly lcp: number;
  readonly fcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
}

const MOST: { readonly [profile in 'mobile' | 'desktop']: Partial<Figures> } = {
  mobile: { lcp: 2_000, fcp: 1_200, tbt: 200, cls: 0.05 },
  desktop: { tbt: 200, cls: 0.05 },
};
const LEAST: Partial<Figures> = { accessibility: 100, practices: 100, seo: 95 };

interface Page {
  readonly path: string;
  readonly language: string;
  /** What somebody did before, and where they were then: they come back to it. The browser has forgotten all files of the site, and keeps what they own. */
  readonly before?: (tab: Tab) => Promise<string>;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The browser forgets every file of the site, and keeps settings and matches. */
async function forgetFiles(tab: Tab, origin: string): Promise<void> {
  const devtools = await tab.context().newCDPSession(tab);
  await tab.goto('about:blank');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage,service_workers,shader_cache' });
}

async function once(
  house: string,
  { path, language, before }: Page,
  config: Config | undefined,
): Promise<Figures & { readonly largest: string }> {
  const port = await freePort();
  const options = await chromium();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`, `--lang=${language}`, `--accept-lang=${language}`];
  const profile = mkdtempSync(join(tmpdir(), 'tavern-lighthouse-'));
  const browser = await launcher.launchPersistentContext(profile, { ...options, args, viewport: null });
  try {
    let url = `${house}${path}`;
    if (before !== undefined) {
      const tab = await browser.newPage();
      await tab.goto(url);
      url = await before(tab);
      await forgetFiles(tab, house);
    }
    const categories = ['accessibility', 'best-practices', 'performance', 'seo'];
    const kept = { disableStorageReset: before !== undefined };
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories, ...kept }, config);
    if (result === undefined) throw new Error('Lighthouse says nothing');
    const { audits, categories: scores, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    const figure = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    const points = (id: string): number => Math.round((scores[id]?.score ?? 0) * 100);
    for (const { id, score, scoreDisplayMode } of Object.values(audits))
      if (scoreDisplayMode === 'binary' && score === 0) missed.add(`${url.replace(/^.*?:\d+/, '')} ${id}`);
    return {
      lcp: Math.round(figure('largest-contentful-paint')),
      fcp: Math.round(figure('first-contentful-paint')),
      tbt: Math.round(figure('total-blocking-time')),
      cls: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
      accessibility: points('accessibility'),
      practices: points('best-practices'),
      seo: points('seo'),
      largest: JSON.stringify(audits['lcp-breakdown-insight']?.details ?? null).match(/"selector":"(.*?)"/)?.[1] ?? '?',
    };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** A run of dice, up to its first choice. */
async function beginRun(tab: Tab): Promise<string> {
  await tab.locator('.lobby-foot .big-step').click();
  await tab.locator('.own-table .between-act').first().waitFor();
  return tab.url();
}

/** A room that somebody has just opened, for a friend who follows its link. */
async function newRoom(house: string): Promise<string> {
  const post = async <T>(path: string, body: object, secret = ''): Promise<T> => {
    const reply = await fetch(`${house}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const { secret } = await post<{ readonly secret: string }>('/api/guests', { nickname: 'Mei' });
  const { room } = await post<{ readonly room: { readonly code: string } }>(
    '/api/rooms',
    { game: 'king-of-the-mountain' },
    secret,
  );
  return room.code;
}

const missed = new Set<string>();
const { values } = parseArgs({
  options: {
    mobile: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    page: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
if (buildIfStale() === 'failed') process.exit(1);
const house = await House.open();
try {
  const pages: { readonly [name: string]: Page } = {
    hall: { path: '/', language: 'en-GB' },
    'hall-zh': { path: '/', language: 'zh-TW' },
    room: { path: `/?room=${await newRoom(house.url)}`, language: 'en-GB' },
    solo: { path: '/#/here/new/cee-lo', language: 'en-GB' },
    table: { path: '/#/here/new/cee-lo', language: 'en-GB', before: beginRun },
  };
  const profile = values.mobile ? 'mobile' : 'desktop';
  let ok = true;
  const table: { [name: string]: object } = {};
  for (const [name, page] of Object.entries(pages)) {
    if (values.page !== undefined && !values.page.split(',').includes(name)) continue;
    const runs: Awaited<ReturnType<typeof once>>[] = [];
    const config = values.mobile ? undefined : desktopConfig;
    for (let n = 0; n < Number(values.runs); n++) runs.push(await once(house.url, page, config));
    const middle = Object.fromEntries(
      (['lcp', 'fcp', 'tbt', 'cls', 'accessibility', 'practices', 'seo'] as const).map((id) => [
        id,
        median(runs.map((run) => run[id])),
      ]),
    ) as unknown as Figures;
    const beyond = [
      ...Object.entries(MOST[profile]).filter(([id, most]) => !(middle[id as keyof Figures] <= most)),
      ...Object.entries(LEAST).filter(([id, least]) => !(middle[id as keyof Figures] >= least)),
    ].map(([id]) => id);
    ok &&= beyond.length === 0;
    table[name] = { ...middle, beyond: beyond.join(' ') };
    if (!values.json) console.log(`${name} largest: ${runs.at(-1)?.largest}`);
  }
  if (values.json) console.log(JSON.stringify({ ok, profile, pages: table }));
  else {
    console.table(table);
    for (const each of missed) console.log(`missed: ${each}`);
  }
  process.exitCode = ok ? 0 : 1;
} finally {
  await house.close();
}
