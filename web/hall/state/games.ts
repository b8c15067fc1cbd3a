import { type GameEntry, registry } from '@tavern/games';

/** A game on the hall's table, with what is known of it before it is loaded: played in runs by one player, or with decks that players build. */
export type HallGame = Pick<GameEntry, 'id' | 'solo' | 'decks' | 'box'>;

/** The games in the order of the registry, without hidden ones. */
export const hallGames = (
  registered: readonly Pick<GameEntry, 'id' | 'hidden' | 'solo' | 'decks' | 'box'>[] = registry,
): readonly HallGame[] => registered.filter(({ hidden }) => hidden !== true);
