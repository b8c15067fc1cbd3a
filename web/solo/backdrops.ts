import { folderOf } from '@tavern/games';
import { type ComponentType, createElement, lazy, type ReactNode } from 'react';

/** Surroundings that cannot be fetched: the menu does without them. */
const NONE: { readonly default: ComponentType } = { default: () => null };
const FETCHERS = import.meta.glob<{ readonly default: ComponentType }>('../../games/*/look/backdrop.tsx');
const BACKDROPS: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(FETCHERS).map(([path, fetcher]) => [path, createElement(lazy(() => fetcher().catch(() => NONE)))]),
);

/** A game's surroundings, if it has drawn some. */
export const backdropOf = (game: string): ReactNode => BACKDROPS.get(`../../games/${folderOf(game)}/look/backdrop.tsx`);
