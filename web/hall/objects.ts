import type { ComponentType } from 'react';
import { Broadside } from './art/broadside.tsx';
import { WarMap } from './art/war-map.tsx';

/** Each game draws its own object for the hall. */
export const DRAWN = import.meta.glob<ComponentType>('../../games/*/look/object.tsx', { eager: true, import: 'default' });

/** Objects for games that are still to come. */
export const SKETCHED: { readonly [game: string]: ComponentType | undefined } = { revolution: Broadside, skirmish: WarMap };
