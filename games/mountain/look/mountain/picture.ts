import { type Carving, carvingsOf, prize } from './carving.ts';
import { shade } from './drawing.ts';
import { flanksOf } from './flanks.ts';
import { outlinesOf } from './ledges.ts';
import { gateOf, pathOf, slabsOf, torchesOf } from './path.ts';
import { bouldersOf, cliffOf, GROUND, groundOf, peaksOf } from './rock.ts';
import { type MountainShape, placesOf } from './shape.ts';

export interface MountainPicture {
  readonly shape: MountainShape;
  /** One per slab, from the first. */
  readonly carvings: readonly Carving[];
  /** Stands on the last slab: the inside of an SVG of 512 by 512. */
  readonly prize: string;
}

const gradient = (
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  radial = false,
): string => {
  const inside = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
  );
  return radial
    ? `<radialGradient id="${id}">${inside.join('')}</radialGradient>`
    : `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inside.join('')}</linearGradient>`;
};

const light = ({ scale }: MountainShape, outline: string): string =>
  [
    ...GROUND.map((colour, i) =>
      gradient(`ground${i}`, [
        [0, shade(colour, -0.45)],
        [0.5, shade(colour, -0.22)],
        [1, shade(colour, -0.02)],
      ]),
    ),
    gradient('cliff', [
      [0, '#000', 0],
      [1, '#05060a', 0.62],
    ]),
    gradient('front', [
      [0, '#fff', 0.12],
      [0.5, '#000', 0],
      [1, '#000', 0.42],
    ]),
    gradient('top', [
      [0, '#000', 0.38],
      [1, '#fff', 0.14],
    ]),
    gradient('cold', [
      [0, '#9fd0f0', 0.3],
      [0.45, '#5f8fb8', 0.12],
      [0.75, '#ff9a40', 0.05],
      [1, '#ff8a30', 0.22],
    ]),
    gradient('brass', [
      [0, '#fbe9b4'],
      [0.3, '#d3a452'],
      [0.62, '#9a6d28'],
      [1, '#5d3e14'],
    ]),
    gradient(
      'fire',
      [
        [0, '#ffb54a', 0.75],
        [0.4, '#ff8a2a', 0.26],
        [1, '#ff7a1a', 0],
      ],
      true,
    ),
    gradient(
      'glory',
      [
        [0, '#ffe9a8', 0.95],
        [0.35, '#ffcf6a', 0.4],
        [1, '#ffb938', 0],
      ],
      true,
    ),
    `<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${(0.03 / scale).toFixed(3)}" numOctaves="5" seed="8"/><feDiffuseLighting surfaceScale="${3.4 * scale}" diffuseConstant="1.18" lighting-color="#fff"><feDistantLight azimuth="240" elevation="50"/></feDiffuseLighting></filter>`,
    `<filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${14 * scale}"/></filter>`,
    `<clipPath id="rock">${outline}</clipPath>`,
  ].join('');

/** How far light and shadow reach beyond the mountain, on every side of the picture. */
export const bleedOf = ({ scale }: MountainShape): number => 56 * scale;

/** Everything about a mountain that does not move, as an SVG of its own without a size: to be rasterised once for each. */
export function mountainPicture({ shape, carvings, prize: icon }: MountainPicture): string {
  const { width, height, scale } = shape;
  const bleed = bleedOf(shape);
  const [w, h] = [width + 2 * bleed, height + 2 * bleed];
  const places = placesOf(shape);
  const ledges = outlinesOf(shape);
  const [first, last, highest] = [places[0], places.at(-1), ledges.at(-1)];
  if (first === undefined || last === undefined || highest === undefined)
    throw new Error('a mountain has ledges, and slabs on them');
  const peaks = peaksOf(shape, highest);
  const cliffs = ledges.map((ledge, i) => cliffOf(shape, ledge, ledges[i - 1]));
  const flanks = flanksOf(shape, ledges);
  const boulders = bouldersOf(shape, ledges, places);
  const outline = [peaks, ...cliffs, flanks, boulders].map((rock) => rock.outline).join('');
  const body = ledges
    .map((ledge, i) => groundOf(shape, ledge) + (cliffs[i]?.facets ?? ''))
    .toReversed()
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-bleed} ${-bleed} ${w} ${h}"><defs>${light(shape, outline)}</defs>`,
    `<g transform="translate(0 ${12 * scale})" filter="url(#shadow)" opacity=".85">${outline}</g>`,
    `<g fill="#2b2f36">${outline}</g>${peaks.facets}${body}${flanks.facets}${boulders.facets}`,
    gateOf(shape, first),
    pathOf(shape, places),
    slabsOf(
      shape,
      places,
      carvings.map(({ deep }) => deep),
    ),
    `<g clip-path="url(#rock)" style="mix-blend-mode:multiply" opacity=".85"><rect width="${width}" height="${height}" filter="url(#grain)"/></g>`,
    `<g clip-path="url(#rock)" style="mix-blend-mode:screen"><rect width="${width}" height="${height}" fill="url(#cold)"/></g>`,
    carvingsOf(shape, places, carvings),
    prize(shape, last, icon),
    torchesOf(shape, places),
    '</svg>',
  ].join('');
}
