import { countsOf, type Deck, type DeckRules } from '@tavern/decks';
import { type Band, evenBands, isIn } from './bands.ts';

/** A column of the curve: a band of ranks, or a kind whose cards have none. */
export interface Column {
  readonly band: Band | null;
  readonly kind: string | null;
  readonly count: number;
}

export interface Curve {
  readonly columns: readonly Column[];
  /** Of the cards that have a rank; null: there are none. */
  readonly average: number | null;
}

export function curveOf(rules: DeckRules, deck: Deck): Curve {
  const counts = countsOf(rules, deck);
  const ranks = Object.entries(counts.ranks).map(([rank, count]) => ({ rank: Number(rank), count }));
  const ranked = ranks.filter(({ rank }) => rank > 0);
  const total = (of: typeof ranks): number => of.reduce((sum, { count }) => sum + count, 0);
  const columns = evenBands(rules).map((band) => ({
    band,
    kind: null,
    count: total(ranked.filter(({ rank }) => isIn(band, rank))),
  }));
  const sum = ranked.reduce((all, { rank, count }) => all + rank * count, 0);
  return {
    columns: [...columns, ...plainKinds(rules).map((kind) => ({ band: null, kind, count: counts.kinds[kind] ?? 0 }))],
    average: ranked.length === 0 ? null : sum / total(ranked),
  };
}

/** Kinds without ranks. A part in order is a handful of cards that the list shows above: its kinds are left out. */
function plainKinds({ cards, parts }: DeckRules): readonly string[] {
  const rows = new Set(parts.filter(({ ordered }) => ordered === true).map(({ id }) => id));
  return [...new Set(cards.map(({ kind }) => kind))].filter((kind) =>
    cards.every((card) => card.kind !== kind || (card.rank === 0 && !rows.has(card.part))),
  );
}
