import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../text/table/en/trays.json' with { type: 'json' };

const folder = new URL('../../ui/trays/', import.meta.url);
/** All of trays/ but the exchanges, which have words of their own. */
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('exchange'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

/** Keys as they stand in code: in full, or put together, where a hole stands for any word. */
const inFull = new Set([...code.matchAll(/'(tray\.[\w.]+)'/g)].map((found) => found[1] ?? ''));
const putTogether = [...code.matchAll(/`(tray\.[^`]+)`/g)].map(
  (found) => new RegExp(`^${(found[1] ?? '').replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}$`),
);
test('every word that trays ask for is there', () => {
  expect(inFull.size).toBeGreaterThan(60);
  expect([...inFull].filter((key) => !(key in en))).toEqual([]);
  for (const shape of putTogether)
    expect(
      Object.keys(en).some((key) => shape.test(key)),
      `${shape}`,
    ).toBe(true);
});

test('and none is there that nobody asks for', () => {
  const idle = Object.keys(en).filter((key) => !inFull.has(key) && !putTogether.some((shape) => shape.test(key)));
  expect(idle).toEqual([]);
});
