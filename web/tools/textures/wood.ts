/** A table of brightness that swings up and down: it turns smooth noise into contours, the rings of a tree. */
function swing(low: number, high: number, pace: number): string {
  const steps = 34;
  return Array.from({ length: steps }, (_, i) => {
    const wave = 0.5 + 0.5 * Math.sin(i * pace);
    return (low + (high - low) * (wave * 0.62 + (i / (steps - 1)) * 0.38)).toFixed(3);
  }).join(' ');
}

interface Grain {
  readonly id: string;
  readonly seed: number;
  readonly pace: number;
  /** Brighter or darker than the rest. */
  readonly lift: number;
}

/** Rings from noise stretched along the plank, and finer fibres over them. */
function grain({ id, seed, pace, lift }: Grain): string {
  const red = swing(0.15 + lift, 0.36 + lift, pace);
  const green = swing(0.092 + lift * 0.6, 0.232 + lift * 0.6, pace);
  const blue = swing(0.052 + lift * 0.34, 0.14 + lift * 0.34, pace);
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".0016 .021" numOctaves="3" seed="${seed}" result="n"/>
    <feColorMatrix in="n" values="1.6 0 0 0 -.3 1.6 0 0 0 -.3 1.6 0 0 0 -.3 0 0 0 0 1"/>
    <feComponentTransfer result="rings">
      <feFuncR type="table" tableValues="${red}"/><feFuncG type="table" tableValues="${green}"/><feFuncB type="table" tableValues="${blue}"/>
    </feComponentTransfer>
    <feTurbulence type="fractalNoise" baseFrequency=".006 .55" numOctaves="3" seed="${seed + 7}" result="f"/>
    <feColorMatrix in="f" values="0 0 0 0 .03 0 0 0 0 .015 0 0 0 0 .005 1.5 0 0 0 -.55" result="fibres"/>
    <feMerge><feMergeNode in="rings"/><feMergeNode in="fibres"/></feMerge>
  </filter>`;
}

const PLANKS = [
  { height: 150, lift: 0, joint: 420 },
  { height: 138, lift: 0.012, joint: 1130 },
  { height: 164, lift: -0.012, joint: 760 },
  { height: 148, lift: 0.006, joint: 240 },
] as const;

const nail = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="3.2" fill="#0b0603"/><circle cx="${x - 0.6}" cy="${y - 0.8}" r="1.2" fill="#8d6a44" opacity=".5"/>`;

/** The table top: four planks with their joints and nails, 1600 by 600. */
export function wood(): string {
  let top = 0;
  const planks = PLANKS.map(({ height, lift, joint }, i) => {
    const nails = [18, height - 22].map((down) => nail(joint - 14, down) + nail(joint + 16, down)).join('');
    const plank = `<g transform="translate(0 ${top})">
      ${grain({ id: `w${i}`, seed: 11 + i * 13, pace: 1.5 + 0.25 * i, lift })}
      <rect width="1600" height="${height}" filter="url(#w${i})"/>
      <rect width="1600" height="1.5" fill="#e0a860" opacity=".10"/>
      <rect y="${height - 3}" width="1600" height="3" fill="#000" opacity=".75"/>
      <rect y="${height - 9}" width="1600" height="6" fill="#000" opacity=".16"/>
      <rect x="${joint}" width="2.5" height="${height}" fill="#000" opacity=".6"/>
      <rect x="${joint + 2.5}" width="1" height="${height}" fill="#e0a860" opacity=".09"/>${nails}</g>`;
    top += height;
    return plank;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="${top}">${planks.join('')}</svg>`;
}

/** Dark oak of frames and buttons, one board. */
export const oak = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="260">${grain({ id: 'w', seed: 41, pace: 1.3, lift: -0.045 })}
  <rect width="1600" height="260" filter="url(#w)"/></svg>`;
