import { describe, expect, test } from 'vitest';
import { CLIMBERS } from '../../look/climbers.ts';
import { mix, shade } from '../../look/mountain/drawing.ts';
import { flanksOf } from '../../look/mountain/flanks.ts';
import { outlinesOf } from '../../look/mountain/ledges.ts';
import { mountainPicture } from '../../look/mountain/picture.ts';
import { placesOf, smallMountain as shape } from '../../look/mountain/shape.ts';

const places = placesOf(shape);
const carving = { icon: '<path d="M0 0h512v512z"/>', colour: '#e0604f', deep: '#55130f', tier: 2 };
const picture = () => mountainPicture({ shape, carvings: places.map(() => carving), prize: carving.icon });

describe('the slabs of a mountain', () => {
  test('climb: each stands at least as high as the one before it', () => {
    expect(places).toHaveLength(20);
    places.slice(1).forEach((place, i) => expect(place.y).toBeLessThan(places[i]?.y ?? 0));
  });

  test('turn at the end of every ledge, so that the way up is one way', () => {
    places.slice(1).forEach((place, i) => {
      const before = places[i];
      const apart = Math.abs(place.x - (before?.x ?? 0));
      expect(apart).toBeLessThanOrEqual(shape.ledges[before?.ledge ?? 0]?.spacing ?? 0);
    });
  });

  test('stand on their ledges, within the picture', () => {
    for (const { left, right, index } of outlinesOf(shape)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(shape.width);
      for (const { x, width } of places.filter(({ ledge }) => ledge === index)) {
        expect(x - width / 2).toBeGreaterThan(left);
        expect(x + width / 2).toBeLessThan(right);
      }
    }
  });
});

test('those who climb the model in the hall stand on its slabs', () => {
  for (const { slab, x, y } of CLIMBERS) expect(places[slab]).toMatchObject({ x, y });
});

describe('the flanks of a mountain', () => {
  const ledges = outlinesOf(shape);
  const flanks = [...flanksOf(shape, ledges).outline.matchAll(/points="([^"]+)"/g)].map(([, points = '']) =>
    points.split(' ').map((point) => point.split(',').map(Number) as [number, number]),
  );

  test('hold up every ledge at both ends, and stay within the light that the picture leaves round it', () => {
    expect(flanks).toHaveLength(ledges.length * 2);
    for (const [x, y] of flanks.flat()) {
      expect(x).toBeGreaterThan(-28);
      expect(x).toBeLessThan(shape.width + 28);
      expect(y).toBeLessThan(shape.height + 28);
    }
  });

  test('are broken: the outer edge of each leaves the line from its head to its foot, outwards', () => {
    flanks.forEach((points, index) => {
      const side = index % 2 === 0 ? -1 : 1;
      const outer = points.slice(-5, -1);
      const [head, foot] = [points[0], points.at(-6)];
      if (head === undefined || foot === undefined) throw new Error('a flank has a head and a foot');
      const off = outer.map(([x, y]) => side * (x - (head[0] + ((foot[0] - head[0]) * (y - head[1])) / (foot[1] - head[1]))));
      expect(Math.max(...off.map(Math.abs))).toBeGreaterThan(2);
      expect(Math.max(...off)).toBeGreaterThan(0);
    });
  });
});

test('a mountain is the same every time, and needs nothing from elsewhere', () => {
  expect(picture()).toBe(picture());
  const needed = [...picture().matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
  for (const id of new Set(needed)) expect(picture()).toContain(`id="${id}"`);
  expect(picture()).not.toMatch(/NaN|undefined|href|currentColor/);
});

test('colours are mixed within their bounds', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#ffffff', 7)).toBe('#ffffff');
  expect(shade('#808080', -1)).toBe('#000000');
});
