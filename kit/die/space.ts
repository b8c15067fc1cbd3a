/** x to the right, y away from the viewer, z up. */
export type Point = readonly [x: number, y: number, z: number];
export type Spot = readonly [x: number, y: number];
/** Where the three axes of a body point. */
export type Pose = readonly [Point, Point, Point];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const add = (a: Point, b: Point, k = 1): Point => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const scale = (a: Point, k: number): Point => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const unit = (a: Point): Point => scale(a, 1 / Math.hypot(...a));
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A pose in which the body's `up` points up, and its `side` points right where possible. */
export function standing(up: Point, side: Point): Pose {
  const z = unit(up);
  const x = unit(add(side, z, -dot(side, z)));
  return [x, cross(z, x), z];
}

/** A point of the body in the coordinates of the room. */
export const posed = (pose: Pose, p: Point): Point => [dot(pose[0], p), dot(pose[1], p), dot(pose[2], p)];

/** Turned about the vertical axis of the room. */
export function turned(pose: Pose, degrees: number): Pose {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const [x, y, z] = pose;
  return [add(scale(x, c), y, -s), add(scale(x, s), y, c), z];
}

/** Tipped about the axis that runs to the right. */
export function tipped(pose: Pose, degrees: number): Pose {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const [x, y, z] = pose;
  return [x, add(scale(y, c), z, -s), add(scale(y, s), z, c)];
}

/** A viewer who looks down at the table from this many degrees above it. */
export class Onlooker {
  readonly #sin: number;
  readonly #cos: number;

  constructor(degrees: number) {
    this.#sin = Math.sin(radians(degrees));
    this.#cos = Math.cos(radians(degrees));
  }

  sees(p: Point): Spot {
    return [p[0], -(p[1] * this.#sin + p[2] * this.#cos)];
  }

  /** How squarely a face with this normal is turned to the viewer; 0 or less is hidden. */
  faces(normal: Point): number {
    return -normal[1] * this.#cos + normal[2] * this.#sin;
  }
}
