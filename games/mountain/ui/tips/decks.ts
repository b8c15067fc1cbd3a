import './decks.css';
import type { CardDeck } from '@tavern/kit';
import { deckIcon } from './icons.ts';
import type { DeckName } from './what.ts';

const deck = (id: DeckName): CardDeck => ({ id, emblem: deckIcon(id) });

/** As the kit draws them (decks.css). Classes lie in no deck, and are plain. */
export const DECKS: { readonly [name in DeckName]: CardDeck } = {
  treasure: deck('treasure'),
  enemy: deck('enemy'),
  luck: deck('luck'),
};
