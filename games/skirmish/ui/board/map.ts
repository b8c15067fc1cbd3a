import { seeded } from '@tavern/kit/textures/seeded.ts';

/** A war map as an engraver would draw it: ridges part four passes, the far side is washed madder and the near side verdigris. */
export interface MapShape {
  readonly width: number;
  readonly height: number;
  /** The middle of each pass. */
  readonly passes: readonly number[];
  readonly seed: number;
}

export const WIDE_MAP: MapShape = { width: 906, height: 596, passes: [124, 343, 563, 782], seed: 5 };
export const NARROW_MAP: MapShape = { width: 386, height: 436, passes: [53, 146.5, 240, 333], seed: 9 };

type Random = () => number;

const INK = '#3b2412';
const n = (value: number): string => value.toFixed(1);
type Point = readonly [number, number];
const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

interface Drawn {
  /** What stands nearer is drawn over what stands farther. */
  readonly y: number;
  readonly svg: string;
}

/** A peak: lit from the left, hatched on its right flank. */
function peak(x: number, y: number, w: number, h: number, r: Random): Drawn {
  const j = (by: number): number => (r() - 0.5) * by;
  const [left, right, top] = [x - w / 2, x + w / 2, x + j(w * 0.16)];
  const lit: Point[] = [
    [left, y],
    [left + (top - left) * 0.36 + j(4), y - h * 0.42 + j(4)],
    [left + (top - left) * 0.7 + j(4), y - h * 0.74 + j(4)],
    [top, y - h],
  ];
  const far: Point[] = [
    [top + (right - top) * 0.3 + j(4), y - h * 0.7 + j(4)],
    [top + (right - top) * 0.66 + j(4), y - h * 0.36 + j(4)],
    [right, y],
  ];
  const spine: Point[] = [
    [top, y - h],
    [top + w * 0.05 + j(3), y - h * 0.66],
    [top - w * 0.03 + j(3), y - h * 0.36],
    [top + w * 0.06 + j(3), y],
  ];
  const hatch: string[] = [];
  const strokes = Math.round(h / 6.5);
  for (let index = 1; index < strokes; index++) {
    const share = index / strokes;
    const [ex, ey] = [top + (right - top) * share * 0.92, y - h + h * share];
    const long = (ex - (top + w * 0.04)) * (0.45 + r() * 0.5);
    hatch.push(`M${n(ex)} ${n(ey)}l${n(-long * 0.7)} ${n(long * 0.42)}`);
  }
  const folds: string[] = [];
  for (let index = 0; index < 2; index++) {
    const share = 0.45 + r() * 0.4;
    folds.push(`M${n(top - (top - left) * share * 0.8)} ${n(y - h + h * share)}l${n(5 + r() * 6)} ${n(4 + r() * 4)}`);
  }
  return {
    y,
    svg: [
      `<path d="${line([...lit, ...far])}Z" fill="url(#peak)"/>`,
      `<path d="${line([...spine, [right, y], ...far.slice(0, 2).toReversed()])}Z" fill="#5a3a1c" opacity=".26"/>`,
      `<path d="${line([...lit, ...far])}" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>`,
      `<path d="${line(spine)}" fill="none" stroke="${INK}" stroke-width="1.1"/>`,
      `<path d="${hatch.join('')}" stroke="${INK}" stroke-width=".9" opacity=".75"/>`,
      `<path d="${folds.join('')}" stroke="${INK}" stroke-width=".8" opacity=".45"/>`,
    ].join(''),
  };
}

function tree(x: number, y: number, size: number): Drawn {
  const h = 11 * size;
  const crown = line([
    [x - h * 0.32, y - h * 0.25],
    [x, y - h],
    [x + h * 0.34, y - h * 0.25],
  ]);
  return {
    y,
    svg: `<path d="M${n(x)} ${n(y)}v${n(-h * 0.3)}" stroke="${INK}" stroke-width="1.2"/><path d="${crown}Z" fill="#8f8a52" stroke="${INK}" stroke-width=".9"/>`,
  };
}

function ridge(x: number, edge: -1 | 0 | 1, { width, height }: MapShape, r: Random): Drawn[] {
  const small = width < 600;
  const found: Drawn[] = [];
  let flip = r() < 0.5 ? 1 : -1;
  for (let y = 70; y < height - 26; y += (small ? 26 : 30) + r() * (small ? 10 : 13)) {
    flip = -flip;
    const middle = 1 - Math.abs(y - height / 2) / (height / 2);
    const w = (50 + middle * 20 + r() * 26) * (small ? 0.46 : 1);
    const h = w * (0.62 + r() * 0.2) * (small ? 1.15 : 1);
    const aside = edge === 0 ? flip * (13 + r() * 9) : -edge * 8 + flip * 7;
    found.push(peak(x + aside * (small ? 0.35 : 1), y, w, h, r));
    if (r() < 0.5) found.push(peak(x - aside * (small ? 0.4 : 1.25), y + 8 + r() * 6, w * 0.6, h * 0.55, r));
  }
  for (let index = 0; index < (small ? 0 : 13); index++) {
    found.push(tree(x + (r() < 0.5 ? -1 : 1) * (34 + r() * 16), 50 + r() * (height - 100), 0.8 + r() * 0.5));
  }
  return found;
}

