import type { GamePack } from '@tavern/games';
import { useEffect, useState } from 'react';
import { packOf } from './pack.ts';

/** All of a game, fetched as soon as it is wanted; null: it is not here yet, or there is no such game. */
export function useWhole(game: string | null, wanted: boolean): GamePack | 'failed' | null {
  const [found, setFound] = useState<{ readonly game: string; readonly pack: GamePack | 'failed' | null } | null>(null);
  useEffect(() => {
    if (!wanted || game === null) return undefined;
    let asked = true;
    packOf(game).then(
      (pack) => asked && setFound({ game, pack }),
      () => asked && setFound({ game, pack: 'failed' }),
    );
    return () => {
      asked = false;
    };
  }, [game, wanted]);
  return found?.game === game ? found.pack : null;
}
