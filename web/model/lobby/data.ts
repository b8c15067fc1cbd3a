import type { Language } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import type { LobbyPack } from './lobby-pack.ts';
import { madeLobbyPack } from './made-pack.ts';

/**
 * Where a lobby pack comes from; null: there is no such game. The build puts files with data in the place of this module (web/build/lobby-packs.ts), so that a
 * page fetches no rules. While developing, and in tests, it is made from the rules as they are.
 */
export async function dataOf(game: string, language: Language): Promise<LobbyPack | null> {
  const pack = await entryOf(game)?.load();
  return pack === undefined ? null : madeLobbyPack(pack, language);
}
