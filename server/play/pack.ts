import { entryOf, type GamePack } from '@tavern/games';

const loaded = new Map<string, Promise<GamePack>>();

/** A registered game, loaded once. */
export function packOf(id: string): Promise<GamePack> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const entry = entryOf(id);
  if (entry === undefined) return Promise.reject(new Error(`no game is called '${id}'`));
  const pack = entry.load();
  loaded.set(id, pack);
  return pack;
}
