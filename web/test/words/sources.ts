import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language, type Words } from '@tavern/engine';
import type { Source } from './syntax.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Everything that draws screens. The gallery is left out: it is never shipped, and samples need words. */
const DRAWING = ['kit/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}', 'games/*/{ui,look}/**/*.{ts,tsx}'];
const NOT = /(?:^|\/)(?:test|dist|build|tools|gallery|node_modules)\/|vite\.config\.ts$/;

export const sources = (): readonly Source[] =>
  DRAWING.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT.test(path))
    .sort()
    .map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') }));

export interface WordFile {
  readonly language: Language;
  readonly path: string;
  readonly words: Words;
}

/** The page's own words, file by file. */
export const ownFiles = (): readonly WordFile[] =>
  LANGUAGES.flatMap((language) =>
    globSync(`web/text/${language}/*.json`, { cwd: ROOT })
      .sort()
      .map((path) => ({ language, path, words: JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Words })),
  );
