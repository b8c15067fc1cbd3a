import { expect, test } from 'vitest';
import { pairsOf } from '../../tools/pairs.ts';
import { sizesOf } from '../../tools/pictures.ts';

const widths = (wanted: string) => {
  const { house, tables } = sizesOf(wanted);
  return [house.map(([width]) => width), tables.map(([width]) => width)];
};

test('sizes: a few by default, all of them, or those of some widths; others are refused with the list of sizes', () => {
  expect(widths('default')).toEqual([
    [1440, 390],
    [1440, 1024, 390],
  ]);
  const all = [1440, 1366, 1024, 390, 844, 360, 720];
  expect(widths('all')).toEqual([all, all]);
  expect(widths('844,1440')).toEqual([
    [1440, 844],
    [1440, 844],
  ]);
  expect(() => sizesOf('800')).toThrow(
    "There is no size '800'. There are: all, 1440, 1366, 1024, 390, 844, 360, 720, 1920, 2560.",
  );
  expect(() => sizesOf('1440,800')).toThrow("There is no size '800'");
});

test('pictures are compared by name; those in only one folder are listed, and other files are ignored', () => {
  expect(pairsOf(['a.png', 'b.png', 'notes.txt'], ['c.png', 'b.png', '.DS_Store'])).toEqual({
    both: ['b.png'],
    gone: ['a.png'],
    added: ['c.png'],
  });
});
