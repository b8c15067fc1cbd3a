import { type GameEntry, registry } from '@tavern/games';

/** A game on the hall's table. */
export interface HallGame {
  readonly id: string;
  /** It has rules, so it can be played. */
  readonly built: boolean;
  /** A game for one player, played in runs. */
  readonly solo?: true;
  /** Players build decks for it. */
  readonly decks?: true;
}

type Registered = readonly Pick<GameEntry, 'id' | 'hidden' | 'solo' | 'decks'>[];

/** Built games in the order of the registry, without hidden ones, and the games to come at their fixed places. */
export function hallGames(
  coming: readonly { readonly id: string; readonly place: number }[],
  registered: Registered = registry,
): readonly HallGame[] {
  const built = registered
    .filter(({ hidden }) => hidden !== true)
    .map(({ id, solo, decks }) => ({ id, built: true, ...(solo && { solo }), ...(decks && { decks }) }));
  return coming
    .filter(({ id }) => built.every((game) => game.id !== id))
    .reduce<readonly HallGame[]>((games, { id, place }) => games.toSpliced(place, 0, { id, built: false }), built);
}
