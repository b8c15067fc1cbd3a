import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { folderOf, registry } from '@tavern/games';
import type { Plugin } from 'vite';
import { NOTE, sourcesHash } from './sources.ts';

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** Compressing smaller files gains nothing. */
const LEAST = 1_024;
const SMALLEST = { br: promisify(brotliCompress), gz: promisify(gzip) };

async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name),
  );
  await Promise.all(
    files.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = readFileSync(path);
      if (content.length < LEAST) return [];
      return Object.entries(SMALLEST).map(async ([ending, compress]) =>
        writeFileSync(`${path}.${ending}`, await compress(content)),
      );
    }),
  );
}

/** What chat programs show of an invitation to a game (server/http/preview.ts): by the game's id, since that is what a room has. */
function copyPreviews(folder: string): void {
  mkdirSync(join(folder, 'previews'), { recursive: true });
  for (const { id } of registry) {
    const picture = join(GAMES, folderOf(id), 'look', 'preview.jpg');
    if (existsSync(picture)) copyFileSync(picture, join(folder, 'previews', `${id}.jpg`));
  }
}

/** After a build: compressed files beside the plain ones, for servers that can use them, and a note of the sources. */
export function finish(): Plugin {
  let hash = '';
  return {
    name: 'tavern:finish',
    apply: 'build',
    // Before the build, because changes during it are not in it.
    buildStart: () => void (hash = sourcesHash()),
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) throw new Error('a site is a folder');
        copyPreviews(dir);
        await compressAll(dir);
        writeFileSync(join(dir, NOTE), hash);
      },
    },
  };
}
