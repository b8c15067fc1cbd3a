import { placesOf, rankBy, type Seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';

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

describe('places', () => {
  const [odo, bram, mei, ysolde] = [0, 1, 2, 3] as readonly number[] as readonly [Seat, Seat, Seat, Seat];

  test('equals share one, and the next counts all seats above it', () => {
    expect(placesOf({ ranking: [[odo], [ysolde, bram], [mei]], winners: [odo] })).toEqual([
      { place: 1, seat: odo, shared: false, winner: true },
      { place: 2, seat: ysolde, shared: true, winner: false },
      { place: 2, seat: bram, shared: true, winner: false },
      { place: 4, seat: mei, shared: false, winner: false },
    ]);
  });

  test('several may have won, and share the first', () => {
    const places = placesOf({ ranking: [[mei, odo], [bram]], winners: [mei, odo] });
    expect(places.map(({ place, winner }) => [place, winner])).toEqual([
      [1, true],
      [1, true],
      [3, false],
    ]);
  });

  test('nobody is crowned where nobody has won', () => {
    expect(placesOf({ ranking: [[odo]], winners: [] })).toEqual([{ place: 1, seat: odo, shared: false, winner: false }]);
  });
});
