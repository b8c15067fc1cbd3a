import { BrowserDatabase, DECKS } from './database.ts';
import type { KeptDeck } from './kept-deck.ts';

/** Where decks are kept. Reading may give damaged data, hence `unknown`. */
export interface DeckStorage {
  all(): Promise<readonly unknown[]>;
  /** Resolves when it is stored for good, in place of the one with the same id. */
  put(deck: KeptDeck): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Beside the matches, in the browser's own database. */
export class IndexedDecks implements DeckStorage {
  private readonly database = new BrowserDatabase();

  all(): Promise<readonly unknown[]> {
    return this.database.transact([DECKS], 'readonly', (transaction) => transaction.objectStore(DECKS).getAll());
  }

  async put(deck: KeptDeck): Promise<void> {
    await this.database.transact([DECKS], 'readwrite', (transaction) => transaction.objectStore(DECKS).put(deck));
  }

  async remove(id: string): Promise<void> {
    await this.database.transact([DECKS], 'readwrite', (transaction) => transaction.objectStore(DECKS).delete(id));
  }
}
