import type { Refusal } from '@tavern/engine';
import { registry } from '@tavern/games';
import { type RoomCode, refuseInRoom } from '../rooms/refusal.ts';

/** Names the games that there are. */
export function unknownGame(game: string): Refusal<RoomCode> {
  const games = registry.filter(({ hidden }) => hidden !== true).map(({ id }) => id);
  return refuseInRoom('unknown-game', { game, games }, 'game');
}
