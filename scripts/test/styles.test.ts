import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clashesOf, type Sheet } from '../styles/claims.ts';

const sheet = (path: string, css: string): Sheet => ({ path, css });
const names = (...sheets: readonly Sheet[]): readonly string[] => clashesOf(sheets).map(({ name }) => name);

describe('a class that several stylesheets define', () => {
  test('is found between folders, also where a selector goes on to what is inside it', () => {
    const verify = sheet('web/verify/verify.css', '.verdict { color: red }');
    expect(names(verify, sheet('web/table/result.css', '.verdict code { color: blue }'))).toEqual(['verdict']);
    expect(names(verify, sheet('web/table/result.css', '@media (max-width: 9px) { a, .verdict:hover { color: blue } }'))).toEqual(
      ['verdict'],
    );
  });

  test('is nothing to find in one folder and those in it, or where it is scoped', () => {
    const button = sheet('kit/button.css', '.btn { color: red }');
    expect(names(button, sheet('kit/acts/acts.css', '.btn { color: blue }'))).toEqual([]);
    expect(names(button, sheet('web/deal.css', '.btn.deal, .deals .btn, .deals:has(.btn) { color: blue }'))).toEqual([]);
    expect(names(button, sheet('web/a.css', '/* .btn { } */ @keyframes btn { 30%, to { top: 1.5px } }'))).toEqual([]);
  });

  test('is found wherever it is named, if a game defines it', () => {
    const game = sheet('games/mountain/ledge.css', '.own { color: red }');
    expect(names(game, sheet('web/scores.css', '.scores .own { color: blue }'))).toEqual(['own']);
    expect(names(game, sheet('games/mountain/news.css', '.news.own { color: blue }'))).toEqual([]);
  });
});

test('no two stylesheets of the product define the same class: what was opened before changes nothing', () => {
  const paths = execFileSync('git', ['ls-files', '*.css'], { encoding: 'utf8' }).trim().split('\n');
  const sheets = paths.map((path) => sheet(path, readFileSync(path, 'utf8')));
  expect(sheets.length).toBeGreaterThan(100);
  expect(clashesOf(sheets.filter(({ path }) => !isForced(path)))).toEqual([]);
});

/** Where the system chooses the colours, all that our sheets have in light and shadow is drawn as lines, by one sheet a folder. */
const isForced = (path: string): boolean => path.endsWith('/forced.css');

test('a sheet for forced colours says nothing to anybody else', () => {
  const paths = execFileSync('git', ['ls-files', '*/forced.css'], { encoding: 'utf8' }).trim().split('\n');
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) {
    const css = readFileSync(path, 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .trim();
    expect(css, path).toMatch(/^@media \(forced-colors: active\) \{[^]*\}$/);
    // The block ends with the sheet.
    let depth = 0;
    for (const sign of css.slice(0, -1)) {
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
      if (sign === '}') expect(depth, path).toBeGreaterThan(0);
    }
  }
});
