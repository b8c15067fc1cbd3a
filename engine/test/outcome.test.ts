import { rankBy } from '@tavern/engine';
import { expect, test } from 'vitest';

test.each([
  [
    [3, 9, 5],
    [[1], [2], [0]],
  ],
  [
    [4, 7, 4, 7, 0],
    [[1, 3], [0, 2], [4]],
  ],
  [[2, 2], [[0, 1]]],
  [
    [-1, 0, 10, 9],
    [[2], [3], [1], [0]],
  ],
  [[5], [[0]]],
  [[], []],
])('scores %j rank as %j: the highest first, equals together, in the order of seats', (scores, ranking) => {
  expect(rankBy(scores)).toEqual(ranking);
});
