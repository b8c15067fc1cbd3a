import { describe, expect, it } from 'vitest';
import { drawRest } from '../../die/drawing.ts';
import { cube, tetrahedron } from '../../die/solids.ts';
import { dot, posed } from '../../die/space.ts';

const heightOf = ({ rest }: ReturnType<typeof cube>, normal: readonly [number, number, number]): number => posed(rest, normal)[2];

describe('a die with six faces', () => {
  it.each([1, 2, 3, 4, 5, 6])('lies with its %i up and the rest of seven down', (value) => {
    const die = cube(value);
    const [top, bottom] = [1, -1].map((height) =>
      die.faces.find(({ normal }) => Math.abs(heightOf(die, normal) - height) < 1e-9),
    );
    expect(top?.pips.length).toBe(value);
    expect(bottom?.pips.length).toBe(7 - value);
  });

  it('shows at most three faces, the upper one in the brightest light', () => {
    for (const turn of [-80, -45, -28, 0, 30, 60]) {
      const { faces } = drawRest(6, 5, turn);
      expect(faces.length).toBeLessThanOrEqual(3);
      const brightest = faces.toSorted((a, b) => b.light - a.light)[0];
      expect(brightest?.pips.length).toBe(5);
    }
  });
});

describe('a die with four faces', () => {
  it.each([1, 2, 3, 4])('rests on its %i, which every other face shows at its foot', (value) => {
    const die = tetrahedron(value);
    const down = die.faces[value - 1];
    expect(down && heightOf(die, down.normal)).toBeCloseTo(-1);
    for (const face of die.faces) {
      if (face === down) continue;
      const read = face.numerals.find(({ counts }) => counts);
      expect(read?.text).toBe(`${value}`);
      expect(read && posed(die.rest, read.up)[2]).toBeGreaterThan(0.9);
    }
  });

  it('has four equal faces', () => {
    for (const { normal, corners } of tetrahedron(2).faces)
      for (const corner of corners) expect(dot(normal, corner)).toBeCloseTo(dot(normal, corners[0] ?? [0, 0, 0]));
  });

  it('shows its number on the face turned to the viewer, however it rests', () => {
    for (const turn of [-60, -28, 0, 28, 60]) {
      const nearest = drawRest(4, 3, turn / 6).faces.toSorted((a, b) => b.facing - a.facing)[0];
      expect(nearest?.facing).toBeGreaterThan(0.6);
      expect(nearest?.numerals.find(({ counts }) => counts)?.text).toBe('3');
    }
  });
});
