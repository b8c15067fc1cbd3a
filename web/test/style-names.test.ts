import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The classes that each rule of these sheets begins with: `.btn.act > b` is a rule of `btn` and `act` together. */
function firstClasses(pattern: string): readonly { readonly names: readonly string[]; readonly path: string }[] {
  const sheets = globSync(pattern, { cwd: ROOT, exclude: ['**/dist/**', '**/node_modules/**', '**/gallery/**'] });
  return sheets.flatMap((path) => {
    const css = readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, selector = '']) => selector.split(/,(?![^(]*\))/));
    return selectors.flatMap((selector) => {
      const [first = ''] = selector.trim().split(/[\s>+~]/);
      const names = [...first.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
      return names.length === 0 ? [] : [{ names, path }];
    });
  });
}

/** The class where the house ends and the game begins. */
const SHARED: ReadonlySet<string> = new Set(['own-table']);

test('a game’s own table and its object in the hall share no class with the house, because a player coming from a lobby has loaded both', () => {
  const house = new Set([...firstClasses('web/**/*.css'), ...firstClasses('kit/**/*.css')].flatMap(({ names }) => names));
  const games = firstClasses('games/*/{ui,look}/**/*.css');
  expect(house.size).toBeGreaterThan(100);
  expect(games.length).toBeGreaterThan(10);
  const clashes = games
    .filter(({ names }) => names.every((name) => house.has(name)) && !names.some((name) => SHARED.has(name)))
    .map(({ names, path }) => `.${names.join('.')} of ${path}`);
  expect(clashes).toEqual([]);
});
