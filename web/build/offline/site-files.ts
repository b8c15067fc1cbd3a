import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { HASHED, SERVICE_WORKER, type SiteFile } from '../../offline/site.ts';
import { hanPieces } from './han-pieces.ts';

/** Not for the browser, or not for this one: packed copies, notes of the build, pictures for chat programs, icons for the system and the worker itself. */
const LEFT_OUT = [/\.(br|gz)$/, /^\./, /^previews\//, /^icons\//, new RegExp(`^${SERVICE_WORKER}$`)];

const digest = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

export interface Site {
  /** Kept as a whole: with these alone everything works. */
  readonly files: readonly SiteFile[];
  /** Kept for readers of Chinese. */
  readonly letters: readonly string[];
}

/** What a browser keeps of the built site in this folder. */
export function siteFiles(folder: string): Site {
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !LEFT_OUT.some((pattern) => pattern.test(name)))
    .sort();
  const read = (ending: string): string =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
  // All texts are in the scripts.
  const pieces = hanPieces(read('.css'), read('.js'));
  const isPiece = (name: string): boolean => pieces.all.has(name.slice(HASHED.length));
  return {
    files: names
      .filter((name) => !isPiece(name))
      .map((url) => ({ url, revision: url.startsWith(HASHED) ? null : digest(readFileSync(join(folder, url))) })),
    letters: names.filter((name) => isPiece(name) && pieces.needed.has(name.slice(HASHED.length))),
  };
}

/** The same for equal sites, another for any other. */
export const versionOf = (site: Site): string => digest(JSON.stringify(site));
