import { felt, leather, parchment, stone } from './noise.ts';
import { rasterise } from './rasterise.ts';
import { oak, wood } from './wood.ts';

interface Texture {
  readonly token: `--tex-${string}`;
  readonly draw: () => string;
  readonly size: readonly [width: number, height: number];
}

/** In the order in which a first screen needs them. */
const TEXTURES: readonly Texture[] = [
  { token: '--tex-wood', draw: wood, size: [1600, 600] },
  { token: '--tex-oak', draw: oak, size: [1600, 260] },
  { token: '--tex-parchment', draw: parchment, size: [520, 520] },
  { token: '--tex-stone', draw: stone, size: [420, 420] },
  { token: '--tex-leather', draw: leather, size: [320, 320] },
  { token: '--tex-felt', draw: felt, size: [240, 240] },
];

let laid: Promise<void> | null = null;

/** Draws every texture once, one after another in idle moments, and lays it over the plain colour used until then. */
export function layTextures(): Promise<void> {
  laid ??= layAll();
  return laid;
}

async function layAll(): Promise<void> {
  for (const { token, draw, size } of TEXTURES) {
    try {
      const address = await rasterise(draw(), ...size);
      document.documentElement.style.setProperty(token, `url("${address}")`);
    } catch (problem) {
      console.warn(`${token} stays plain`, problem);
    }
  }
}
