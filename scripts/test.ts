// `npm test`: the house checks, then the tests; ends with one plain line.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `proof` must show in the output: a checker that looked at nothing is not content, it is broken. */
const checks: readonly { readonly name: string; readonly run: readonly string[]; readonly proof?: RegExp }[] = [
  { name: 'types (tsc)', run: ['tsc', '-p', '.'] },
  { name: 'lint (oxlint)', run: ['oxlint', '--deny-warnings'] },
  { name: 'format (biome; npm run format mends it)', run: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'import direction (dependency-cruiser)',
    run: ['depcruise', '--output-type', 'err', 'engine', 'bots', 'host', 'wire', 'server', 'games', 'lab', 'bench', 'examples'],
    proof: /[1-9]\d+ modules/,
  },
  { name: 'dead code (knip)', run: ['knip', '--no-progress'] },
];

function run(command: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    let output = '';
    const child = spawn(command[0] ?? '', command.slice(1), {
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
for (const check of checks) {
  const { code, output } = await run(check.run);
  const good = code === 0 && (check.proof?.test(output) ?? true);
  console.log(`${good ? '✓' : '✗'} ${check.name}`);
  if (good) passed += 1;
  else {
    failed += 1;
    broken.push(check.name);
    console.log(output);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tavern-test-'));
const report = join(folder, 'report.json');
const tests = spawn(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  },
);
const code = await new Promise<number>((done) => tests.on('close', (exit) => done(exit ?? 1)));
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
