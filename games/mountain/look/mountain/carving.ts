import type { MountainShape, TileSpot } from './shape.ts';

/** What is carved into a slab's front. Never by colour alone: an icon says what it is, diamonds say of which tier. */
export interface Carving {
  /** The inside of an SVG of 512 by 512. */
  readonly icon: string;
  readonly colour: string;
  /** The colour of the hollow it is cut in. */
  readonly deep: string;
  readonly tier?: number;
}

const cut = (icon: string, x: number, y: number, size: number, look: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 512})" ${look}>${icon.replaceAll('fill="currentColor"', '')}</g>`;

/** Dark above and light below: cut in, under a lamp that hangs above. */
function carve(
  { scale, front, depth }: MountainShape,
  { x, y, width: w }: TileSpot,
  { icon, colour, deep, tier = 0 }: Carving,
): string {
  const small = scale < 0.8;
  const size = small ? Math.min(23, w * 0.4) : 32;
  const middle = y + depth / 2 + front / 2;
  const [pw, ph] = [w - (small ? 7 : 10), front - (small ? 7 : 9)];
  const [px, py] = [x - pw / 2, middle - ph / 2 - 0.5];
  const ix = x - (tier > 0 && !small ? w * 0.06 : 0) - size / 2;
  const iy = middle - size / 2 - 0.5;
  const pip = small ? 3.5 : 5;
  const pips = Array.from({ length: tier }, (_, j) => {
    const [qx, qy] = [px + pw - (small ? 7.5 : 13), middle + (j - (tier - 1) / 2) * pip * 2.35];
    return `<path d="M${qx} ${qy - pip}L${qx + pip} ${qy}L${qx} ${qy + pip}L${qx - pip} ${qy}Z" fill="${colour}" stroke="#0a0604"/><path d="M${qx - pip + 1} ${qy}L${qx} ${qy - pip + 1}" stroke="#fff" stroke-opacity=".7" stroke-width=".9"/>`;
  });
  return [
    `<rect x="${px}" y="${py}" width="${pw}" height="${ph}" rx="3" fill="${deep}" fill-opacity=".62" stroke="#000" stroke-opacity=".55"/>`,
    `<path d="M${px + 2} ${py + ph}H${px + pw - 2}" stroke="#fff" stroke-opacity=".26"/>`,
    cut(icon, ix, iy - (small ? 1.2 : 1.9), size, 'fill="#000" fill-opacity=".75"'),
    cut(icon, ix, iy + (small ? 1 : 1.5), size, 'fill="#fff" fill-opacity=".32"'),
    cut(icon, ix, iy, size, `fill="${colour}"`),
    ...pips,
  ].join('');
}

export const carvingsOf = (shape: MountainShape, places: readonly TileSpot[], carvings: readonly Carving[]): string =>
  places
    .map((place) => {
      const carving = carvings[place.index];
      return carving === undefined ? '' : carve(shape, place, carving);
    })
    .join('');

/** What waits on the last slab, in its own light. */
export function prize({ scale, depth }: MountainShape, { x, y }: TileSpot, icon: string): string {
  const size = 52 * scale;
  return `<g transform="translate(${x} ${y - depth / 2})"><circle cy="${-16 * scale}" r="${86 * scale}" fill="url(#glory)" style="mix-blend-mode:screen" opacity=".7"/></g><g transform="translate(${x} ${y - 2 * scale})"><ellipse cy="${2 * scale}" rx="${30 * scale}" ry="${7 * scale}" fill="#000" opacity=".45"/>${cut(icon, -size / 2, -41 * scale, size, 'fill="#3b2405"')}${cut(icon, -size / 2, -43 * scale, size, 'fill="url(#brass)" stroke="#fff2c4" stroke-width="6"')}</g>`;
}
