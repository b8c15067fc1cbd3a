import { entryOf, type GamePack } from '@tavern/games';
import { useEffect, useState } from 'react';
import { packOf } from './pack.ts';

interface Fetched {
  readonly pack: GamePack | null;
  /** Why it could not be fetched; null: it could, or is on its way. */
  readonly failed: { readonly error: unknown } | null;
}

interface Found extends Fetched {
  /** There is no such game. */
  readonly missing: boolean;
}

const NOTHING: Fetched = { pack: null, failed: null };

/** All of a game, fetched as soon as it is wanted. `game`: null: none. */
export function usePack(game: string | null, wanted = true): Found {
  const [fetched, setFetched] = useState<(Fetched & { readonly game: string }) | null>(null);
  useEffect(() => {
    if (!wanted || game === null) return undefined;
    let asked = true;
    packOf(game).then(
      (pack) => asked && setFetched({ game, pack, failed: null }),
      (error: unknown) => asked && setFetched({ game, pack: null, failed: { error } }),
    );
    return () => {
      asked = false;
    };
  }, [game, wanted]);
  const { pack, failed } = fetched?.game === game ? fetched : NOTHING;
  return { pack, failed, missing: game !== null && entryOf(game) === undefined };
}
