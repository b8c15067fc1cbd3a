import { entryOf, type GamePack } from '@tavern/games';

const loaded = new Map<string, Promise<GamePack>>();

/** A registered game, loaded once; null: there is no such game. Rejects if its code cannot be fetched, and tries again the next time. */
export function packOf(id: string): Promise<GamePack | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const entry = entryOf(id);
  if (entry === undefined) return Promise.resolve(null);
  const pack = entry.load();
  loaded.set(id, pack);
  pack.catch(() => loaded.delete(id));
  return pack;
}
