import type { Refusal } from '@tavern/engine';
import { usePack } from '../model/use-pack.ts';
import { isKnown, useSpeech, withGame } from '../words/words.ts';

/**
 * Why something was refused, in words; null: they are on their way, or nothing was refused. What a game's own rules refuse, a deck for example, is in the game's
 * words, which are fetched first. `game`: the one it is about; null: none.
 */
export function useReason(refusal: Refusal | null, game: string | null): string | null {
  const page = useSpeech();
  const known = refusal === null || isKnown(page.words, refusal.why);
  const { pack, failed } = usePack(game, !known);
  if (refusal === null) return null;
  if (known) return page.tell(refusal.why);
  if (failed !== null) return page.t('link.not-loaded');
  return pack === null ? null : withGame(page, pack, page.names).tell(refusal.why);
}
