import type { IconName } from '@tavern/kit/icons/names.ts';
import type { Carving } from '../../look/mountain/index.ts';
import { type TileKind, tierOf } from '../../rules/board.ts';

interface TileLook {
  readonly icon: IconName;
  readonly colour: string;
  readonly deep: string;
  readonly tiered: boolean;
}

const GATE: TileLook = { icon: 'medieval-gate', colour: '#c9a36a', deep: '#5a4024', tiered: false };
const ENEMY: TileLook = { icon: 'death-skull', colour: '#e0604f', deep: '#55130f', tiered: true };
const TREASURE: TileLook = { icon: 'locked-chest', colour: '#e9bd5c', deep: '#553a0e', tiered: true };
const LUCK: TileLook = { icon: 'tarot-10-wheel-of-fortune', colour: '#86c9e8', deep: '#143c54', tiered: false };
const ALTAR: TileLook = { icon: 'star-altar', colour: '#a9c873', deep: '#2c3d17', tiered: false };
const STALL: TileLook = { icon: 'shop', colour: '#d9a0e0', deep: '#45204e', tiered: false };
const CROWN: TileLook = { icon: 'crown', colour: '#ffdf8a', deep: '#6b4708', tiered: false };

/** KM-012, KM-028: colour and icon by kind, diamonds by tier. */
const LOOKS: { readonly [kind in TileKind]: TileLook } = {
  start: GATE,
  enemy1: ENEMY,
  enemy2: ENEMY,
  enemy3: ENEMY,
  treasure1: TREASURE,
  treasure2: TREASURE,
  treasure3: TREASURE,
  luck: LUCK,
  sanctuary: ALTAR,
  shop: STALL,
  final: CROWN,
};

export const lookOf = (kind: TileKind): TileLook => LOOKS[kind];
export const ICONS: readonly IconName[] = [...new Set(Object.values(LOOKS).map(({ icon }) => icon))];

export function carvingOf(kind: TileKind, shapes: { readonly [icon: string]: string }): Carving {
  const { icon, colour, deep, tiered } = LOOKS[kind];
  return { icon: shapes[icon] ?? '', colour, deep, tier: tiered ? tierOf(kind) : 0 };
}
