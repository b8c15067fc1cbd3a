import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The folders that the site is built from. */
const FOLDERS = ['engine', 'bots', 'decks', 'host', 'wire', 'games', 'examples', 'kit', 'web'];
const FILES = ['package-lock.json'];
const NOT_OF_IT = new Set(['node_modules', 'dist', 'test', 'tools', 'testkit', 'conformance', 'gallery']);

/** The file with the hash of the sources. Its dot keeps it from being served. */
export const NOTE = '.sources';

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OF_IT.has(entry.name) || entry.name.startsWith('.') || entry.name.endsWith('.md')) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}

/** A hash of the contents, because a checkout or a copy gives every file a new date. */
export function sourcesHash(root = ROOT): string {
  const hash = createHash('sha256');
  for (const path of [...FILES, ...FOLDERS.flatMap((folder) => filesIn(root, folder))].sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}
