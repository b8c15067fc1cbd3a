import { add, cross, dot, type Point, type Pose, scale, standing, turned, unit } from './space.ts';

/** A mark on a face, in the face's own two directions. */
interface Pip {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly red: boolean;
}

interface Numeral {
  readonly text: string;
  /** Its middle, and which way is up for it. */
  readonly at: Point;
  readonly right: Point;
  readonly up: Point;
  readonly height: number;
  /** The value that counts when the die rests like this. */
  readonly counts: boolean;
}

export interface Face {
  readonly normal: Point;
  readonly corners: readonly Point[];
  readonly right: Point;
  readonly up: Point;
  readonly pips: readonly Pip[];
  readonly numerals: readonly Numeral[];
}

export interface Solid {
  readonly corners: readonly Point[];
  readonly faces: readonly Face[];
  /** How round its edges are worn. */
  readonly wear: number;
  /** From how many degrees above the table it is drawn best. */
  readonly seenFrom: number;
  readonly rest: Pose;
}

const SPREAD: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.48, -0.48],
    [0.48, 0.48],
  ],
  [
    [-0.52, -0.52],
    [0, 0],
    [0.52, 0.52],
  ],
  [
    [-0.47, -0.47],
    [0.47, -0.47],
    [-0.47, 0.47],
    [0.47, 0.47],
  ],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0, 0],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-0.46, -0.54],
    [-0.46, 0],
    [-0.46, 0.54],
    [0.46, -0.54],
    [0.46, 0],
    [0.46, 0.54],
  ],
];

/** One to six: opposite faces add up to seven. */
const SIX: readonly { readonly normal: Point; readonly right: Point }[] = [
  { normal: [0, 0, 1], right: [1, 0, 0] },
  { normal: [0, -1, 0], right: [1, 0, 0] },
  { normal: [1, 0, 0], right: [0, 1, 0] },
  { normal: [-1, 0, 0], right: [0, -1, 0] },
  { normal: [0, 1, 0], right: [-1, 0, 0] },
  { normal: [0, 0, -1], right: [1, 0, 0] },
];

const SIGNS = [-1, 1] as const;
const CUBE: readonly Point[] = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Point => [x, y, z])));

export function cube(value: number): Solid {
  const faces = SIX.map(({ normal, right }, i): Face => {
    const up = cross(normal, right);
    const corner = (x: number, y: number): Point => add(add(normal, right, x), up, y);
    // Chinese dice: the one is large, and one and four are red.
    const pips = (SPREAD[i] ?? []).map(([x, y]) => ({ x, y, r: i === 0 ? 0.3 : 0.185, red: i === 0 || i === 3 }));
    return { normal, right, up, corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], pips, numerals: [] };
  });
  const top = SIX[value - 1] ?? SIX[0];
  if (top === undefined) throw new Error('a cube has faces');
  return { corners: CUBE, faces, wear: 0.3, seenFrom: 57, rest: standing(top.normal, top.right) };
}

const APEXES: readonly Point[] = [
  [1, 1, 1],
  [1, -1, -1],
  [-1, 1, -1],
  [-1, -1, 1],
];

/** A pyramid that is read at its foot: both faces at an edge show there the number of the face opposite it. */
export function tetrahedron(value: number): Solid {
  const down = value - 1;
  const corners = APEXES.map((apex) => scale(apex, 1.08));
  const faces = corners.map((across, i): Face => {
    const normal = unit(scale(across, -1));
    const own = corners.filter((_, j) => j !== i);
    const middle = scale(normal, -dot(normal, across) / 3);
    const numerals = corners.flatMap((tip, j): Numeral[] => {
      if (j === i) return [];
      // The edge away from `tip` is shared with face j, so upright there means tip above.
      const up = unit(add(tip, middle, -1));
      const counts = j === down;
      return [
        {
          text: `${j + 1}`,
          up,
          right: cross(up, normal),
          at: add(middle, up, counts ? -0.2 : -0.56),
          height: counts ? 1.16 : 0.48,
          counts,
        },
      ];
    });
    const up = unit(add(corners[down] ?? across, middle, -1));
    return { normal, right: cross(up, normal), up, corners: own, pips: [], numerals };
  });
  const apex = corners[down] ?? [0, 0, 1];
  const side = corners[(down + 1) % 4] ?? [1, 0, 0];
  return { corners, faces, wear: 0.13, seenFrom: 36, rest: turned(standing(apex, side), 57) };
}
