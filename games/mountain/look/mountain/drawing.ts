export type Point = readonly [x: number, y: number];

const points = (list: readonly Point[]): string => list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

export const polygon = (list: readonly Point[], look: string): string => `<polygon points="${points(list)}" ${look}/>`;
export const polyline = (list: readonly Point[], look: string): string =>
  `<polyline points="${points(list)}" fill="none" stroke-linejoin="round" ${look}/>`;

/** One facet of rock. The thin stroke closes the seams between neighbours. */
export const facet = (a: Point, b: Point, c: Point, colour: string): string =>
  `<polygon points="${points([a, b, c])}" fill="${colour}" stroke="${colour}" stroke-width=".6"/>`;

/** Each with the one after it. */
export function pairs<X>(list: readonly X[]): [X, X, index: number][] {
  return list.flatMap((each, index) => list.slice(index + 1, index + 2).map((next): [X, X, number] => [each, next, index]));
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** From one colour (`#rrggbb`) towards another. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const t = Math.max(0, Math.min(1, share));
  return `#${a
    .map((value, i) =>
      Math.round(value + ((b[i] ?? value) - value) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Lighter above 0, darker below. */
export const shade = (colour: string, by: number): string => (by >= 0 ? mix(colour, '#ffffff', by) : mix(colour, '#000000', -by));
