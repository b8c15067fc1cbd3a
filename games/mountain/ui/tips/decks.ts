import './decks.css';
import type { CardDeck } from '@tavern/kit';
import { deckIcon } from './icons.ts';
import type { DeckName } from './what.ts';

const deck = (id: DeckName): CardDeck => ({ id, emblem: deckIcon(id) });

/** The three decks, whose looks are in decks.css. Classes belong to no deck, and are plain. */
export const DECKS: { readonly [name in DeckName]: CardDeck } = {
  treasure: deck('treasure'),
  enemy: deck('enemy'),
  luck: deck('luck'),
};
