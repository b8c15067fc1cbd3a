import type { Deck, DeckCard, DeckRules } from '@tavern/decks';
import { type Band, bandsOf, isIn } from './bands.ts';
import { cardsOf } from './edit.ts';

/** What the library is searched for. An empty list lets everything through. */
export interface Filter {
  readonly text: string;
  readonly kind: string | null;
  readonly marks: readonly string[];
  /** The lowest rank of each band. */
  readonly ranks: readonly number[];
  readonly weights: readonly number[];
}

export const NO_FILTER: Filter = { text: '', kind: null, marks: [], ranks: [], weights: [] };

/** Marks of one sort. `id` null: the game has only one sort. */
export interface OfferedMarks {
  readonly id: string | null;
  readonly marks: readonly string[];
}

export interface Offer {
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
  readonly sets: readonly OfferedMarks[];
  readonly bands: readonly Band[];
  readonly weights: readonly number[];
}

const unique = <X>(all: readonly X[]): readonly X[] => [...new Set(all)];

const setsOf = ({ cards, markSets }: DeckRules): readonly OfferedMarks[] =>
  markSets ?? [{ id: null, marks: unique(cards.flatMap(({ marks }) => marks)) }];

/** What there is to filter by: in the order in which the game's cards have it. */
export function offerOf(rules: DeckRules): Offer {
  const { cards } = rules;
  return {
    kinds: unique(cards.map(({ kind }) => kind)).map((kind) => ({
      kind,
      count: cards.filter((card) => card.kind === kind).length,
    })),
    sets: setsOf(rules),
    bands: bandsOf(rules),
    weights: unique(cards.flatMap(({ weight }) => weight ?? [])).toSorted((a, b) => a - b),
  };
}

/** With this value, or without it if it is there. */
export const toggled = <X>(all: readonly X[], value: X): readonly X[] =>
  all.includes(value) ? all.filter((each) => each !== value) : [...all, value];

/** As people type: in any case, and in letters of any width. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** By kind, then by rank and weight, otherwise as the game lists them. */
export function sorted({ cards, parts }: DeckRules, down = false): readonly DeckCard[] {
  const kinds = unique(cards.map(({ kind }) => kind));
  const partPlace = (card: DeckCard): number => parts.findIndex(({ id }) => id === card.part);
  const rise = (a: DeckCard, b: DeckCard): number => a.rank - b.rank || (a.weight ?? 0) - (b.weight ?? 0);
  return cards.toSorted(
    (a, b) => partPlace(a) - partPlace(b) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (down ? rise(b, a) : rise(a, b)),
  );
}

/** The cards that fit: every word of the text is in the card's words, and one of the ranks, the weights and each sort of marks is its own. */
export function shownCards(rules: DeckRules, filter: Filter, wordsOf: (card: DeckCard) => string): readonly DeckCard[] {
  const wanted = plain(filter.text).split(/\s+/).filter(Boolean);
  const sorts = setsOf(rules)
    .map(({ marks }) => marks.filter((mark) => filter.marks.includes(mark)))
    .filter((marks) => marks.length > 0);
  const bands = bandsOf(rules).filter(({ least }) => filter.ranks.includes(least));
  return sorted(rules).filter((card) => {
    if (filter.kind !== null && card.kind !== filter.kind) return false;
    if (!sorts.every((marks) => marks.some((mark) => card.marks.includes(mark)))) return false;
    if (bands.length > 0 && !bands.some((band) => isIn(band, card.rank))) return false;
    if (filter.weights.length > 0 && !filter.weights.includes(card.weight ?? 0)) return false;
    const words = wanted.length === 0 ? '' : plain(wordsOf(card));
    return wanted.every((word) => words.includes(word));
  });
}

/** A card of a deck that is laid out. */
interface LaidCard {
  readonly card: DeckCard;
  /** Its place in an ordered part. */
  readonly at: number | null;
}

/** A deck's cards as they are laid out: each once, but an ordered part card by card, with its place. */
export function shownIn(rules: DeckRules, deck: Deck): readonly LaidCard[] {
  return rules.parts.flatMap(({ id, ordered }): readonly LaidCard[] => {
    const ids = cardsOf(deck, id);
    const known = sorted(rules).filter((card) => card.part === id && ids.includes(card.id));
    if (ordered !== true) return known.map((card) => ({ card, at: null }));
    return ids.flatMap((each, at) => known.filter((card) => card.id === each).map((card) => ({ card, at })));
  });
}
