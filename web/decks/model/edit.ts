import type { Deck, DeckCard, DeckRules } from '@tavern/decks';

/** Decks are changed here, and nowhere else: each function gives a new one. */

export const emptyDeck = ({ parts }: DeckRules): Deck => ({
  name: '',
  cards: Object.fromEntries(parts.map(({ id }) => [id, []])),
});

export const cardsOf = ({ cards }: Deck, part: string): readonly string[] => cards[part] ?? [];

export const copiesOf = (deck: Deck, { id, part }: Pick<DeckCard, 'id' | 'part'>): number =>
  cardsOf(deck, part).filter((each) => each === id).length;

/** Where a card is in an ordered part; null: nowhere, or its part has no order. */
export function placeOf({ parts }: DeckRules, deck: Deck, { id, part }: Pick<DeckCard, 'id' | 'part'>): number | null {
  if (parts.every((each) => each.id !== part || each.ordered !== true)) return null;
  const at = cardsOf(deck, part).indexOf(id);
  return at < 0 ? null : at;
}

/** With one copy more; in an ordered part at the end, or at this place. A card with all its copies stays as it is; a part with too many cards is only a fault, so that cards can be swapped in any order. */
export function withCard(rules: DeckRules, deck: Deck, card: DeckCard, at?: number): Deck {
  if (copiesOf(deck, card) >= card.most) return deck;
  const ids = cardsOf(deck, card.part);
  return inOrder(rules, { ...deck, cards: { ...deck.cards, [card.part]: ids.toSpliced(at ?? ids.length, 0, card.id) } });
}

/** With one copy less: the last one, or in an ordered part the one at this place. */
export function withoutCard(deck: Deck, { id, part }: Pick<DeckCard, 'id' | 'part'>, at?: number): Deck {
  const ids = cardsOf(deck, part);
  const place = at !== undefined && ids[at] === id ? at : ids.lastIndexOf(id);
  return place < 0 ? deck : { ...deck, cards: { ...deck.cards, [part]: ids.toSpliced(place, 1) } };
}

/** With this number of copies, or as many as there may be. */
export function withCopies(rules: DeckRules, deck: Deck, card: DeckCard, wanted: number): Deck {
  const copies = Math.max(0, Math.min(card.most, wanted));
  let changed = deck;
  while (copiesOf(changed, card) < copies) changed = withCard(rules, changed, card);
  while (copiesOf(changed, card) > copies) changed = withoutCard(changed, card);
  return changed;
}

/** In an ordered part: with the card from one place at another. */
export function withMoved(deck: Deck, part: string, from: number, to: number): Deck {
  const ids = cardsOf(deck, part);
  const id = ids[from];
  if (id === undefined || to < 0 || to >= ids.length) return deck;
  return { ...deck, cards: { ...deck.cards, [part]: ids.toSpliced(from, 1).toSpliced(to, 0, id) } };
}

/** In a counted part the order means nothing. Written in one order, equal decks are equal. */
export function inOrder(rules: DeckRules, deck: Deck): Deck {
  const place = (id: string): number => {
    const found = rules.cards.findIndex((card) => card.id === id);
    return found < 0 ? rules.cards.length : found;
  };
  const cards = Object.fromEntries(
    rules.parts.map((part) => {
      const ids = cardsOf(deck, part.id);
      return [part.id, part.ordered === true ? ids : ids.toSorted((a, b) => place(a) - place(b))];
    }),
  );
  return { ...deck, cards };
}
