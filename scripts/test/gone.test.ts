import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { registry } from '@tavern/games';
import { expect, test } from 'vitest';
import { treeWithout } from './tree/copy.ts';
import { mentions } from './tree/mentions.ts';

/** What the types of the house and of the web check one after the other, in one go: whether anything is missing is the same question for both. */
const WHOLE = 'tsconfig.whole.json';
const whole = (root: string): object => {
  const [node, web] = ['tsconfig.json', 'tsconfig.web.json'].map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as { readonly include: readonly string[] },
  );
  return {
    extends: './tsconfig.web.json',
    include: [node, web].flatMap((each) => each?.include ?? []),
    exclude: ['**/node_modules', 'bench/peers', 'web/dist'],
  };
};

const CHECKS: readonly (readonly [tool: string, ...args: string[]])[] = [
  // One checker: several work out the same types each for itself.
  ['tsc', '-p', WHOLE, '--checkers', '1'],
  // One worker, for the same reason.
  [
    'vitest',
    'run',
    '--maxWorkers=1',
    '--project',
    'pure',
    'games/test/packs',
    'web/test/hall',
    'web/test/lobby',
    'web/test/parts',
  ],
];

/** What the check printed where it failed; null where it passed. */
function problem(root: string, [tool, ...args]: (typeof CHECKS)[number]): Promise<string | null> {
  return new Promise((done, failed) => {
    let said = '';
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
    child.on('error', failed);
    child.on('close', (code) => done(code === 0 ? null : `${[tool, ...args].join(' ')}\n${said}`));
  });
}

const shown = registry.filter(({ hidden }) => hidden !== true);

test('without their folders and their lines the games are gone: nothing speaks of them, and types, hall and lobby pass their checks', {
  timeout: 300_000,
}, async () => {
  const names = await Promise.all(shown.map(async ({ id, load }) => [id, (await load()).texts.en['game.name'] ?? id]));
  const tree = treeWithout(shown);
  try {
    expect(names.flat().filter((name) => mentions(tree, [name]).length > 0)).toEqual([]);
    writeFileSync(join(tree, WHOLE), JSON.stringify(whole(tree)));
    const problems = await Promise.all(CHECKS.map((check) => problem(tree, check)));
    expect(problems.filter((each) => each !== null)).toEqual([]);
  } finally {
    rmSync(tree, { recursive: true });
  }
});

test('files that speak of a game are found, except tests and tools', () => {
  const root = mkdtempSync(join(tmpdir(), 'tavern-mentions-'));
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  put('web/hall/games.ts', "const FIRST = 'tower-of-doom';");
  put('web/text/en/hall.json', '{ "hall.first": "Play the Tower of Doom" }');
  put('web/hall/hall.css', '.tower {}');
  put('web/hall/test/games.test.ts', "'tower-of-doom'");
  put('web/tools/screens.ts', "'tower-of-doom'");
  put('docs/rules/tower-of-doom.md', 'Tower of Doom');
  expect(mentions(root, ['tower-of-doom', 'Tower of Doom'])).toEqual(['web/hall/games.ts', 'web/text/en/hall.json']);
  rmSync(root, { recursive: true });
});
