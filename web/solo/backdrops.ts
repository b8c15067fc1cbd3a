import { folderOf } from '@tavern/games';
import { type ComponentType, createElement, lazy, type ReactNode } from 'react';

interface Surroundings {
  readonly default: ComponentType;
}

/** Surroundings that cannot be fetched: the menu does without them. */
const NONE: Surroundings = { default: () => null };
/** undefined: they did not come, and the page is about to be renewed (web/house/renewal.ts). */
const FETCHERS = import.meta.glob<Surroundings | undefined>('../../games/*/look/backdrop.tsx');
const fetchedOrNone = (fetching: Promise<Surroundings | undefined>): Promise<Surroundings> =>
  fetching.then(
    (fetched) => fetched ?? NONE,
    () => NONE,
  );
const BACKDROPS: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(FETCHERS).map(([path, fetcher]) => [path, createElement(lazy(() => fetchedOrNone(fetcher())))]),
);

/** A game's surroundings, if it has drawn some. */
export const backdropOf = (game: string): ReactNode => BACKDROPS.get(`../../games/${folderOf(game)}/look/backdrop.tsx`);
