import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameEntry } from '@tavern/games';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Generated files, and pictures. */
const MADE = new Set(['node_modules', 'dist', '.git', 'data', 'screens', 'golden', 'fuzz-failures']);
/** These browser tests, and one tool with its test, play at the games' own tables, and know them by name. */
const BROWSER = join('web', 'test', 'browser');
const AT_TABLE = /\.test\.ts$|^(?:mountain-\w+|curious|square-\w+)\.ts$/;
const TOOL = /^two-nodes(?:\.test)?(?:\.ts)?$/;
/** These play by a game's own HTTP interface, and know its shapes. */
const CONTRACT = join('server', 'test', 'polling', 'contract');
const isAtTable = (path: string): boolean =>
  path === CONTRACT || TOOL.test(basename(path)) || (dirname(path) === BROWSER && AT_TABLE.test(basename(path)));

/** A copy of the tree in which these games' folders and their lines in the registry have been deleted. */
export function treeWithout(games: readonly Pick<GameEntry, 'id' | 'folder'>[]): string {
  // TypeScript knows files by their real paths.
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'tavern-without-')));
  const gone = new Set(games.map(({ id, folder = id }) => join('games', folder)));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !MADE.has(basename(path)) && !gone.has(relative(ROOT, path)) && !isAtTable(relative(ROOT, path)),
  });
  linkModules(copy);
  for (const { id } of games) deleteLine(join(copy, 'games/registry.ts'), `'${id}'`);
  return copy;
}

/** The same packages, except that our own workspaces are those of the copy. */
function linkModules(copy: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@tavern'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@tavern') symlinkSync(join(from, name), join(to, name), 'junction');
  for (const name of readdirSync(join(from, '@tavern'))) {
    const folder = relative(ROOT, realpathSync(join(from, '@tavern', name)));
    symlinkSync(join(copy, folder), join(to, '@tavern', name), 'junction');
  }
}

function deleteLine(file: string, part: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const rest = lines.filter((line) => !line.includes(part));
  if (rest.length !== lines.length - 1)
    throw new Error(`${part} stands in ${lines.length - rest.length} lines of ${file}, not in one`);
  writeFileSync(file, rest.join('\n'));
}
