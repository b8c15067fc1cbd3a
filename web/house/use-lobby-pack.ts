import { useEffect, useState } from 'react';
import type { LobbyPack } from '../model/lobby/lobby-pack.ts';
import { lobbyPackOf } from '../model/lobby/lobby-packs.ts';
import { useSpeech } from '../words/words.ts';

type Found = LobbyPack | 'missing' | null;

/**
 * What hall and lobby know of a game; null: it is on its way; missing: there is no such game, or it could not be fetched. After a change of the language the old
 * pack stays until the new one is here, so that nothing that was chosen is lost.
 */
export function useLobbyPack(game: string): Found {
  const { language } = useSpeech();
  const [found, setFound] = useState<{ readonly game: string; readonly pack: Found } | null>(null);
  useEffect(() => {
    let wanted = true;
    lobbyPackOf(game, language).then(
      (pack) => wanted && setFound({ game, pack: pack ?? 'missing' }),
      () => wanted && setFound({ game, pack: 'missing' }),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return found?.game === game ? found.pack : null;
}
