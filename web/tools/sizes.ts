// `node web/tools/sizes.ts [--site <folder>]`: what a new browser has fetched in the hall, then in a lobby, then at a table, in each language: kilobytes as they
// come over the line (gzip; fonts and pictures are packed as they are), and in how many files.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@tavern/engine';
import { type Browser, chromium as launcher } from 'playwright-core';
import { buildIfStale } from '../build/build-if-stale.ts';
import { chromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';
import { signIn } from '../test/browser/lobby-ways.ts';
import { Person } from '../test/browser/person.ts';
import { helpIfAsked } from './help.ts';

helpIfAsked(import.meta.url);

const KINDS = { '.js': 'script', '.css': 'styles', '.svg': 'icons', '.woff2': 'fonts', '.webp': 'pictures' } as const;
const PACKED: ReadonlySet<string> = new Set(['.woff2', '.webp']);
const GAME = 'skirmish';

function sizeIn(site: string, path: string): number {
  const content = readFileSync(join(site, path));
  return PACKED.has(extname(path)) ? content.length : gzipSync(content).length;
}

/** One line of the table: all that has come so far, by kind. */
function told(site: string, paths: ReadonlySet<string>): { readonly [kind: string]: string } {
  const line: { [kind: string]: string } = {};
  for (const [ending, kind] of Object.entries(KINDS)) {
    const files = [...paths].filter((path) => extname(path) === ending);
    const bytes = files.reduce((sum, path) => sum + sizeIn(site, path), 0);
    line[kind] = `${Math.round(bytes / 1000)} KB / ${files.length}`;
  }
  return line;
}

async function walk(browser: Browser, house: string, site: string, language: Language) {
  const mei = await Person.come(browser, 'Mei', { language, shared: undefined, settings: { sound: false } });
  const { page } = mei;
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin === house && pathname.startsWith('/assets/')) paths.add(pathname);
  });
  const lines: { [step: string]: { readonly [kind: string]: string } } = {};
  const step = async (name: string): Promise<void> => {
    await page.waitForLoadState('networkidle');
    lines[`${name} (${language})`] = told(site, paths);
  };
  await signIn(mei, house);
  await step('hall');
  await mei.click(mei.t('hall.friends'));
  await mei.button(mei.t('lobby.copy')).waitFor();
  await step('lobby');
  await page.goto(`${house}/#/`);
  await page.locator(`[data-game="${GAME}"]`).click();
  await mei.click(mei.t('hall.bots'));
  await page.locator('.own-table').first().waitFor();
  await step('table');
  await mei.leave();
  return lines;
}

const { values } = parseArgs({ options: { site: { type: 'string' } } });
if (values.site === undefined && buildIfStale() === 'failed') process.exit(1);
const site = values.site ?? fileURLToPath(new URL('../dist', import.meta.url));
const house = await House.open({ site });
const browser = await launcher.launch(await chromium());
try {
  const lines = [];
  for (const language of LANGUAGES) lines.push(await walk(browser, house.url, site, language));
  console.table(Object.assign({}, ...lines));
} finally {
  await browser.close();
  await house.close();
}
