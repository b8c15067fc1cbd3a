import type { ComponentType } from 'react';

/** Each game draws its own object for the hall. */
export const DRAWN = import.meta.glob<ComponentType>('../../games/*/look/object.tsx', { eager: true, import: 'default' });
