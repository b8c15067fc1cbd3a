import { codeOf, type Deck, type DeckRules, faultsOf, readCode } from '@tavern/decks';
import { useCallback, useState } from 'react';
import { useLooking } from '../house/use-looking.ts';
import { deckList } from '../play/here/deck-list.ts';
import type { DeckStorage } from '../play/here/deck-storage.ts';
import { useSettings } from '../settings/settings.ts';

/** A deck that its player has kept here and that can be played. `code` is what a seat chooses. */
export interface OwnDeck {
  readonly id: string;
  /** '': it has none. */
  readonly name: string;
  readonly code: string;
}

/** A deck kept by another version of the page may have parts that this one does not know. */
export const fitsParts = ({ parts }: DeckRules, { cards }: Pick<Deck, 'cards'>): boolean =>
  Object.keys(cards).every((id) => parts.some((part) => part.id === id));

/** The player's decks that can be played, the last touched first. Drafts are not among them. */
export async function ownDecks(game: string, rules: DeckRules, storage?: DeckStorage): Promise<readonly OwnDeck[]> {
  return (await deckList(game, storage)).flatMap((deck) => {
    if (!fitsParts(rules, deck) || faultsOf(rules, deck).length > 0) return [];
    return [{ id: deck.id, name: deck.name, code: codeOf(rules, deck) }];
  });
}

/** Milliseconds between two looks: decks are built in another tab. */
const LOOK_AGAIN = 5_000;

/** The same for a component, also those that are built meanwhile; none until they have been read. */
export function useOwnDecks(game: string, rules: DeckRules): readonly OwnDeck[] {
  const [decks, setDecks] = useState<readonly OwnDeck[]>([]);
  const look = useCallback(() => {
    ownDecks(game, rules).then(setDecks, (error: unknown) => console.warn(error));
  }, [game, rules]);
  useLooking(look, LOOK_AGAIN);
  return decks;
}

/** The id of a ready deck or the code with which this player sat down last; null: none, or one that cannot be played any more. */
export function lastDeck(game: string, rules: DeckRules): string | null {
  const choice = useSettings.getState().lastDecks[game];
  if (choice === undefined) return null;
  return rules.ready.some(({ id }) => id === choice) || readCode(rules, choice).ok ? choice : null;
}

export function rememberDeck(game: string, choice: string): void {
  const { lastDecks, set } = useSettings.getState();
  set({ lastDecks: { ...lastDecks, [game]: choice } });
}
