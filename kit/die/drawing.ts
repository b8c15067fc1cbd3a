import { hull, polygon, worn } from './outline.ts';
import { cube, type Face, type Solid, tetrahedron } from './solids.ts';
import { add, dot, Onlooker, type Point, type Pose, posed, type Spot, scale, tipped, turned, unit } from './space.ts';

interface DrawnPip {
  readonly rim: string;
  readonly hollow: string;
  readonly depth: string;
  readonly red: boolean;
}

interface DrawnNumeral {
  readonly text: string;
  readonly matrix: string;
  readonly height: number;
  readonly counts: boolean;
}

interface DrawnFace {
  readonly outline: string;
  /** 1 in full light of the lamp, 0 edge on. */
  readonly light: number;
  /** How squarely the face is turned to the viewer. */
  readonly facing: number;
  readonly pips: readonly DrawnPip[];
  readonly numerals: readonly DrawnNumeral[];
}

export interface Drawing {
  readonly outline: string;
  readonly faces: readonly DrawnFace[];
}

export type Sides = 4 | 6;

/** The lamp: above, a little to the left and in front of the table. */
const LAMP = unit([-0.35, -0.35, 0.87]);
const SEGMENTS = 20;

function drawSolid(solid: Solid, pose: Pose): Drawing {
  const eye = new Onlooker(solid.seenFrom);
  const see = (p: Point): Spot => eye.sees(posed(pose, p));
  const faces = solid.faces
    .map((face) => ({ face, normal: posed(pose, face.normal) }))
    .filter(({ normal }) => eye.faces(normal) > 0.03)
    .map(({ face, normal }) => ({
      ...drawFace(face, solid.wear, see),
      light: Math.max(0, dot(normal, LAMP)),
      facing: eye.faces(normal),
    }));
  return { outline: worn(hull(solid.corners.map(see)), solid.wear * 1.13), faces };
}

function drawFace(face: Face, wear: number, see: (p: Point) => Spot): Omit<DrawnFace, 'light' | 'facing'> {
  const middle = scale(
    face.corners.reduce((sum, corner) => add(sum, corner), [0, 0, 0]),
    1 / face.corners.length,
  );
  // A little smaller than the body. The rest is the die's edge, which catches the light.
  const inset = face.corners.map((corner) => see(add(middle, add(corner, middle, -1), 0.94)));
  const ring = (x: number, y: number, r: number, dx = 0, dy = 0): string =>
    polygon(
      Array.from({ length: SEGMENTS }, (_, i) => {
        const angle = (i / SEGMENTS) * 2 * Math.PI;
        const [sx, sy] = see(add(add(middle, face.right, x + Math.cos(angle) * r), face.up, y + Math.sin(angle) * r));
        return [sx + dx, sy + dy];
      }),
    );
  return {
    outline: worn(inset, wear),
    pips: face.pips.map(({ x, y, r, red }) => ({
      rim: ring(x, y, r * 1.08, 0.012, 0.035),
      hollow: ring(x, y, r),
      depth: ring(x, y, r * 0.62, -0.008, -0.03),
      red,
    })),
    numerals: face.numerals.map(({ text, at, right, up, height, counts }) => {
      const [a, b] = see(right);
      const [c, d] = see(up);
      const matrix = [a, b, -c, -d, ...see(at)].map((each) => each.toFixed(3)).join(' ');
      return { text, matrix: `matrix(${matrix})`, height, counts };
    }),
  };
}

const drawn = new Map<string, Drawing>();
function once(key: string, draw: () => Drawing): Drawing {
  const known = drawn.get(key) ?? draw();
  drawn.set(key, known);
  return known;
}

const solidOf = (sides: Sides, value: number): Solid => (sides === 6 ? cube(value) : tetrahedron(value));

/** The die at rest with its value readable, turned on the table by this many degrees. */
export const drawRest = (sides: Sides, value: number, turn: number): Drawing =>
  once(`${sides} ${value} ${turn}`, () => {
    const solid = solidOf(sides, value);
    return drawSolid(solid, turned(solid.rest, turn));
  });

/** How many pictures make a tumble. */
export const TUMBLE = 6;

export const drawTumble = (sides: Sides, frame: number): Drawing =>
  once(`${sides} tumbling ${frame}`, () => {
    const solid = solidOf(sides, 1 + (frame % sides));
    return drawSolid(solid, tipped(turned(tipped(solid.rest, 31 + frame * 58), 24 + frame * 41), -18));
  });
