import { describe, expect, test } from 'vitest';
import { mix, shade } from '../drawing.ts';
import { outlinesOf } from '../ledges.ts';
import { mountainPicture } from '../picture.ts';
import { placesOf, smallMountain as shape } from '../shape.ts';

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
