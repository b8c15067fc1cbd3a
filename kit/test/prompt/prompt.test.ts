import { describe, expect, test } from 'vitest';
import type { Act } from '../../acts/act.ts';
import { arrange } from '../../acts/arrange.ts';
import { assignKeys } from '../../acts/keys.ts';
import { arrowTo } from '../../arrows.ts';

describe('keys', () => {
  test('1 to 9, then 0, then letters', () => {
    expect(assignKeys(12)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'a', 'b']);
  });

  test('letters that others use are skipped in either case', () => {
    expect(assignKeys(13, ['a', 'C']).slice(10)).toEqual(['b', 'd', 'e']);
  });

  test('no key is given twice among forty options', () => {
    const keys = assignKeys(40, ['q']);
    const given = keys.filter((key) => key !== undefined);
    expect(keys).toHaveLength(40);
    expect(new Set(given).size).toBe(35);
    expect(given).not.toContain('q');
  });
});

describe('the order of options', () => {
  const option = (id: string, more: Partial<Act> = {}): Act => ({ id, label: id, ...more });
  const shown = (options: readonly Act[]): unknown =>
    arrange(options).map(({ title, acts }) => [title, acts.map(({ id, key }) => `${key ?? '-'} ${id}`)]);

  test('is the game’s, with blocked ones last and without a key', () => {
    expect(shown([option('move'), option('loot', { why: 'nobody is down' }), option('sleep')])).toEqual([
      [undefined, ['1 move', '2 sleep']],
      [undefined, ['- loot']],
    ]);
  });

  test('is by groups, in the order of their first option, with keys in reading order', () => {
    expect(
      shown([
        option('beer', { group: 'drink' }),
        option('orc', { group: 'fight' }),
        option('rum', { group: 'drink' }),
        option('pass'),
      ]),
    ).toEqual([
      ['drink', ['1 beer', '2 rum']],
      ['fight', ['3 orc']],
      [undefined, ['4 pass']],
    ]);
  });
});

describe('arrow keys among options in rows', () => {
  const box = (column: number, row: number, tall = 40) => ({
    left: column * 110,
    right: column * 110 + 100,
    top: row * 50,
    bottom: row * 50 + tall,
  });
  // 0 1 2
  // 3 4
  const boxes = [box(0, 0), box(1, 0), box(2, 0, 42), box(0, 1), box(1, 1)];

  test('left and right move through all of them and stop at the ends', () => {
    expect(arrowTo('ArrowRight', boxes, 2)).toBe(3);
    expect(arrowTo('ArrowLeft', boxes, 3)).toBe(2);
    expect(arrowTo('ArrowLeft', boxes, 0)).toBe(0);
    expect(arrowTo('ArrowRight', boxes, 4)).toBe(4);
  });

  test('up and down move to the nearest in the next row', () => {
    expect(arrowTo('ArrowDown', boxes, 0)).toBe(3);
    expect(arrowTo('ArrowDown', boxes, 2)).toBe(4);
    expect(arrowTo('ArrowUp', boxes, 4)).toBe(1);
    expect(arrowTo('ArrowDown', boxes, 3)).toBe(3);
    expect(arrowTo('ArrowUp', boxes, 1)).toBe(1);
  });

  test('do not skip a row that is far away', () => {
    const column = [box(0, 0), box(0, 1), box(0, 2)];
    expect(arrowTo('ArrowDown', column, 0)).toBe(1);
    expect(arrowTo('ArrowUp', column, 2)).toBe(1);
  });

  test('Home and End move to the first and the last; other keys do not move', () => {
    expect(arrowTo('Home', boxes, 3)).toBe(0);
    expect(arrowTo('End', boxes, 1)).toBe(4);
    expect(arrowTo('Enter', boxes, 1)).toBeUndefined();
  });
});
