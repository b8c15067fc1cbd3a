import type { Refusal } from '@tavern/engine';
import { refused } from '../../model/refused.ts';
import { type DeckStorage, IndexedDecks } from './deck-storage.ts';
import { isKeptDeck, type KeptDeck } from './kept-deck.ts';

/** One connection for the life of the page, opened when it is first needed. */
const database = new IndexedDecks();

/** A game's decks that are kept in this browser, the last touched first. What cannot be read stays where it is, and is not shown. */
export async function deckList(game: string, storage: DeckStorage = database): Promise<readonly KeptDeck[]> {
  try {
    const decks = (await storage.all()).filter(isKeptDeck).filter((deck) => deck.game === game);
    return decks.sort((a, b) => b.touchedAt - a.touchedAt);
  } catch (error) {
    // A browser that stores nothing has nothing to show.
    console.warn(error);
    return [];
  }
}

type Done = Promise<{ readonly ok: true } | Refusal>;

/** New, or in place of the one with the same id. Refused by a browser that stores nothing: the player must know. */
export const keepDeck = (deck: KeptDeck, storage: DeckStorage = database): Done => stored(storage.put(deck));

export const forgetDeck = (id: string, storage: DeckStorage = database): Done => stored(storage.remove(id));

async function stored(work: Promise<void>): Done {
  try {
    await work;
    return { ok: true };
  } catch (error) {
    return refused('decks.failed', { problem: error instanceof Error ? error.message : String(error) });
  }
}
