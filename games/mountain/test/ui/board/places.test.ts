import { describe, expect, test } from 'vitest';
import { placesOf } from '../../../look/mountain/shape.ts';
import { FINAL, TILES } from '../../../rules/board.ts';
import { phoneMountain, tableMountain } from '../../../ui/board/shapes.ts';
import { type Spot, spotsFor, spotsOn } from '../../../ui/board/spots.ts';
import { legsOf, pointOn } from '../../../ui/board/walk.ts';

const SHAPES = [tableMountain, phoneMountain];
const tiles = Array.from({ length: TILES }, (_, tile) => tile);
const MOST = 6;

/** A figure's shield and foot, without its name and drops: those are left away where it is narrow. */
const box = ({ x, y, width }: Spot) => ({ left: x - width / 2, right: x + width / 2, top: y - width * 1.4, bottom: y });
const overlap = (a: Spot, b: Spot): boolean => {
  const [p, q] = [box(a), box(b)];
  return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
};

describe.each(SHAPES)('the mountain of the $id', (shape) => {
  const places = placesOf(shape);

  test('KM-027: has 20 tiles in four ledges of five, and each ledge climbs the other way than the one below it', () => {
    expect(places).toHaveLength(TILES);
    const rows = [0, 1, 2, 3].map((ledge) => places.filter((place) => place.ledge === ledge).map(({ x }) => x));
    for (const [ledge, row] of rows.entries()) {
      expect(row).toHaveLength(5);
      expect(row).toEqual([...row].sort((a, b) => (ledge % 2 === 0 ? a - b : b - a)));
    }
    places.slice(1).forEach(({ y }, index) => expect(y).toBeLessThan(places[index]?.y ?? 0));
  });

  test('KM-029: up to six stand on one tile, and none before another', () => {
    for (const tile of tiles)
      for (let crowd = 1; crowd <= MOST; crowd++) {
        const spots = spotsOn(shape, tile, crowd);
        expect(spots).toHaveLength(crowd);
        spots.forEach((spot, index) => {
          for (const other of spots.slice(index + 1)) expect(overlap(spot, other)).toBe(false);
        });
      }
  });

  test('KM-029: everybody stands on the slab of their own tile: no other one is nearer to their foot, and it bears them', () => {
    const reach =
      ({ x, y }: Spot) =>
      (place: (typeof places)[number]) =>
        Math.hypot(place.x - x, place.y - y);
    for (const { index, x, y } of places) {
      const [alone] = spotsOn(shape, index, 1);
      expect([alone?.x, alone?.y]).toEqual([expect.closeTo(x), expect.closeTo(y + 2 * shape.scale)]);
      for (let crowd = 1; crowd <= MOST; crowd++)
        for (const spot of spotsOn(shape, index, crowd)) {
          const far = places.map(reach(spot));
          expect(far.indexOf(Math.min(...far))).toBe(index);
        }
    }
  });

  test('KM-029: nor do crowds on two tiles beside each other', () => {
    for (const tile of tiles.slice(0, FINAL)) {
      const all = spotsFor(shape, [...Array(3).fill(tile), ...Array(3).fill(tile + 1)] as number[]);
      for (const here of all.slice(0, 3)) for (const there of all.slice(3)) expect(overlap(here, there)).toBe(false);
    }
  });

  test('everybody has a spot of their own, in the order in which they are named', () => {
    const all = spotsFor(shape, [3, 7, 3, 3]);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    expect([all[0], all[2], all[3]]).toEqual(spotsOn(shape, 3, 3));
  });

  test('KM-060: a figure walks tile by tile: it sets down on each, and ends where it belongs', () => {
    const walk = [3, 4, 5, 6];
    const [start, end] = [spotsOn(shape, 3, 2)[1], spotsOn(shape, 6, 1)[0]] as [Spot, Spot];
    const legs = legsOf(shape, walk, start, end);
    expect(pointOn(legs, 0)).toEqual([start.x, start.y]);
    for (const [step, tile] of [
      [1, 4],
      [2, 5],
    ] as const) {
      const [x, y] = pointOn(legs, step / 3);
      expect(x).toBeCloseTo(places[tile]?.x ?? 0);
      expect(y).toBeCloseTo((places[tile]?.y ?? 0) + 2 * shape.scale);
    }
    const [x, y] = pointOn(legs, 1);
    expect([x, y]).toEqual([expect.closeTo(end.x), expect.closeTo(end.y)]);
  });

  test('from ledge to ledge it takes the stairs beside the slabs, up and down the same ones', () => {
    const [low, high] = [spotsOn(shape, 4, 1)[0], spotsOn(shape, 5, 1)[0]] as [Spot, Spot];
    const way = (legs: ReturnType<typeof legsOf>) => [0.2, 0.4, 0.6, 0.8].map((share) => pointOn(legs, share)[0]);
    const up = way(legsOf(shape, [4, 5], low, high));
    const beside = (places[4]?.x ?? 0) + (places[4]?.width ?? 0) / 2;
    expect(Math.max(...up)).toBeGreaterThan(beside);
    expect(way(legsOf(shape, [5, 4], high, low)).reverse()).toEqual(up.map((x) => expect.closeTo(x) as number));
  });
});

test('figures that nobody knows of have nowhere to stand', () => {
  expect(() => spotsOn(tableMountain, TILES, 1)).toThrow('no slab 20');
});
