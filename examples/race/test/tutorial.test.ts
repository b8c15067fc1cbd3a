import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../../../docs/your-first-game.md');
const sources = [read('../rules/race.ts'), read('./race.test.ts'), read('../text/tell.ts')];
const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map((found) => found[1] ?? '');

test('every piece of code in docs/your-first-game.md stands in race as it is', () => {
  expect(blocks.length).toBeGreaterThan(8);
  for (const block of blocks)
    expect(
      sources.some((source) => source.includes(block)),
      block,
    ).toBe(true);
});

test('the rules of race are under 60 lines of code', () => {
  const code = (sources[0] ?? '').split('\n').filter((line) => line.trim() !== '' && !/^\s*\/[/*]/.test(line));
  expect(code.length).toBeLessThan(60);
});
