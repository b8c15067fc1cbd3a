import { facet, mix, type Point, pairs, polygon, polyline, shade } from './drawing.ts';
import type { Outline } from './ledges.ts';
import { type Seeded, seeded } from './seeded.ts';
import type { MountainShape } from './shape.ts';

/** Warm at the foot, cold at the summit; one colour per ledge, and the last for all above. */
export const ROCK = ['#4b4038', '#454446', '#4a5460', '#5d6d7e'];
export const GROUND = ['#6b5b4a', '#5f5c59', '#66727d', '#9fb0bf'];
const LIP = ['#e0b684', '#c9b79f', '#c4d2de', '#f2f8fc'];
const SNOW = '#dfe9f2';

export const tone = (colours: readonly string[], ledge: number): string =>
  colours[Math.min(ledge, colours.length - 1)] ?? '#555555';

/** Facets, and the outline they cover together: the rock's grain is laid on that, and its shadow thrown by it. */
export interface Rock {
  readonly facets: string;
  readonly outline: string;
}

export const joined = (rocks: readonly Rock[]): Rock => ({
  facets: rocks.map(({ facets }) => facets).join(''),
  outline: rocks.map(({ outline }) => outline).join(''),
});

/** Shares of the way from the tip to the base where a slope breaks. */
const BREAKS = [0.2, 0.44, 0.72];

/** A tip and the broken slopes below it, snow at the top. */
function peak(tip: Point, base: readonly Point[], random: Seeded, scale: number): Rock {
  const [x, y] = tip;
  const last = base.length - 1;
  const width = (base[last]?.[0] ?? x) - (base[0]?.[0] ?? x);
  const rows = BREAKS.map((share) =>
    base.map(([bx, by], i): Point => {
      const end = i === 0 || i === last;
      const at = share + (random() - 0.5) * (end ? 0.06 : 0.14);
      // Ridges hang in, then stand out: no peak is a ruled triangle.
      const lean = end ? (i === 0 ? -1 : 1) * (random() - 0.62) * 34 * scale * share : (random() - 0.5) * 15 * scale;
      return [x + (bx - x) * at + lean, y + (by - y) * (share + (random() - 0.5) * 0.1)];
    }),
  );
  const bare = mix('#5f6f82', '#39424e', 0.3);
  const snowLine = y + 96 * scale;
  const colour = (at: number, light: number): string =>
    shade(mix('#e4eef6', bare, Math.max(0, (at - y) / (snowLine - y)) ** 0.8), light);
  const levels = [base.map(() => tip), ...rows, base];
  const slopes = pairs(levels).flatMap(([upper, lower, level]) =>
    pairs(upper).map(([a, b, i]) => {
      const [c, d] = [lower[i] ?? a, lower[i + 1] ?? b];
      const side = ((base[i]?.[0] ?? x) + (base[i + 1]?.[0] ?? x) - 2 * x) / width;
      const light = (side < 0 ? 0.17 : -0.2) + (random() - 0.5) * 0.24 - level * 0.03;
      const first = level === 0 ? '' : facet(a, b, c, colour((a[1] + c[1]) / 2, light));
      return first + facet(b, c, d, colour((b[1] + d[1]) / 2, light - 0.09 + (random() - 0.5) * 0.14));
    }),
  );
  const edge = (at: number): Point[] => levels.slice(1).map((row) => row.at(at) ?? tip);
  return { facets: slopes.join(''), outline: polygon([...edge(0).toReversed(), tip, ...edge(-1)], '') };
}

export function peaksOf({ peaks, scale, depth }: MountainShape, top: Outline): Rock {
  const width = top.right - top.left;
  return joined(
    peaks.map(({ tip, from, to, seed }) => {
      const [x0, x1] = [top.left + width * from + 4 * scale, top.left + width * to - 4 * scale];
      const n = Math.max(5, Math.round((x1 - x0) / (30 * scale)));
      const base = Array.from({ length: n + 1 }, (_, i): Point => {
        const x = x0 + ((x1 - x0) * i) / n;
        return [x, top.height(x) - depth + 10 * scale];
      });
      return peak(tip, base, seeded(seed), scale);
    }),
  );
}

/** The wall below a ledge, down to the ledge beneath it or to the table. */
export function cliffOf({ scale, depth, height, seed }: MountainShape, ledge: Outline, below: Outline | undefined): Rock {
  const random = seeded(seed * 211 + ledge.index);
  const jitter = (by: number): number => (random() - 0.5) * by * scale;
  const left = below === undefined ? ledge.left - 2 : Math.max(below.left + 6 * scale, ledge.left - 30 * scale);
  const right = below === undefined ? ledge.right + 2 : Math.min(below.right - 6 * scale, ledge.right + 30 * scale);
  const last = ledge.front.length - 1;
  const foot: Point[] = [];
  const waist: Point[] = [];
  ledge.front.forEach(([fx, fy], k) => {
    const end = k === 0 || k === last;
    const x = left + ((right - left) * k) / last;
    const y = below === undefined ? height - 6 - (end ? 12 * scale : 0) + jitter(6) : below.height(x) - depth + 12 * scale;
    const share = 0.38 + random() * 0.24;
    // The ends lean out and in, so that no flank is a ruled line.
    const lean = end ? (k === 0 ? -1 : 1) * (4 + random() * 14) * scale : jitter(12);
    foot.push([x + jitter(10), y]);
    waist.push([fx + (x - fx) * share + lean, fy + (y - fy) * share]);
  });
  const colour = tone(ROCK, ledge.index);
  const walls = pairs(ledge.front).map(([a, b, k]) => {
    const [m, n, f, g] = [waist[k] ?? a, waist[k + 1] ?? b, foot[k] ?? a, foot[k + 1] ?? b];
    const light = ((k + 0.5) / last < 0.5 ? 0.1 : -0.12) + (random() - 0.5) * 0.3;
    return (
      facet(a, b, m, shade(colour, light + 0.02)) +
      facet(b, m, n, shade(colour, light - 0.12 + (random() - 0.5) * 0.1)) +
      facet(m, n, f, shade(colour, light - 0.26 + (random() - 0.5) * 0.14)) +
      facet(n, f, g, shade(colour, light - 0.4))
    );
  });
  const [l, r] = [waist[0], waist[last]];
  const outline = [...ledge.back, ...(r ? [r] : []), ...foot.toReversed(), ...(l ? [l] : [])];
  return {
    facets: walls.join('') + polygon([...ledge.front, ...foot.toReversed()], 'fill="url(#cliff)"') + lip(ledge, scale, random),
    outline: polygon(outline, '') + polygon([...ledge.back, ...ledge.front.toReversed()], ''),
  };
}

