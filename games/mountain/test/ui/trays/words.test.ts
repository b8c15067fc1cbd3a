import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import exchange from '../../../text/table/en/exchange.json' with { type: 'json' };
import trays from '../../../text/table/en/trays.json' with { type: 'json' };
import exchangeZh from '../../../text/table/zh-Hant/exchange.json' with { type: 'json' };
import traysZh from '../../../text/table/zh-Hant/trays.json' with { type: 'json' };

type Words = { readonly [key: string]: string };

const folder = new URL('../../../ui/trays/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const isExchange = (file: string): boolean => file.startsWith('exchange');

/** Keys as they stand in code: in full, or put together, where a hole stands for any word. */
function askedFor(
  prefix: string,
  mine: readonly string[],
): { readonly inFull: ReadonlySet<string>; readonly shapes: readonly RegExp[] } {
  const code = mine.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const found = (pattern: string): string[] => [...code.matchAll(new RegExp(pattern, 'g'))].map(([, key = '']) => key);
  const shapeOf = (key: string): RegExp => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`);
  return { inFull: new Set(found(`'(${prefix}\\.[\\w.]+)'`)), shapes: found(`\`(${prefix}\\.[^\`]+)\``).map(shapeOf) };
}

describe.each<[prefix: string, en: Words, zh: Words, mine: readonly string[], least: number]>([
  ['tray', trays, traysZh, files.filter((file) => !isExchange(file)), 60],
  ['exchange', exchange, exchangeZh, files.filter(isExchange), 50],
])('words that begin with %s', (prefix, en, zh, mine, least) => {
  const { inFull, shapes } = askedFor(prefix, mine);

  test('are there whenever they are asked for', () => {
    expect(inFull.size).toBeGreaterThan(least);
    expect([...inFull].filter((key) => !(key in en))).toEqual([]);
    for (const shape of shapes)
      expect(
        Object.keys(en).filter((key) => shape.test(key)),
        `${shape}`,
      ).not.toEqual([]);
  });

  test('and none is there that nobody asks for', () => {
    expect(Object.keys(en).filter((key) => !inFull.has(key) && !shapes.some((shape) => shape.test(key)))).toEqual([]);
  });

  test('both languages have the same words with the same holes', () => {
    const holes = (text = ''): string[] => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort();
    expect(Object.keys(zh)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) expect([key, holes(zh[key])]).toEqual([key, holes(text)]);
  });
});
