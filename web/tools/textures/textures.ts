import { felt, leather, parchment, stone } from './noise.ts';
import { oak, wood } from './wood.ts';

interface Texture {
  /** `kit/textures/<name>.webp`, and `--tex-<name>` in the tokens. */
  readonly name: string;
  readonly draw: () => string;
  readonly size: readonly [width: number, height: number];
  /** How much of the width is kept, in the middle; left out: all. */
  readonly middle?: number;
  /** The lowest at which nobody sees a difference, 0 to 1. */
  readonly quality: number;
}

export const TEXTURES: readonly Texture[] = [
  { name: 'wood', draw: wood, size: [1600, 600], quality: 0.6 },
  { name: 'wood-narrow', draw: wood, size: [1600, 600], middle: 820, quality: 0.6 },
  { name: 'oak', draw: oak, size: [1600, 260], quality: 0.6 },
  { name: 'parchment', draw: parchment, size: [520, 520], quality: 0.7 },
  { name: 'stone', draw: stone, size: [420, 420], quality: 0.6 },
  { name: 'leather', draw: leather, size: [320, 320], quality: 0.7 },
  { name: 'felt', draw: felt, size: [120, 120], quality: 0.6 },
];
