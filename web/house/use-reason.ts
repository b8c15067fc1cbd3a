import type { Refusal } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { useEffect, useState } from 'react';
import { packOf } from '../model/pack.ts';
import { useSpeech, withGame } from '../words/words.ts';

/**
 * Why a record was refused, in words; null: they are on their way, or nothing was refused. What a game's own rules refuse, a deck for
 * example, is in the game's words, which are fetched first. `game`: the one that the record names; null: none.
 */
export function useReason(refusal: Refusal | null, game: string | null): string | null {
  const page = useSpeech();
  const [pack, setPack] = useState<GamePack | null>(null);
  const key = refusal?.why.key ?? null;
  const known = key === null || key in page.words;
  useEffect(() => {
    let wanted = true;
    if (!known && game !== null)
      packOf(game).then(
        (loaded) => wanted && setPack(loaded),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [known, game]);
  if (refusal === null) return null;
  if (known) return page.tell(refusal.why);
  return pack === null ? null : withGame(page, pack, []).tell(refusal.why);
}
