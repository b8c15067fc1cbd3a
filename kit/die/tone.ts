export type DieKind = 'bone' | 'iron';

type Shade = readonly [from: number, to: number];

interface Matter {
  /** The tones away from the lamp, half turned to it, and under it. */
  readonly shades: readonly [Shade, Shade, Shade];
  readonly edge: readonly [from: string, to: string];
  readonly pip: string;
  readonly red: string;
  /** The light that the lower rim of a pip catches. */
  readonly rim: string;
  readonly gloss: number;
  readonly depth: number;
}

export const MATTER: Readonly<Record<DieKind, Matter>> = {
  bone: {
    shades: [
      [0xb4985f, 0x785d33],
      [0xd2ba87, 0x9d8251],
      [0xfff8e6, 0xe9d8ae],
    ],
    edge: ['#fdf3d6', '#8d7346'],
    pip: '#2a160d',
    red: '#b01f17',
    rim: 'rgb(255 250 230 / 0.9)',
    gloss: 0.75,
    depth: 0.3,
  },
  iron: {
    shades: [
      [0x1d1613, 0x0b0807],
      [0x2c221d, 0x15100d],
      [0x54443d, 0x2e2420],
    ],
    edge: ['#8b7563', '#120c0a'],
    pip: '#f0e2c2',
    red: '#e8604a',
    rim: 'rgb(0 0 0 / 0.6)',
    gloss: 0.3,
    depth: 0.14,
  },
};

const HALF = 0.49;
const FULL = 0.87;

/** The colours of a face, from its upper to its lower end, at this brightness. */
export function shadeOf(kind: DieKind, light: number): readonly [string, string] {
  const [dark, half, full] = MATTER[kind].shades;
  const [from, to, k] = light < HALF ? [dark, half, light / HALF] : [half, full, Math.min(1, (light - HALF) / (FULL - HALF))];
  return [mixed(from[0], to[0], k), mixed(from[1], to[1], k)];
}

function mixed(a: number, b: number, k: number): string {
  const channel = (shift: number): number => {
    const [from, to] = [(a >> shift) & 255, (b >> shift) & 255];
    return Math.round(from + (to - from) * k);
  };
  return `rgb(${channel(16)} ${channel(8)} ${channel(0)})`;
}