/** The torn edge of the sheet. */
function sheetOf({ width, height }: MapShape, r: Random): string {
  const [across, down] = [34, 18];
  const j = (by: number): number => (r() - 0.5) * by;
  const edge: Point[] = [
    ...Array.from({ length: across + 1 }, (_, i): Point => [10 + ((width - 20) * i) / across, 9 + j(6)]),
    ...Array.from({ length: down }, (_, i): Point => [width - 10 + j(6), 9 + ((height - 18) * (i + 1)) / down]),
    ...Array.from({ length: across }, (_, i): Point => [width - 10 - ((width - 20) * (i + 1)) / across, height - 9 + j(7)]),
    ...Array.from({ length: down - 1 }, (_, i): Point => [10 + j(6), height - 9 - ((height - 18) * (i + 1)) / down]),
  ];
  return `${line(edge)}Z`;
}

/** One road for each pass. */
function roadOf(x: number, { height }: MapShape, r: Random): string {
  const bend = (r() - 0.5) * 26;
  return `<path d="M${x - 8} 26C${n(x + bend)} ${n(height * 0.26)},${n(x - bend)} ${n(height * 0.36)},${x} ${n(height / 2)}S${n(x + bend)} ${n(height * 0.78)},${x + 6} ${height - 24}"/>`;
}

const fold = (at: string, shine: string): string =>
  `<path d="${at}" stroke="#6b4a22" stroke-opacity=".22" stroke-width="1.2"/><path d="${shine}" stroke="#fff3d0" stroke-opacity=".35" stroke-width="1.4"/>`;

export function mapPicture(shape: MapShape): { readonly svg: string; readonly width: number; readonly height: number } {
  const { width, height, passes, seed } = shape;
  const r = seeded(seed);
  const gaps = passes.slice(1).map((x, index) => (x + (passes[index] ?? 0)) / 2);
  const half = ((passes[1] ?? 0) - (passes[0] ?? 0)) / 2;
  const found = [
    ...ridge((passes[0] ?? 0) - half, -1, shape, r),
    ...gaps.flatMap((x) => ridge(x, 0, shape, r)),
    ...ridge((passes.at(-1) ?? 0) + half, 1, shape, r),
  ].sort((a, b) => a.y - b.y);
  const roads = passes.map((x) => roadOf(x, shape, r)).join('');
  const sheet = sheetOf(shape, r);
  const whole = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><defs>
<filter id="rough" x="-3%" y="-3%" width="106%" height="106%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="3"/><feDisplacementMap in="SourceGraphic" scale="9"/></filter>
<filter id="wob" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="8"/><feDisplacementMap in="SourceGraphic" scale="3.2"/></filter>
<filter id="stain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".009 .012" numOctaves="4" seed="21"/><feColorMatrix values="0 0 0 0 .36 0 0 0 0 .2 0 0 0 0 .06 1.9 0 0 0 -.78"/></filter>
<filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7 .3" numOctaves="2" seed="2"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .18 0 0 0 0 .06 .5 0 0 0 -.22"/></filter>
<radialGradient id="paper" cx=".47" cy=".42" r=".75"><stop offset="0" stop-color="#efdcae"/><stop offset=".55" stop-color="#dcc28a"/><stop offset=".85" stop-color="#bd9a60"/><stop offset="1" stop-color="#8e6a38"/></radialGradient>
<linearGradient id="peak" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f0dfb4"/><stop offset="1" stop-color="#d3b67c"/></linearGradient>
<linearGradient id="wash" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#8e2a1c" stop-opacity=".34"/><stop offset=".42" stop-color="#8e2a1c" stop-opacity="0"/><stop offset=".58" stop-color="#1e6460" stop-opacity="0"/><stop offset="1" stop-color="#1e6460" stop-opacity=".4"/></linearGradient>
<clipPath id="cut"><path d="${sheet}"/></clipPath></defs>
<g filter="url(#rough)"><path d="${sheet}" fill="url(#paper)"/></g>
<g clip-path="url(#cut)"><rect ${whole} fill="url(#wash)"/><rect ${whole} filter="url(#stain)" opacity=".75"/><rect ${whole} filter="url(#fibre)" opacity=".6"/>
${[0.25, 0.5, 0.75].map((t) => fold(`M${width * t} 0V${height}`, `M${width * t + 1.6} 0V${height}`)).join('')}
${fold(`M0 ${height / 2}H${width}`, `M0 ${height / 2 + 1.5}H${width}`)}
<g filter="url(#wob)"><g fill="none" stroke="#7a5428" stroke-width="15" stroke-linecap="round" opacity=".16">${roads}</g><g fill="none" stroke="#4c2f15" stroke-width="2" stroke-dasharray="7 6" stroke-linecap="round" opacity=".7">${roads}</g>
${found.map(({ svg: part }) => part).join('')}
<rect x="21" y="20" width="${width - 42}" height="${height - 40}" fill="none" stroke="#4c2f15" stroke-width="1.6" opacity=".65"/><rect x="26" y="25" width="${width - 52}" height="${height - 50}" fill="none" stroke="#4c2f15" stroke-width=".8" opacity=".55"/></g></g></svg>`;
  return { svg, width, height };
}
