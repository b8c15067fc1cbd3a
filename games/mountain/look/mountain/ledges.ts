import type { Point } from './drawing.ts';
import { seeded } from './seeded.ts';
import { heightOn, type MountainShape, placesOf, wayOf } from './shape.ts';

/** A ledge as it is drawn: its back edge against the rock above and its front edge above the cliff, from left to right. */
export interface Outline {
  readonly index: number;
  readonly left: number;
  readonly right: number;
  readonly back: readonly Point[];
  readonly front: readonly Point[];
  readonly height: (x: number) => number;
}

/** Room beside the slabs, and where the stairs come up and go on. */
const MARGIN = 26;
const STAIRS = 46;
const STONE = 34;

export function outlinesOf(shape: MountainShape): Outline[] {
  const { ledges, scale, front, depth, slabsPerLedge, width, seed } = shape;
  const top = ledges.length - 1;
  const places = placesOf(shape);
  return ledges.map((ledge, index) => {
    const random = seeded(seed * 101 + index);
    const xs = places.filter((place) => place.ledge === index).map(({ x }) => x);
    const height = (x: number): number => heightOn(ledge, index, x, slabsPerLedge);
    const margin = (side: 1 | -1): number => {
      const stairsUp = index < top && side === wayOf(index);
      const stairsDown = index > 0 && side !== wayOf(index);
      return (stairsUp ? STAIRS : MARGIN) + (stairsDown ? 10 : 0);
    };
    const left = Math.max(4, Math.min(...xs) - ledge.width / 2 - margin(-1) * scale);
    const right = Math.min(width - 4, Math.max(...xs) + ledge.width / 2 + margin(1) * scale);
    const n = Math.round((right - left) / (STONE * scale));
    const jitter = (by: number): number => (random() - 0.5) * by * scale;
    const back: Point[] = [];
    const edge: Point[] = [];
    for (let k = 0; k <= n; k++) {
      const x = left + ((right - left) * k) / n;
      const end = k === 0 || k === n;
      const nearEnd = k === 1 || k === n - 1;
      const drop = (end ? 20 : nearEnd ? 6 : 0) * scale;
      const inwards = end ? (k === 0 ? 10 : -10) * scale : 0;
      back.push([x + inwards, height(x) - depth - 3 * scale + jitter(index === top ? 13 : 9) + drop]);
      edge.push([x + (end ? 0 : jitter(6)), height(x) + front + depth / 2 + 7 * scale + jitter(6) - (end ? 8 * scale : 0)]);
    }
    return { index, left, right, back, front: edge, height };
  });
}
