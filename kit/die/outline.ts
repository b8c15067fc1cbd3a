import type { Spot } from './space.ts';

const n = (value: number): string => value.toFixed(2);
const at = ([x, y]: Spot): string => `${n(x)} ${n(y)}`;

export const polygon = (spots: readonly Spot[]): string => `M${spots.map(at).join('L')}Z`;

/** A polygon with its corners worn off. */
export function worn(spots: readonly Spot[], radius: number): string {
  const parts = spots.map((corner, i) => {
    const before = spots.at(i - 1) ?? corner;
    const after = spots[(i + 1) % spots.length] ?? corner;
    return `${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`;
  });
  return `M${parts.join('L')}Z`;
}

function towards(from: Spot, to: Spot, by: number): Spot {
  const whole = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const k = Math.min(by, whole / 2.1) / whole;
  return [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k];
}

/** The convex hull of the points. */
export function hull(spots: readonly Spot[]): readonly Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.reverse())];
}

function half(sorted: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  for (const spot of sorted) {
    while (bendsIn(kept.at(-2), kept.at(-1), spot)) kept.pop();
    kept.push(spot);
  }
  kept.pop();
  return kept;
}

const bendsIn = (o: Spot | undefined, a: Spot | undefined, b: Spot): boolean =>
  o !== undefined && a !== undefined && (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) <= 0;
