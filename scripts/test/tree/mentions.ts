import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = '{engine,bots,decks,host,wire,server,games,kit,web,lab,bench,examples,scripts}/**/*.{ts,tsx,mjs,css,json,html}';
/** Tests and tools may know a game by name; no other file may. */
const MAY = /(?:^|[\\/])(?:node_modules|dist|test|tools|peers)[\\/]/;

/** The files of the house that speak of one of these names. */
export const mentions = (root: string, names: readonly string[]): string[] =>
  globSync(CODE, { cwd: root, exclude: (path) => path.includes('node_modules') })
    .filter((file) => !MAY.test(file))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8').toLowerCase();
      return names.some((name) => text.includes(name.toLowerCase()));
    })
    .sort();
