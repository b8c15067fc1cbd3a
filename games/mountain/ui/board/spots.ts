import { placesOf } from '../../look/mountain/shape.ts';
import type { BoardShape } from './shapes.ts';

/** Where a figure's foot is, and how wide it may be, in the mountain's units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How long a name may be. In a crowd it is as long as for one alone, because only the viewer is named there. */
  readonly freeWidth: number;
  /** One of many: too small for a name. */
  readonly packed: boolean;
}

/** The distance between figures, as a share of their width: the least, and the usual one. */
const APART = 1.16;
const AT_EASE = 1.7;
/** The usable share of the distance from slab to slab. The rest separates neighbours on two slabs. */
const ROOM = 0.95;
/** At most this many are in one row; more make two rows of smaller ones. */
const ABREAST = 3;
const SMALLER = 0.7;
/** The distance from a row to the one behind it, as a share of a figure's width. */
const BEHIND = 1.5;

/** Places in a row of this many, from its middle outwards. */
const fromTheMiddle = (many: number): number[] => {
  const middle = (many - 1) / 2;
  return Array.from({ length: many }, (_, place) => place).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
};

/**
 * All figures on one slab, none in front of another: side by side, and smaller the more there are. The first of many is in the middle of
 * the front row.
 */
export function spotsOn(shape: BoardShape, tile: number, crowd: number): Spot[] {
  const place = placesOf(shape)[tile];
  if (place === undefined) throw new Error(`no slab ${tile} on this mountain`);
  const spacing = shape.ledges[place.ledge]?.spacing ?? place.width;
  const packed = crowd > ABREAST;
  // Many are in two rows, where that makes them larger.
  const inOne = (spacing * ROOM) / crowd / APART;
  const abreast = packed && inOne < shape.figure * SMALLER ? Math.ceil(crowd / 2) : crowd;
  const widest = shape.figure * (abreast < crowd ? SMALLER : 1);
  const pitch = Math.min(widest * (packed ? APART : AT_EASE), (spacing * ROOM) / abreast);
  const width = Math.min(widest, pitch / APART);
  const freeWidth = crowd === 1 || packed ? spacing * ROOM : pitch;
  return Array.from({ length: crowd }, (_, index) => {
    const row = Math.floor(index / abreast);
    const inRow = Math.min(abreast, crowd - row * abreast);
    const at = packed ? (fromTheMiddle(inRow)[index % abreast] ?? 0) : index % abreast;
    const x = place.x + (at - (inRow - 1) / 2) * pitch;
    return { x, y: place.y + 2 * shape.scale - row * width * BEHIND, width, freeWidth, packed };
  });
}

/** A spot for each figure on its tile, in the given order. */
export function spotsFor(shape: BoardShape, tiles: readonly number[]): Spot[] {
  const crowds = new Map<number, Spot[]>();
  for (const tile of new Set(tiles)) crowds.set(tile, spotsOn(shape, tile, tiles.filter((each) => each === tile).length));
  return tiles.map((tile, index) => {
    const before = tiles.slice(0, index).filter((each) => each === tile).length;
    const spot = crowds.get(tile)?.[before];
    if (spot === undefined) throw new Error(`no room on tile ${tile}`);
    return spot;
  });
}
