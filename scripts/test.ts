// `npm test`: the site is built, then come the tests, and beside both the house checks; ends with one plain line.
// `npm run test:fast` leaves out what starts browsers or PostgreSQL, and the files that take the longest (vitest.config.ts).
// What else is said on the command line goes to vitest.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What is started as a process of its own finds there what it was compiled to: vitest.config.ts.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'tavern-compiled');

// TypeScript and oxlint collect garbage less often: a fifth less processor time for some hundred megabytes.
process.env['GOGC'] ??= '400';

const FOLDERS = ['engine', 'bots', 'decks', 'host', 'wire', 'server', 'games', 'kit', 'web', 'lab', 'bench', 'examples'];

interface Check {
  readonly name: string;
  readonly run: readonly string[];
  readonly in?: string;
  /** Must show in the output: a checker that looked at nothing is not content, it is broken. */
  readonly proof?: RegExp;
}

/** Before the tests: browser tests and size-limit look at what it makes. */
const site: Check = { name: 'site (vite build)', run: ['node', 'scripts/build.ts'] };

/** What checks found in files that have not changed since; without it they look at everything anew. */
const KNOWN = join('node_modules', '.cache', 'tavern');

/** One checker instead of four, each of which would work out the same types again. */
const typed = (project: string, name: string): readonly string[] => {
  const known = join(KNOWN, `${name}.tsbuildinfo`);
  return ['tsc', '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', known];
};

/** One after another, beside the site and the tests. */
const checks: readonly Check[] = [
  { name: 'types (tsc)', run: typed('.', 'node') },
  { name: 'types of the web (tsc)', run: typed('tsconfig.web.json', 'web') },
  { name: 'lint (oxlint)', run: ['oxlint', '--deny-warnings'] },
  { name: 'format (biome; npm run format mends it)', run: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'import direction (dependency-cruiser)',
    run: ['depcruise', '--cache', join(KNOWN, 'cruised'), '--cache-strategy', 'content', '--output-type', 'err', ...FOLDERS],
    proof: /[1-9]\d+ modules/,
  },
  { name: 'dead code (knip)', run: ['knip', '--no-progress', '--cache'] },
];
const size: Check = { name: 'size before a table opens (size-limit)', run: ['size-limit'], in: 'web', proof: /gzip/ };

function run(command: readonly string[], folder = '.'): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    let output = '';
    const child = spawn(command[0] ?? '', command.slice(1), {
      cwd: folder,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

let passed = 0;
let failed = 0;
const broken: string[] = [];
async function make(check: Check): Promise<void> {
  const { code, output } = await run(check.run, check.in);
  const good = code === 0 && (check.proof?.test(output) ?? true);
  console.log(`${good ? '✓' : '✗'} ${check.name}`);
  if (good) passed += 1;
  else {
    failed += 1;
    broken.push(check.name);
    console.log(output);
  }
}

const built = make(site);
const checked = (async () => {
  for (const check of checks) await make(check);
  await built;
  await make(size);
})();
await built;

const asked = process.argv.slice(2);
const fast = asked.includes('--fast');
const which = [
  ...(fast ? ['pure', 'house', 'lab'].flatMap((each) => ['--project', each]) : []),
  ...asked.filter((each) => each !== '--fast'),
];
const folder = mkdtempSync(join(tmpdir(), 'tavern-test-'));
const report = join(folder, 'report.json');
const reporters = ['--reporter=default', '--reporter=./scripts/shaky.ts', '--reporter=json', `--outputFile.json=${report}`];
const tests = spawn('vitest', ['run', ...reporters, ...which], {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
});
const code = await new Promise<number>((done) => tests.on('close', (exit) => done(exit ?? 1)));
await checked;
try {
  const counts = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  passed += counts.numPassedTests;
  failed += counts.numFailedTests;
} catch {
  console.log('vitest left no report');
}
// A file that does not even load fails no test of its own.
if (code !== 0 && failed === 0) failed += 1;
rmSync(folder, { recursive: true });

if (broken.length > 0) console.log(`not content: ${broken.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
