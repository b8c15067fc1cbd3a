import type { MountainShape } from '../../look/mountain/shape.ts';

/** A mountain to play on. */
export interface BoardShape extends MountainShape {
  readonly id: string;
  /** The width of a figure with enough room, in the mountain's own units. */
  readonly figure: number;
}

/** On a table with room beside it. */
export const tableMountain: BoardShape = {
  id: 'table',
  figure: 46,
  width: 920,
  height: 640,
  slabsPerLedge: 5,
  front: 47,
  depth: 24,
  scale: 1,
  seed: 12,
  peaks: [
    { tip: [700, 92], from: 0.66, to: 0.99, seed: 43 },
    { tip: [556, 44], from: 0.34, to: 0.96, seed: 31 },
    { tip: [318, 0], from: 0, to: 0.6, seed: 17 },
  ],
  ledges: [
    { x: 458, y: 557, spacing: 168, width: 138, rise: 10 },
    { x: 452, y: 425, spacing: 153, width: 130, rise: 10 },
    { x: 466, y: 293, spacing: 137, width: 120, rise: 10 },
    { x: 492, y: 162, spacing: 121, width: 109, rise: 42 },
  ],
};

/** As wide as a phone: steeper, with slabs that nearly touch. */
export const phoneMountain: BoardShape = {
  id: 'phone',
  figure: 29,
  width: 390,
  height: 420,
  slabsPerLedge: 5,
  front: 34,
  depth: 15,
  scale: 0.5,
  seed: 12,
  peaks: [
    { tip: [318, 44], from: 0.66, to: 0.99, seed: 43 },
    { tip: [236, 26], from: 0.36, to: 0.96, seed: 31 },
    { tip: [112, 4], from: 0, to: 0.6, seed: 17 },
  ],
  ledges: [
    { x: 190, y: 356, spacing: 73, width: 67, rise: 6 },
    { x: 192, y: 264, spacing: 71, width: 65, rise: 6 },
    { x: 195, y: 172, spacing: 69, width: 63, rise: 7 },
    { x: 199, y: 84, spacing: 67, width: 61, rise: 14 },
  ],
};
