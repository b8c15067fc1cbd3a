import type { Deck } from './deck.ts';
import { cardOf, cardsIn, type DeckCard, type DeckPart, type DeckRules } from './deck-rules.ts';
import { tallied } from './tally.ts';

type Tally = { readonly [what: string]: number };

interface Counted {
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

/** A kind whose number is limited in a part. */
interface KindCount extends Counted {
  readonly kind: string;
}

interface WeightSum {
  readonly sum: number;
  readonly most: number;
}

export interface PartCounts extends Counted {
  readonly part: string;
  /** Only the kinds that are limited there. */
  readonly kinds: readonly KindCount[];
  /** Null: weight does not matter there. */
  readonly weight: WeightSum | null;
}

/** What a builder shows beside a deck. */
export interface DeckCounts {
  readonly parts: readonly PartCounts[];
  /** Copies by card; also of cards that the game does not know (any more). */
  readonly cards: Tally;
  readonly kinds: Tally;
  /** A card with two marks counts for both. */
  readonly marks: Tally;
  /** The curve: how many cards of each rank. */
  readonly ranks: Tally;
}

export function countsOf(rules: DeckRules, deck: Deck): DeckCounts {
  const all = rules.parts.flatMap(({ id }) => cardsIn(deck, id));
  const known = all.flatMap((id) => cardOf(rules, id) ?? []);
  return {
    parts: rules.parts.map((part) => ({
      part: part.id,
      count: cardsIn(deck, part.id).length,
      least: part.least,
      most: part.most,
      kinds: kindCounts(rules, deck, part),
      weight: weightOf(rules, deck, part),
    })),
    cards: tally(all),
    kinds: tally(known.map(({ kind }) => kind)),
    marks: tally(known.flatMap(({ marks }) => marks)),
    ranks: tally(known.map(({ rank }) => String(rank))),
  };
}

const tally = (all: readonly string[]): Tally => Object.fromEntries(tallied(all));

const knownIn = (rules: DeckRules, deck: Deck, part: DeckPart): readonly DeckCard[] =>
  cardsIn(deck, part.id).flatMap((id) => cardOf(rules, id) ?? []);

/** Without an upper limit a kind can fill its part. */
export function kindCounts(rules: DeckRules, deck: Deck, part: DeckPart): readonly KindCount[] {
  if (part.kinds === undefined) return [];
  const counts = tallied(knownIn(rules, deck, part).map(({ kind }) => kind));
  return part.kinds.map(({ kind, least = 0, most = part.most }) => ({ kind, count: counts.get(kind) ?? 0, least, most }));
}

export function weightOf(rules: DeckRules, deck: Deck, part: DeckPart): WeightSum | null {
  if (part.mostWeight === undefined) return null;
  const sum = knownIn(rules, deck, part).reduce((all, { weight = 0 }) => all + weight, 0);
  return { sum, most: part.mostWeight };
}
