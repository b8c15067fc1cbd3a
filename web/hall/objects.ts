import type { ComponentType } from 'react';
import { Broadside } from './art/broadside.tsx';
import { WarMap } from './art/war-map.tsx';

/** What stands for a game in the hall is drawn by the game. */
export const DRAWN = import.meta.glob<ComponentType>('../../games/*/look/object.tsx', { eager: true, import: 'default' });

/** And for those to come, until they do. */
export const SKETCHED: { readonly [game: string]: ComponentType | undefined } = { revolution: Broadside, skirmish: WarMap };
