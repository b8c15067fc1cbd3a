import { placesOf } from '../../look/mountain/shape.ts';
import type { BoardShape } from './shapes.ts';
import type { Spot } from './spots.ts';

type Point = readonly [x: number, y: number];

/** From one tile to the next: along these points, in a hop. */
interface Leg {
  readonly points: readonly Point[];
  readonly hop: number;
}

const HOP = 13;
const LEAP = 70;

/** The stairs go up beside the last slab of a ledge and the first of the next one. */
function stairs(shape: BoardShape, from: number, to: number): Point[] {
  const places = placesOf(shape);
  const [low, high] = from < to ? [places[from], places[to]] : [places[to], places[from]];
  if (low === undefined || high === undefined || low.ledge === high.ledge) return [];
  const side = low.ledge % 2 === 0 ? 1 : -1;
  const step = (place: typeof low, y: number): Point => [place.x + side * (place.width / 2 + 16 * shape.scale), y];
  const up = [step(low, low.y + shape.front * 0.5), step(high, high.y + shape.front * 0.5)];
  return from < to ? up : up.reverse();
}

/** The way of a figure: tile by tile, or from the first to the last in one leap. */
export function legsOf(shape: BoardShape, walk: readonly number[], start: Spot, end: Spot): Leg[] {
  const places = placesOf(shape);
  const at = (index: number): Point => {
    if (index === 0) return [start.x, start.y];
    if (index === walk.length - 1) return [end.x, end.y];
    const place = places[walk[index] ?? 0];
    return [place?.x ?? start.x, (place?.y ?? start.y) + 2 * shape.scale];
  };
  return walk.slice(1).map((to, index) => {
    const from = walk[index] ?? to;
    const near = Math.abs(to - from) <= 1;
    const steps = near ? stairs(shape, from, to) : [];
    const hop = near ? (steps.length > 0 ? 0 : HOP) : LEAP;
    return { points: [at(index), ...steps, at(index + 1)], hop: hop * shape.scale };
  });
}

function between(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)));
  let left = share * lengths.reduce((sum, each) => sum + each, 0);
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [points[i], points[i + 1]];
    if (a === undefined || b === undefined) break;
    if (left <= length || i === lengths.length - 1) {
      const part = length === 0 ? 1 : Math.min(1, left / length);
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    }
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}

/** Takes off and lands gently. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/** Where on its way a figure is. */
export function pointOn(legs: readonly Leg[], progress: number): Point {
  const far = Math.max(0, Math.min(1, progress)) * legs.length;
  const index = Math.min(legs.length - 1, Math.floor(far));
  const leg = legs[index];
  if (leg === undefined) return [0, 0];
  const share = Math.min(1, far - index);
  const [x, y] = between(leg.points, eased(share));
  return [x, y - Math.sin(share * Math.PI) * leg.hop];
}
