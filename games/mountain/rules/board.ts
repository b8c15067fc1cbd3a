import type { Rng } from '@tavern/engine';
import type { Rules } from './house-rules.ts';

export type Tier = 1 | 2 | 3;
export const EVERY_TIER: readonly Tier[] = [1, 2, 3];
export type TileKind = 'start' | `enemy${Tier}` | `treasure${Tier}` | 'luck' | 'sanctuary' | 'shop' | 'final';

export const TILES = 20;
export const START = 0;
export const FINAL = TILES - 1;

/** The layout the game was first built with, and one with more luck (section 4.2). */
export const BOARDS: { readonly [board in 'classic' | 'fortune']: readonly TileKind[] } = {
  classic: [
    'start',
    'treasure1',
    'enemy1',
    'luck',
    'enemy1',
    'treasure2',
    'enemy2',
    'sanctuary',
    'treasure1',
    'enemy2',
    'luck',
    'enemy2',
    'treasure2',
    'enemy3',
    'luck',
    'treasure3',
    'enemy3',
    'sanctuary',
    'treasure3',
    'final',
  ],
  fortune: [
    'start',
    'treasure1',
    'enemy1',
    'luck',
    'enemy1',
    'treasure1',
    'luck',
    'sanctuary',
    'enemy2',
    'treasure2',
    'luck',
    'enemy2',
    'treasure2',
    'luck',
    'sanctuary',
    'enemy3',
    'treasure3',
    'luck',
    'enemy3',
    'final',
  ],
};

const THIRD = 6;

/** Where each layout has its Shops with the expansion (KM-176, H-55): in the middle of the way, and before its last third. */
export const SHOPS: { readonly [board in keyof typeof BOARDS]: readonly number[] } = { classic: [8, 14], fortune: [6, 13] };

export function layBoard({ board, expansion }: Pick<Rules, 'board' | 'expansion'>, rng: Rng): TileKind[] {
  const layout = board === 'shuffled' ? 'classic' : board;
  const tiles = BOARDS[layout].map((kind, tile) => (expansion && SHOPS[layout].includes(tile) ? 'shop' : kind));
  return board === 'shuffled' ? shuffled(tiles, rng) : tiles;
}

/** Tiles 1 to 18 change places within their third of the way, so that tiers still rise (H-01). */
function shuffled(tiles: readonly TileKind[], rng: Rng): TileKind[] {
  const thirds = [1, 1 + THIRD, 1 + 2 * THIRD].map((from) => rng.shuffle(tiles.slice(from, from + THIRD)));
  return ['start', ...thirds.flat(), 'final'];
}

/** Nobody goes below Start or beyond the Final tile (KM-077, H-07). */
export const onBoard = (tile: number): number => Math.max(START, Math.min(FINAL, tile));

const TIERS: { readonly [kind in TileKind]?: Tier } = {
  enemy1: 1,
  enemy2: 2,
  enemy3: 3,
  treasure1: 1,
  treasure2: 2,
  treasure3: 3,
};

export const tierOf = (kind: TileKind): Tier => TIERS[kind] ?? 1;
export const isEnemyTile = (kind: TileKind): boolean => kind === 'enemy1' || kind === 'enemy2' || kind === 'enemy3';

/** Traps and Ambushes are placed on open ground only (C-23, H-29). */
export const isOpenGround = (kind: TileKind): boolean => kind !== 'start' && kind !== 'sanctuary' && kind !== 'final';
