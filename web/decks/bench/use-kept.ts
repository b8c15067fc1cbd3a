import { useCallback, useEffect, useState } from 'react';
import { deckList } from '../../play/here/deck-list.ts';
import type { KeptDeck } from '../../play/here/kept-deck.ts';
import { useDeckGame } from '../deck-game.ts';
import { fitsParts } from '../own-decks.ts';

/** The decks that are kept in this browser, drafts too. */
export function useKept(): { readonly kept: readonly KeptDeck[]; readonly refresh: () => Promise<void> } {
  const { game, rules } = useDeckGame();
  const [kept, setKept] = useState<readonly KeptDeck[]>([]);
  const refresh = useCallback(
    async (): Promise<void> => setKept((await deckList(game)).filter((deck) => fitsParts(rules, deck))),
    [game, rules],
  );
  useEffect(() => void refresh(), [refresh]);
  return { kept, refresh };
}
