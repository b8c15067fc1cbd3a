import { expect, test } from 'vitest';
import { copiesOf, without } from '../copies.ts';

test('a list without another one keeps the other copies, and its order', () => {
  expect(without(['b', 'a', 'b', 'c', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'b']);
  expect(without(['a'], ['x', 'a', 'a'])).toEqual([]);
});

test('equal cards are counted together, in the order of their first copy', () => {
  expect(copiesOf(['b', 'a', 'b'])).toEqual([
    { card: 'b', n: 2 },
    { card: 'a', n: 1 },
  ]);
});
