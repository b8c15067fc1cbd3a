import type { Point } from './drawing.ts';

/** A row of slabs cut into the mountain, from the lowest up; each climbs the other way than the one below it. */
export interface Ledge {
  /** Middle of the row, and how high its first slab stands. */
  readonly x: number;
  readonly y: number;
  readonly spacing: number;
  /** Of a slab. */
  readonly width: number;
  /** From the first slab to the last. */
  readonly rise: number;
}

export interface MountainShape {
  readonly width: number;
  readonly height: number;
  readonly ledges: readonly Ledge[];
  readonly slabsPerLedge: number;
  /** Of a slab's carved front, and of its top as it is seen from above. */
  readonly front: number;
  readonly depth: number;
  /** How large stones, steps and torches are: 1 on a table, about half on a small one. */
  readonly scale: number;
  readonly seed: number;
  /** Tips above the highest ledge, the farthest first; each with the part of that ledge it rises from, 0 to 1. */
  readonly peaks: readonly { readonly tip: Point; readonly from: number; readonly to: number; readonly seed: number }[];
}

/** Where a slab is: the middle of its top. */
export interface TileSpot {
  readonly index: number;
  readonly ledge: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** 1: climbs to the right. */
export const wayOf = (ledge: number): 1 | -1 => (ledge % 2 === 0 ? 1 : -1);

/** How high the ground of a ledge is at x. */
export function heightOn({ x, y, spacing, rise }: Ledge, index: number, at: number, slabs: number): number {
  const half = ((slabs - 1) / 2) * spacing;
  const way = wayOf(index);
  return y - (rise * ((at - (x - way * half)) * way)) / (2 * half);
}

export function placesOf({ ledges, slabsPerLedge }: MountainShape): TileSpot[] {
  return ledges.flatMap((ledge, row) =>
    Array.from({ length: slabsPerLedge }, (_, i) => {
      const x = ledge.x + wayOf(row) * (i - (slabsPerLedge - 1) / 2) * ledge.spacing;
      return { index: row * slabsPerLedge + i, ledge: row, x, y: heightOn(ledge, row, x, slabsPerLedge), width: ledge.width };
    }),
  );
}

/** A model of the mountain, to stand among other things. */
export const smallMountain: MountainShape = {
  width: 450,
  height: 470,
  slabsPerLedge: 5,
  front: 31,
  depth: 14,
  scale: 0.5,
  seed: 5,
  peaks: [
    { tip: [330, 66], from: 0.62, to: 0.99, seed: 43 },
    { tip: [262, 36], from: 0.4, to: 0.94, seed: 31 },
    { tip: [178, 0], from: 0, to: 0.64, seed: 17 },
  ],
  ledges: [
    { x: 222, y: 402, spacing: 85, width: 74, rise: 6 },
    { x: 222, y: 306, spacing: 73, width: 65, rise: 6 },
    { x: 228, y: 212, spacing: 61, width: 55, rise: 8 },
    { x: 238, y: 122, spacing: 52, width: 48, rise: 24 },
  ],
};
