import type { Deck } from './deck.ts';
import type { DeckFault } from './faults.ts';

/** A part of a deck. Most decks have one; a second one may be a row of leaders. */
export interface DeckPart {
  /** Its name in the game's words, where there are several: `deck.part.<id>`. */
  readonly id: string;
  /** The order of its cards is part of the deck. */
  readonly ordered?: true;
  readonly least: number;
  readonly most: number;
  /** How many cards of a kind it needs and takes; of a kind that is not named, any number. */
  readonly kinds?: readonly KindLimit[];
  /** What the weights of its cards may add up to; then each of them has one. */
  readonly mostWeight?: number;
}

interface KindLimit {
  readonly kind: string;
  readonly least?: number;
  readonly most?: number;
}

export interface DeckCard {
  /** Its name in the game's words: `card.<id>.name`. */
  readonly id: string;
  /** Two small letters that stand for it in deck codes. They must never change, and never stand for another card. */
  readonly code: string;
  readonly part: string;
  /** What it is (a unit, an action), and marks to filter by. */
  readonly kind: string;
  readonly marks: readonly string[];
  /** A number to sort and to draw the curve by: power, cost. */
  readonly rank: number;
  /** How many copies a deck may have: 1 to 9. */
  readonly most: number;
  /** What it counts for in a part whose weight is limited: a level. Its name in the game's words is `deck.weight`, that of the sum `deck.weight.sum`. */
  readonly weight?: number;
}

/** Marks of one sort, in the order in which they are shown. Its name in the game's words: `deck.marks.<id>`. */
interface MarkSet {
  readonly id: string;
  readonly marks: readonly string[];
}

/** A deck that the game brings. Its name is a label of the seat's choice: `seat.<field>.<id>`. */
export interface ReadyDeck {
  readonly id: string;
  readonly cards: Deck['cards'];
}

/** What a deck of a game may be. `deckRules` looks whether it fits together. */
export interface DeckRules {
  /** Two capital letters that its codes begin with. */
  readonly letters: string;
  readonly parts: readonly DeckPart[];
  readonly cards: readonly DeckCard[];
  readonly ready: readonly [ReadyDeck, ...ReadyDeck[]];
  /** Where marks are of several sorts (types, traits): a card is looked for by one mark of each. Left out: all are of one sort. */
  readonly markSets?: readonly MarkSet[];
  /** Where there are many ranks: the lowest one of each band, to filter and to draw the curve by. Left out: every rank is shown. */
  readonly bands?: readonly number[];
  /** What is wrong beyond the counts of cards and copies; asked only about decks of known cards in their own parts. */
  faults?(deck: Deck): readonly DeckFault[];
}

type Cards = ReadonlyMap<string, DeckCard>;
/** Every match that starts reads decks: looking through all cards for each of theirs took longer than many a match. */
const known = new WeakMap<DeckRules, { readonly byId: Cards; readonly byCode: Cards }>();

function cardsOf(rules: DeckRules): { readonly byId: Cards; readonly byCode: Cards } {
  const found = known.get(rules);
  if (found !== undefined) return found;
  const made = {
    byId: new Map(rules.cards.map((card) => [card.id, card])),
    byCode: new Map(rules.cards.map((card) => [card.code, card])),
  };
  known.set(rules, made);
  return made;
}

export const cardOf = (rules: DeckRules, id: string): DeckCard | undefined => cardsOf(rules).byId.get(id);
export const cardCoded = (rules: DeckRules, code: string): DeckCard | undefined => cardsOf(rules).byCode.get(code);

/** The cards of a part. A part that the deck does not name has none. */
export const cardsIn = ({ cards }: Pick<Deck, 'cards'>, part: string): readonly string[] =>
  Object.hasOwn(cards, part) ? (cards[part] ?? []) : [];
