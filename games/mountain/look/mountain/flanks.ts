import { facet, type Point, pairs, polygon, shade } from './drawing.ts';
import type { Outline } from './ledges.ts';
import { joined, ROCK, type Rock, tone } from './rock.ts';
import { type Seeded, seeded } from './seeded.ts';
import type { MountainShape } from './shape.ts';

type Side = -1 | 1;

const STEPS = 5;
const REACH = 24;

/** How far a buttress stands out on its way down. It breaks where chance has it, and leans out more often than it falls back. */
function profile(random: Seeded): readonly (readonly [share: number, bulge: number])[] {
  return Array.from({ length: STEPS + 1 }, (_, k) => {
    const end = k === 0 || k === STEPS;
    return [end ? k / STEPS : (k + (random() - 0.5) * 0.7) / STEPS, end ? 0.1 : 0.2 + random() ** 1.3] as const;
  });
}

interface Buttress {
  readonly head: Point;
  readonly foot: Point;
  /** How far in it is rooted in the wall behind it. */
  readonly root: number;
  readonly side: Side;
  readonly colour: string;
}

/** A pillar of broken stone, three strips of facets wide, darker towards its foot and on the side away from the lamp. */
function buttress({ head, foot, root, side, colour }: Buttress, random: Seeded, scale: number): Rock {
  const wobble = (by: number): number => (random() - 0.5) * by * scale;
  const rows = profile(random).map(([share, bulge]) => {
    const y = head[1] + (foot[1] - head[1]) * share;
    // Steep above, flatter towards the foot, as slopes are.
    const line = head[0] + (foot[0] - head[0]) * share ** 1.5;
    const out = line + side * bulge * REACH * scale;
    const rooted = line - side * root * (0.75 + random() * 0.35);
    return [0, 0.36, 0.7, 1].map(
      (at): Point => [
        out + (rooted - out) * at + (at === 0 || at === 1 ? 0 : wobble(10)),
        y - Math.sin(at * Math.PI) * 5 * scale + wobble(5),
      ],
    );
  });
  const facets = pairs(rows).flatMap(([upper, lower, k]) =>
    pairs(upper).map(([a, b, i]) => {
      const [c, d] = [lower[i] ?? a, lower[i + 1] ?? b];
      const turned = side < 0 ? [0.24, 0.06, -0.1][i] : [-0.24, -0.1, 0.06][i];
      const light = (turned ?? 0) - k * 0.05 + (random() - 0.5) * 0.14;
      return facet(a, b, c, shade(colour, light)) + facet(b, c, d, shade(colour, light - 0.1 + (random() - 0.5) * 0.08));
    }),
  );
  const edge = (at: number): Point[] => rows.map((row) => row.at(at) ?? head);
  const crown = rows[0] ?? [];
  const outline = [
    ...crown,
    ...edge(-1).slice(1),
    ...(rows.at(-1) ?? []).toReversed().slice(1),
    ...edge(0).toReversed().slice(1),
  ];
  return { facets: facets.join(''), outline: polygon(outline, '') };
}

/** What holds the ledges up at their ends: from each down to the one below it, or to the table. */
export function flanksOf({ scale, depth, front, height, seed }: MountainShape, ledges: readonly Outline[]): Rock {
  const random = seeded(seed * 409);
  return joined(
    ledges.flatMap((ledge, i) => {
      const below = ledges[i - 1];
      return ([-1, 1] as const).map((side) => {
        const end = side < 0 ? ledge.left : ledge.right;
        const under = below === undefined ? end + side * 6 * scale : side < 0 ? below.left : below.right;
        // The highest reaches up to the slopes that rise from it.
        const top = ledge.height(end) - depth * (i === ledges.length - 1 ? 0.9 : 0.2);
        const bottom = below === undefined ? height - 10 * scale : below.height(under) + front * 0.3;
        return buttress(
          {
            head: [end - side * 4 * scale, top],
            foot: [under - side * 10 * scale, bottom],
            root: (30 + Math.min(40, Math.abs(under - end) / scale)) * scale,
            side,
            colour: tone(ROCK, i),
          },
          random,
          scale,
        );
      });
    }),
  );
}
