import { readFileSync } from 'node:fs';
import { WIDE } from '@tavern/kit/breakpoints.ts';
import { expect, test } from 'vitest';
import { PLATE } from '../../ui/board/plate.ts';

const sheet = (path: string): string => readFileSync(new URL(`../../ui/${path}`, import.meta.url), 'utf8');

const SMALL = [
  '(max-width: 760px)',
  '(max-height: 520px) and (min-width: 600px), (max-height: 600px) and (min-width: 600px) and (max-width: 1100px)',
];

/** Whether a screen of this size matches a media query. */
function matches(query: string, size: { readonly width: number; readonly height: number }): boolean {
  return query.split(',').some((all) =>
    [...all.matchAll(/(?<end>min|max)-(?<side>width|height): (?<n>\d+)px/g)].every(({ groups: { end, side, n } = {} }) => {
      const length = side === 'width' ? size.width : size.height;
      return end === 'min' ? length >= Number(n) : length <= Number(n);
    }),
  );
}

test('decks and book are beside the mountain on all screens but those of the small layouts', () => {
  for (const query of SMALL) expect(sheet('table-narrow.css')).toContain(`@media ${query} {\n  .`);
  for (const width of [320, 599, 600, 760, 761, 1_100, 1_101, 1_440])
    for (const height of [400, 520, 521, 600, 601, 900])
      expect([width, height, matches(WIDE, { width, height })]).toEqual([
        width,
        height,
        !SMALL.some((query) => matches(query, { width, height })),
      ]);
});

test('names are shortened for the plates that figures.css draws', () => {
  const [, plate = ''] = /\.standee \.f-name \{([^}]*)\}/.exec(sheet('board/figures.css')) ?? [];
  expect(plate).toContain(`font-size: max(${PLATE.smallest}px, calc(var(--fig) * ${PLATE.letters}))`);
  const number = (pattern: RegExp): number => Number(pattern.exec(plate)?.[1]);
  expect(number(/max-width: calc\(var\(--[\w-]+\) - (\d+)px\)/) + 2 * number(/padding-inline: (\d+)px/)).toBe(PLATE.edges);
});
