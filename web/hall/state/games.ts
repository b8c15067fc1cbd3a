import { registry } from '@tavern/games';

/** A game as it lies on the table. */
export interface HallGame {
  readonly id: string;
  /** There are rules for it, so that it can be played. */
  readonly built: boolean;
  /** For one: played in runs. */
  readonly solo?: true;
}

type Registered = readonly { readonly id: string; readonly hidden?: true; readonly solo?: true }[];

/** Built games as they are registered, without the hidden ones; and those to come at the places that are kept for them. */
export function hallGames(
  coming: readonly { readonly id: string; readonly place: number }[],
  registered: Registered = registry,
): readonly HallGame[] {
  const built = registered
    .filter(({ hidden }) => hidden !== true)
    .map(({ id, solo }) => ({ id, built: true, ...(solo && { solo }) }));
  return coming
    .filter(({ id }) => built.every((game) => game.id !== id))
    .reduce<readonly HallGame[]>((games, { id, place }) => games.toSpliced(place, 0, { id, built: false }), built);
}
