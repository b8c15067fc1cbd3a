import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { deadPaths, longLines, oddLines, WIDEST } from '../docs/faults.ts';
import { folded } from '../docs/folded.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** Not docs/rules: those are the rule books, line by line as they were written. */
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })];
/** A page that speaks of a game counts its paths from there. */
const HOMES = ['games/*', 'games/*/rules', 'examples/race'];
const NOT_OURS: ReadonlySet<string> = new Set(['node_modules', 'dist', 'data', 'peers']);
/** Where odd turns of phrase are right: the rule that forbids them, its planted faults, and the rule books. */
const MOST_ODD_LINES = 20;

describe('the documentation', () => {
  test.each(pages)('has no line that is too long: %s', (page) => {
    expect(longLines(read(page))).toEqual([]);
  });

  test.each(pages)('names only paths that are there: %s', (page) => {
    expect(deadPaths(ROOT, page, read(page), HOMES)).toEqual([]);
  });

  test('and the code beside it say who does what', () => {
    const files = globSync('**/*.{ts,tsx,md,json}', { cwd: ROOT, exclude: (name) => NOT_OURS.has(name) });
    const odd = files.flatMap((path) => oddLines(read(path)).map((line) => `${path}:${line}`));
    expect(files.length).toBeGreaterThan(1_000);
    expect(odd.length, odd.join('\n')).toBeLessThanOrEqual(MOST_ODD_LINES);
  });
});

describe('what would be wrong is found', () => {
  test('a line of one character too much', () => {
    expect(longLines(`fine\n${'x'.repeat(WIDEST)}\n${'−'.repeat(WIDEST + 1)}`)).toEqual([`3: ${WIDEST + 1}`]);
  });

  test('an odd turn of phrase, however it is written', () => {
    expect(oddLines('their own seat\n Whoever comes\nthe own seat\nwho ever')).toEqual(['2: Whoever comes', '3: the own seat']);
  });

  test('a path that is not there, in backticks and in links', () => {
    const root = mkdtempSync(join(tmpdir(), 'tavern-docs-'));
    mkdirSync(join(root, 'games/chess/rules'), { recursive: true });
    mkdirSync(join(root, 'docs'));
    for (const file of ['games/chess/rules/game.ts', 'docs/page.md']) writeFileSync(join(root, file), '');
    const dead = (text: string): readonly string[] => deadPaths(root, 'docs/page.md', text, ['games/*']);
    expect(
      dead('`games/chess/`, `games/<name>/rules/game.ts`, `rules/game.ts`, `page.md`, [page](page.md), `a / b`, `match`'),
    ).toEqual([]);
    expect(dead('`games/go/` and `games/<name>/rules/gone.ts`')).toEqual(['games/go/', 'games/<name>/rules/gone.ts']);
    expect(dead('`gone.ts`, [gone](gone.md), <img src="gone.jpg">')).toEqual(['gone.ts', 'gone.md', 'gone.jpg']);
    expect(dead('```\n`gone.ts`\n```\n[web](https://tavern.example/x)')).toEqual([]);
    rmSync(root, { recursive: true });
  });
});

describe('a message that is too long for one line', () => {
  const unfolded = (text: string): string => text.replaceAll('\n      ', '');

  test('goes on in the next, and is the same when it is put together', () => {
    const message = `Mei < ${JSON.stringify({ list: Array.from({ length: 200 }, (_, i) => `a "b", ${i}`), end: true })}`;
    const lines = folded(message).split('\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(longLines(lines.join('\n'))).toEqual([]);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/",$/);
    expect(unfolded(lines.join('\n'))).toBe(message);
  });

  test('stays as it is where it fits, or cannot be broken', () => {
    for (const line of ['Mei > connect {"a":1,"b":2}', `Mei < "${'x, '.repeat(WIDEST)}"`]) expect(folded(line)).toBe(line);
  });
});
