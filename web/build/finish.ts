import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { NOTE, sourcesHash } from './sources.ts';

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt)$/;
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
        await compressAll(dir);
        writeFileSync(join(dir, NOTE), hash);
      },
    },
  };
}
