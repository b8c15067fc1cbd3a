import { type Deck, type DeckRules, sampleDeck } from '@tavern/decks';
import { fast } from '@tavern/engine';
import { council, menagerie, parade } from './games.ts';

export const games: readonly DeckRules[] = [menagerie, parade, council];
const NAMES = ['', 'Short Fuse', '短引信', 'A ~ B', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'.repeat(11)];

/** Order means something only where the part says so. */
export const plain = (rules: DeckRules, { name, cards }: Deck): Deck => ({
  name,
  cards: Object.fromEntries(
    rules.parts.map(({ id, ordered }) => [id, ordered === true ? (cards[id] ?? []) : [...(cards[id] ?? [])].sort()]),
  ),
});

/** The deck that a seed makes up, with one of the names. */
export const madeUp = (rules: DeckRules, seed: number): Deck => ({
  ...sampleDeck(rules, fast(seed).stream('deck')),
  name: NAMES[seed % NAMES.length] ?? '',
});
