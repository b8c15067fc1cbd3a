import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from './coverage.ts';
import type { Checklist } from './ids.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly Test[];
  }[];
}

export interface Ran {
  readonly tests: readonly Test[];
  /** Files that did not even load, and why. */
  readonly broken: readonly string[];
}

/** Only files that can cite: a game's own tests (their names may come from its cards), and whatever mentions a prefix. */
export function citingFiles(root: string, checklists: { readonly [game: string]: Checklist }): string[] {
  const prefixes = Object.values(checklists).map(({ prefix }) => `${prefix}-`);
  const own = Object.keys(checklists).map((game) => join('games', game, 'test'));
  const exclude = (path: string): boolean => path.includes('node_modules');
  return globSync('{engine,bots,decks,host,games,lab,bench,examples,scripts,server,kit,web}/**/test/**/*.test.ts', {
    cwd: root,
    exclude,
  })
    .filter((file) => own.some((folder) => file.startsWith(folder)) || mentions(readFileSync(join(root, file), 'utf8'), prefixes))
    .sort();
}

const mentions = (text: string, prefixes: readonly string[]): boolean => prefixes.some((prefix) => text.includes(prefix));

/** Runs these test files and tells how each test went. */
export async function runTests(root: string, files: readonly string[]): Promise<Ran> {
  if (files.length === 0) return { tests: [], broken: [] };
  const folder = mkdtempSync(join(tmpdir(), 'tavern-checklist-'));
  const report = join(folder, 'report.json');
  try {
    const output = await vitest(root, ['run', '--reporter=json', `--outputFile=${report}`, ...files]);
    return read(report, output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function vitest(root: string, args: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    let output = '';
    const program = join(root, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', failed);
    // It also ends with 1 when a test fails, and that is what the report is for.
    child.on('close', () => done(output));
  });
}

function read(file: string, output: string): Ran {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`vitest left no report:\n${output}`);
  }
  const { testResults } = JSON.parse(text) as VitestReport;
  return {
    tests: testResults.flatMap(({ assertionResults }) => assertionResults),
    broken: testResults
      .filter(({ assertionResults, message }) => assertionResults.length === 0 && message)
      .map(({ name, message }) => `${name}: ${message}`),
  };
}
