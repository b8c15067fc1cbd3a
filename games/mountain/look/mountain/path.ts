import { mix, pairs, polygon, shade } from './drawing.ts';
import { GROUND, tone } from './rock.ts';
import { type MountainShape, type TileSpot, wayOf } from './shape.ts';

const STEPS = 8;

/** Steps hewn into the flank, from the last slab of a ledge to the first of the next. */
function stairs(shape: MountainShape, from: TileSpot, to: TileSpot): string {
  const { scale, front, depth } = shape;
  const side = wayOf(from.ledge);
  const [x0, y0] = [from.x + side * (from.width / 2 + 15 * scale), from.y + front * 0.55];
  const [x1, y1] = [to.x + side * (to.width / 2 + 17 * scale), to.y + front + depth * 0.4];
  const rise = ((y0 - y1) / STEPS) * 0.58;
  return Array.from({ length: STEPS + 1 }, (_, k) => {
    const t = k / STEPS;
    const [x, y, w] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, (34 - 9 * t) * scale];
    const colour = shade(mix(tone(GROUND, from.ledge), tone(GROUND, to.ledge), t), 0.06);
    const tread = `M${x - w / 2} ${y}l${4 * scale} ${-rise * 0.55}h${w - 8 * scale}l${4 * scale} ${rise * 0.55}z`;
    return `<path d="${tread}" fill="${shade(colour, 0.22)}"/><rect x="${x - w / 2}" y="${y}" width="${w}" height="${rise}" fill="${shade(colour, -0.42)}"/>`;
  }).join('');
}

/** Two flat stones in the gap between neighbours. */
function steppingStones({ scale, front }: MountainShape, from: TileSpot, to: TileSpot): string {
  const side = to.x > from.x ? 1 : -1;
  const [x0, x1] = [from.x + (side * from.width) / 2, to.x - (side * to.width) / 2];
  const gap = Math.abs(x1 - x0);
  if (gap < 12 * scale) return '';
  const y = (from.y + to.y) / 2 + front * 0.62;
  return [-0.22, 0.24]
    .map(
      (at, k) =>
        `<ellipse cx="${(x0 + x1) / 2 + side * gap * at}" cy="${y + (k === 0 ? 4 : -3) * scale}" rx="${Math.min(8 * scale, gap * 0.2)}" ry="${3.6 * scale}" fill="${shade(tone(GROUND, from.ledge), 0.2)}" stroke="#000" stroke-opacity=".5" stroke-width="${scale}"/>`,
    )
    .join('');
}

export const pathOf = (shape: MountainShape, places: readonly TileSpot[]): string =>
  pairs(places)
    .map(([from, to]) => (from.ledge === to.ledge ? steppingStones(shape, from, to) : stairs(shape, from, to)))
    .join('');

const GATE = 0.82;
const gateAt = ({ x, y, width }: TileSpot, { depth, scale }: MountainShape): [number, number] => [
  x - width * 0.18,
  y - depth * 0.4 + 4 * scale,
];

/** The gate behind the first slab. */
export function gateOf(shape: MountainShape, first: TileSpot): string {
  const [x, y] = gateAt(first, shape);
  const bars = [-18, -9, 0, 9, 18].map((at) => `M${at} -69V-24`).join('');
  const joints = [
    [-37, -20],
    [-37, -42],
    [37, -20],
    [37, -42],
    [-30, -74],
    [30, -74],
    [0, -84],
    [-15, -81],
    [15, -81],
  ]
    .map(([jx = 0, jy = 0]) => `M${jx - 9} ${jy}h18`)
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${shape.scale * GATE})"><path d="M-46 0V-62Q-46 -92 0 -96Q46 -92 46 -62V0H28V-52Q28 -70 0 -72Q-28 -70 -28 -52V0Z" fill="#7d6a54" stroke="#16110c" stroke-width="2"/><path d="M-28 0V-52Q-28 -70 0 -72Q28 -70 28 -52V0Z" fill="#0c0907"/><path d="${bars}M-27 -52H27M-27 -38H27" stroke="#5b4c3a" stroke-width="2.2"/><path d="${joints}" stroke="#16110c" stroke-width="1.6"/><path d="M-46 -62Q-46 -92 0 -96Q46 -92 46 -62" fill="none" stroke="#a58561" stroke-opacity=".7" stroke-width="1.6"/><path d="M-46 0V-62M28 0V-52" stroke="#a58561" stroke-opacity=".35" stroke-width="1.4"/></g>`;
}

const torch = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="70" fill="url(#fire)" style="mix-blend-mode:screen"/><path d="M-2 4L0 26L2 4Z" fill="#2a1a0c"/><path d="M0 -16C7 -8 8 -2 4 4H-4C-8 -2 -5 -6 0 -16Z" fill="#ffb938"/><path d="M0 -8C3 -4 4 0 2 3H-2C-4 0 -2 -3 0 -8Z" fill="#fff3c8"/></g>`;

/** On both sides of the gate, and where the lower stairs begin. */
export function torchesOf(shape: MountainShape, places: readonly TileSpot[]): string {
  const { scale, slabsPerLedge } = shape;
  const [first] = places;
  if (first === undefined) return '';
  const [gx, gy] = gateAt(first, shape);
  const reach = 46 * GATE * scale;
  const corners = places
    .filter(({ index, ledge }) => ledge < 2 && index % slabsPerLedge === slabsPerLedge - 1)
    .map(({ ledge, x, y, width }) => torch(x + wayOf(ledge) * (width / 2 + 32 * scale), y + 8 * scale, 0.6 * scale));
  return [torch(gx - reach, gy - 46 * scale, 0.8 * scale), torch(gx + reach, gy - 46 * scale, 0.8 * scale), ...corners].join('');
}

/** Light from above falls on a slab's top and leaves its front in half shadow. */
export function slabsOf({ scale, front, depth }: MountainShape, places: readonly TileSpot[], deeps: readonly string[]): string {
  return places
    .map(({ index, ledge, x, y, width: w }) => {
      const high = ledge === 3;
      const stone = mix(tone(['#7c6e5f', '#77736f', '#7b8690', '#93a3b2'], ledge), deeps[index] ?? '#333333', 0.42);
      const [l, r, edge, half] = [x - w / 2, x + w / 2, y + depth / 2, w * 0.47 - 7 * scale];
      const body = `M${l} ${edge}H${r}V${edge + front - 4 * scale}L${r - 5 * scale} ${edge + front}H${l + 4 * scale}L${l} ${edge + front - 5 * scale}Z`;
      const top = [
        [x - half, y - depth / 2],
        [x + half, y - depth / 2],
        [r, edge],
        [l, edge],
      ] as const;
      return `<ellipse cx="${x}" cy="${edge + front + 2 * scale}" rx="${w * 0.56}" ry="${8 * scale}" fill="#000" opacity=".5"/><path d="${body}" fill="${shade(stone, -0.16)}"/><path d="${body}" fill="url(#front)"/>${polygon(top, `fill="${shade(stone, high ? 0.44 : 0.2)}"`)}${polygon(top, 'fill="url(#top)"')}<path d="M${l} ${edge}H${r}" stroke="#fff" stroke-opacity="${high ? 0.7 : 0.42}" stroke-width="${1.5 * scale}"/><path d="M${l + 0.5} ${edge}V${edge + front - 5 * scale}" stroke="#fff" stroke-opacity=".2"/><path d="M${r - 0.5} ${edge}V${edge + front - 4 * scale}" stroke="#000" stroke-opacity=".5"/>`;
    })
    .join('');
}
