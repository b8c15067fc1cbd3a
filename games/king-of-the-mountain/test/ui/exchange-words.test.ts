import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../text/table/en/exchange.json' with { type: 'json' };
import zh from '../../text/table/zh-Hant/exchange.json' with { type: 'json' };

const folder = new URL('../../ui/trays/exchange/', import.meta.url);
const code = readdirSync(folder, { encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

/** Keys as they stand in code: in full, or put together, where a hole stands for any word. */
const inFull = new Set([...code.matchAll(/'(exchange\.[\w.]+)'/g)].map((found) => found[1] ?? ''));
const putTogether = [...code.matchAll(/`(exchange\.[^`]+)`/g)].map(
  (found) => new RegExp(`^${(found[1] ?? '').replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}$`),
);

test('every word that exchanges ask for is there', () => {
  expect(inFull.size).toBeGreaterThan(50);
  expect([...inFull].filter((key) => !(key in en))).toEqual([]);
  for (const shape of putTogether)
    expect(
      Object.keys(en).some((key) => shape.test(key)),
      `${shape}`,
    ).toBe(true);
});

test('and none is there that nobody asks for', () => {
  expect(Object.keys(en).filter((key) => !inFull.has(key) && !putTogether.some((shape) => shape.test(key)))).toEqual([]);
});

test('both languages have the same words with the same holes', () => {
  const holes = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? ''))].sort();
  expect(Object.keys(zh)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en)) expect([key, holes(zh[key as keyof typeof zh])]).toEqual([key, holes(text)]);
});
