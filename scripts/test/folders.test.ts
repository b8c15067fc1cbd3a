import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tavern-folders-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** The rules of the house that a tree breaks. */
function broken(): readonly string[] {
  put(
    'rules.mjs',
    `import rules from '${join(ROOT, '.dependency-cruiser.mjs')}';
const { tsConfig, ...options } = rules.options;
export default { ...rules, options };`,
  );
  const tool = join(ROOT, 'node_modules/.bin/depcruise');
  const { stdout } = spawnSync(tool, ['--config', 'rules.mjs', '--output-type', 'json', 'web', 'games'], {
    cwd: root,
    encoding: 'utf8',
  });
  const { summary } = JSON.parse(stdout) as { summary: { violations: readonly { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))];
}

test('a circle of folders is found, in the web client and in a game', () => {
  put('web/lobby/lobby.ts', "import { preset } from '../parts/presets.ts';\nexport const lobby = preset;\n");
  put('web/parts/presets.ts', 'export const preset = 1;\n');
  put('games/mountain/ui/board/board.ts', "import { word } from '../words/words.ts';\nexport const board = word;\n");
  put('games/mountain/ui/words/words.ts', 'export const word = 1;\n');
  expect(broken()).toEqual([]);
  put('web/parts/words.ts', "import type { Lobby } from '../lobby/names.ts';\nexport type Word = Lobby;\n");
  put('web/lobby/names.ts', 'export type Lobby = string;\n');
  expect(broken()).toEqual(expect.arrayContaining(['no-circles-of-folders', 'web-parts']));
  put('web/parts/words.ts', 'export type Word = string;\n');
  expect(broken()).toEqual([]);
  put('games/mountain/ui/words/more.ts', "import { square } from '../board/square.ts';\nexport const more = square;\n");
  put('games/mountain/ui/board/square.ts', 'export const square = 1;\n');
  expect(broken()).toEqual(['no-circles-of-folders']);
});

test('a table that asks a bot is found: odds are rules', () => {
  mkdirSync(join(root, 'web'));
  put('games/mountain/rules/odds.ts', 'export const odds = 1;\n');
  put('games/mountain/bot/guess.ts', 'export const guess = 1;\n');
  put('games/mountain/ui/tray.ts', "import { odds } from '../rules/odds.ts';\nexport const tray = odds;\n");
  expect(broken()).toEqual([]);
  put('games/mountain/ui/tray.ts', "import { guess } from '../bot/guess.ts';\nexport const tray = guess;\n");
  expect(broken()).toEqual(['ui-draws-its-own-rules']);
});
