// `npm run checklist [-- --json]`: which lines of the rule books' checklists no passing test cites. Those that may wait are named there, with the reason:
// `"later": { "KM-069": "why" }`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { complete, coverageOf, coverageText } from './checklist/coverage.ts';
import { type Checklist, parseChecklists } from './checklist/ids.ts';
import { citingFiles, runTests } from './checklist/tests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = 'docs/rules/checklists.json';

async function main(json: boolean, checklists: { readonly [game: string]: Checklist }): Promise<number> {
  const files = citingFiles(root, checklists);
  const { tests, broken } = await runTests(root, files);
  const coverages = Object.entries(checklists).map(([game, checklist]) => {
    const file = join(root, 'docs/rules', `${game}.md`);
    return coverageOf(game, checklist, existsSync(file) ? readFileSync(file, 'utf8') : null, tests);
  });
  for (const each of broken) console.log(`did not load: ${each}`);
  for (const coverage of coverages) console.log(coverageText(coverage));
  const red = tests.filter(({ status }) => status === 'failed');
  for (const { fullName } of red) console.log(`failed: ${fullName}`);
  const failed = red.length;
  console.log(`${files.length} test files, ${tests.length} tests, ${failed} failed`);
  const ok = coverages.every(complete);
  if (json) console.log(JSON.stringify({ ok, files: files.length, tests: tests.length, failed, broken, checklists: coverages }));
  return ok ? 0 : 1;
}

function given(): { json: boolean; checklists: { readonly [game: string]: Checklist } } | { problem: string } {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
    return { json: values.json, checklists: parseChecklists(readFileSync(join(root, source), 'utf8')) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const asked = given();
if ('problem' in asked) {
  console.error(`${asked.problem}\n\nusage: npm run checklist [-- --json]   (the checklists are named in ${source})`);
  process.exitCode = 2;
} else process.exitCode = await main(asked.json, asked.checklists);
