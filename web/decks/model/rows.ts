import { countsOf, type Deck, type DeckCard, type DeckFault, type DeckRules, type PartCounts } from '@tavern/decks';
import { cardsOf } from './edit.ts';
import { sorted } from './library.ts';

/** A line of the deck's list. */
export interface Row {
  readonly id: string;
  readonly part: string;
  readonly count: number;
  /** Its place in an ordered part, where every copy has a line of its own. */
  readonly at: number | null;
  /** Undefined: the game does not know it (any more). */
  readonly card: DeckCard | undefined;
  readonly fault: DeckFault | undefined;
}

/** Cards of one kind in a counted part, or all cards of an ordered one. */
export interface Section {
  /** Null: cards that the game does not know, or an ordered part with cards of any kind. */
  readonly kind: string | null;
  readonly count: number;
  /** Null: there may be any number of them. `most` null: as many as the part takes. */
  readonly limit: { readonly least: number; readonly most: number | null } | null;
  /** There are too few or too many of them. */
  readonly faulty: boolean;
  readonly rows: readonly Row[];
}

/** A part of the deck, as it is listed. */
export interface PartList extends Pick<PartCounts, 'part' | 'count' | 'least' | 'most' | 'weight'> {
  readonly ordered: boolean;
  /** It has too few or too many cards. */
  readonly faulty: boolean;
  /** Places of an ordered part that are still to be filled. */
  readonly vacant: readonly number[];
  readonly sections: readonly Section[];
}

const isAbout = (fault: DeckFault, part: string, kind?: string): boolean =>
  fault.part === part && fault.card === undefined && fault.kind === kind;

/** The deck as it is listed: the highest rank first in counted parts, the player's own order in ordered ones. */
export function listOf(rules: DeckRules, deck: Deck, faults: readonly DeckFault[]): readonly PartList[] {
  const { parts } = countsOf(rules, deck);
  return parts.map((counts): PartList => {
    const { part, count, least, most, weight } = counts;
    const ordered = rules.parts.some(({ id, ordered: inOrder }) => id === part && inOrder === true);
    return {
      part,
      count,
      least,
      most,
      weight,
      ordered,
      faulty: faults.some((fault) => isAbout(fault, part) && fault.code !== 'deck-weight'),
      vacant: ordered ? Array.from({ length: Math.max(0, least - count) }, (_, index) => count + index) : [],
      sections: ordered ? [rowOfCards(rules, deck, part, faults)] : kindsOf(rules, deck, counts, faults),
    };
  });
}

function lineIn(rules: DeckRules, part: string, faults: readonly DeckFault[]) {
  return (id: string, count: number, at: number | null): Row => ({
    id,
    part,
    count,
    at,
    card: rules.cards.find((card) => card.id === id),
    fault: faults.find((fault) => fault.card === id && fault.part === part),
  });
}

function rowOfCards(rules: DeckRules, deck: Deck, part: string, faults: readonly DeckFault[]): Section {
  const line = lineIn(rules, part, faults);
  const rows = cardsOf(deck, part).map((id, at) => line(id, 1, at));
  return { kind: null, count: rows.length, limit: null, faulty: false, rows };
}

function kindsOf(rules: DeckRules, deck: Deck, counts: PartCounts, faults: readonly DeckFault[]): readonly Section[] {
  const { part } = counts;
  const ids = cardsOf(deck, part);
  const all = sorted(rules, true);
  const place = (id: string): number => all.findIndex((card) => card.id === id);
  const line = lineIn(rules, part, faults);
  const rows = [...new Set(ids)]
    .toSorted((a, b) => place(a) - place(b))
    .map((id) => line(id, ids.filter((each) => each === id).length, null));
  const kinds = [...new Set(all.filter((card) => card.part === part).map(({ kind }) => kind))];
  return [...kinds, null].flatMap((kind) => {
    const some = rows.filter(({ card }) => (card?.kind ?? null) === kind);
    // A deck of no unit yet still says so; of strange cards nobody speaks where there are none.
    if (kind === null && some.length === 0) return [];
    const limit = counts.kinds.find((each) => each.kind === kind);
    return [
      {
        kind,
        count: some.reduce((sum, { count }) => sum + count, 0),
        limit: limit === undefined ? null : { least: limit.least, most: limit.most < counts.most ? limit.most : null },
        faulty: kind !== null && faults.some((fault) => isAbout(fault, part, kind)),
        rows: some,
      },
    ];
  });
}
