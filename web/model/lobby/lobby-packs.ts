import type { Language } from '@tavern/engine';
import { dataOf } from './data.ts';
import type { LobbyPack } from './lobby-pack.ts';

const fetched = new Map<string, Promise<LobbyPack | null>>();

/** What hall and lobby know of a game; null: there is no such game. One that could not be fetched is fetched again next time. */
export function lobbyPackOf(game: string, language: Language): Promise<LobbyPack | null> {
  const key = `${language} ${game}`;
  const known = fetched.get(key);
  if (known !== undefined) return known;
  const pack = dataOf(game, language);
  fetched.set(key, pack);
  pack.catch(() => fetched.delete(key));
  return pack;
}
