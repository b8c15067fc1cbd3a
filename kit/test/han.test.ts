import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HAN, writeHan } from '../../scripts/han.ts';

it('kit/css/han.css is what scripts/han.ts writes, and maps the common letters', () => {
  const sheet = readFileSync(HAN, 'utf8');
  expect(sheet).toBe(writeHan());
  const ranges = [...sheet.matchAll(/unicode-range:([^}]+)}/g)].flatMap(([, list = '']) => list.split(','));
  const covers = (letter: string): boolean => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
    });
  };
  expect(Array.from('山中之王骰革命攻擊防禦，。「」').filter((letter) => !covers(letter))).toEqual([]);
});
