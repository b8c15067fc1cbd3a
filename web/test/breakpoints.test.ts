import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FINE_WIDTHS, WIDTHS } from '@tavern/kit/breakpoints.ts';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NOT_OURS = ['**/dist/**', '**/node_modules/**'];
const SHEETS = globSync(['kit/**/*.css', 'web/**/*.css', 'games/*/{ui,look}/**/*.css'], { cwd: ROOT, exclude: NOT_OURS });
const CODE = globSync(['kit/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}', 'games/*/ui/**/*.{ts,tsx}'], {
  cwd: ROOT,
  exclude: [...NOT_OURS, '**/test/**', '**/tools/**', 'kit/breakpoints.ts'],
});
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The widest screen of the smaller layout, for every width in the media queries of a sheet. */
const widthsIn = (css: string): readonly number[] =>
  [...css.matchAll(/@media(?<query>[^{]*)\{/g)].flatMap(({ groups: { query = '' } = {} }) =>
    [...query.matchAll(/(?<end>min|max)-width:\s*(?<n>[\d.]+)(?<unit>px|em)/g)].map(({ groups: { end, n, unit } = {} }) => {
      const pixels = Number(n) * (unit === 'em' ? 16 : 1);
      return end === 'min' ? pixels - 1 : pixels;
    }),
  );

const USED = SHEETS.flatMap((path) => widthsIn(read(path)).map((width) => ({ path, width })));
const OWNED: ReadonlySet<number> = new Set([...Object.values(WIDTHS), ...FINE_WIDTHS]);

test('media queries use only the widths of kit/breakpoints.ts', () => {
  expect(SHEETS.length).toBeGreaterThan(100);
  expect(USED.filter(({ width }) => !OWNED.has(width))).toEqual([]);
});

test('every width of kit/breakpoints.ts is used', () => {
  expect([...OWNED].filter((owned) => !USED.some(({ width }) => width === owned))).toEqual([]);
});

test('code takes its widths from there', () => {
  expect(CODE.length).toBeGreaterThan(100);
  expect(CODE.filter((path) => /(?:min|max)-width: ?\d/.test(read(path)))).toEqual([]);
});