/** Light on the edge; under the highest ledge it is snow, and hangs. */
function lip({ front, index }: Outline, scale: number, random: Seeded): string {
  const high = index === LIP.length - 1;
  const opacity = [0.4, 0.34, 0.42, 0.9][index] ?? 0.4;
  const line = polyline(
    front,
    `stroke="${tone(LIP, index)}" stroke-opacity="${opacity}" stroke-width="${(high ? 3.4 : 1.6) * scale}"`,
  );
  if (!high) return line;
  const drops = front.slice(1, -1).map(([x, y]) => {
    if (random() > 0.75) return '';
    const [d, w] = [(7 + random() * 13) * scale, (5 + random() * 6) * scale];
    const t = y - 1;
    return `<path d="M${x - w} ${t}Q${x} ${y + 2} ${x + w} ${t}Q${x + w * 0.3} ${y + d / 2} ${x} ${y + d}Q${x - w * 0.3} ${y + d / 2} ${x - w} ${t}Z" fill="#e6eff6" opacity=".9"/>`;
  });
  return line + drops.join('');
}

function boulder(x: number, y: number, size: number, colour: string, random: Seeded, tall = 1): Rock {
  const around = Array.from({ length: 6 }, (_, k): Point => {
    const angle = Math.PI * (1 + k / 5);
    return [x + Math.cos(angle) * size * (0.8 + random() * 0.45), y + Math.sin(angle) * size * tall * (0.75 + random() * 0.5)];
  });
  const heart: Point = [x + (random() - 0.6) * size * 0.5, y - size * tall * 0.35];
  const foot: Point = [x, y + size * tall * 0.25];
  const light = [0.22, 0.12, 0, -0.14, -0.26];
  const [first, last] = [around[0] ?? foot, around[5] ?? foot];
  const facets =
    pairs(around)
      .map(([a, b, k]) => facet(a, b, heart, shade(colour, (light[k] ?? 0) + (random() - 0.5) * 0.08)))
      .join('') +
    facet(first, heart, foot, shade(colour, -0.1)) +
    facet(heart, last, foot, shade(colour, -0.36));
  return { facets, outline: polygon([...around, foot], '') };
}

/** Stones at the ends of the ledges and between the slabs; none where the stairs are. */
export function bouldersOf(
  shape: MountainShape,
  ledges: readonly Outline[],
  slabs: readonly { ledge: number; x: number; width: number }[],
): Rock {
  const { scale, depth, front, seed } = shape;
  const random = seeded(seed * 307);
  const rocks = ledges.flatMap(({ index, left, right, height }) => {
    const top = index === ledges.length - 1;
    const colour = mix(shade(tone(ROCK, index), 0.08), SNOW, top ? 0.33 : 0);
    const stairsRight = !top && index % 2 === 0;
    const stairsLeft = !top && index % 2 === 1;
    const [yl, yr] = [height(left), height(right)];
    const ends: [x: number, y: number, size: number, taken: boolean][] = [
      [left + 30 * scale, yl - depth + 18 * scale, 15, stairsLeft],
      [left + 8 * scale, yl + front * 0.62, 13, false],
      [left + 46 * scale, yl - depth + 8 * scale, 10, stairsLeft],
      [right - 30 * scale, yr - depth + 18 * scale, 16, stairsRight],
      [right - 9 * scale, yr + front * 0.62, 13, false],
      [right - 46 * scale, yr - depth + 8 * scale, 10, stairsRight],
    ];
    const loose = Array.from({ length: 7 }, () => left + (right - left) * (0.12 + 0.8 * random()))
      .filter((x) => random() < 0.25 || !slabs.some((slab) => slab.ledge === index && Math.abs(slab.x - x) < slab.width * 0.36))
      .map((x) => boulder(x, height(x) - depth + 4 * scale, (5 + random() * 7) * scale, colour, random));
    return [
      ...ends.filter(([, , , taken]) => !taken).map(([x, y, size]) => boulder(x, y, size * scale, colour, random)),
      ...loose,
    ];
  });
  return joined(rocks);
}

/** The ground that slabs stand on. */
export function groundOf({ scale }: MountainShape, { back, front, index }: Outline): string {
  const snow =
    index < 2 ? '' : polyline(back, `stroke="#eef5fa" stroke-opacity="${index === 3 ? 0.5 : 0.16}" stroke-width="${4 * scale}"`);
  return polygon([...back, ...front.toReversed()], `fill="url(#ground${index})"`) + snow;
}
