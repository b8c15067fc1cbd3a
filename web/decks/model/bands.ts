import type { DeckRules } from '@tavern/decks';

/** Ranks that are shown as one: from the lowest to the highest. `most` null: all above it. */
export interface Band {
  readonly least: number;
  readonly most: number | null;
}

const single = (rank: number): Band => ({ least: rank, most: rank });

/** As the game has them; otherwise every rank is one of its own. 0 stands for cards that have none. */
export function bandsOf({ bands, cards }: DeckRules): readonly Band[] {
  if (bands !== undefined)
    return bands.map((least, index) => ({ least, most: index + 1 < bands.length ? (bands[index + 1] ?? 0) - 1 : null }));
  return [...new Set(cards.map(({ rank }) => rank))]
    .filter((rank) => rank > 0)
    .toSorted((a, b) => a - b)
    .map(single);
}

/** The same without a gap, so that the shape of a curve is true. */
export function evenBands(rules: DeckRules): readonly Band[] {
  const bands = bandsOf(rules);
  const [first, last] = [bands[0], bands.at(-1)];
  if (rules.bands !== undefined || first === undefined || last === undefined) return bands;
  return Array.from({ length: last.least - first.least + 1 }, (_, index) => single(first.least + index));
}

export const isIn = ({ least, most }: Band, rank: number): boolean => rank >= least && (most === null || rank <= most);

/** `3`, `70–89`, `130+`. */
export function bandText({ least, most }: Band): string {
  if (most === null) return `${least}+`;
  return least === most ? String(least) : `${least}–${most}`;
}

/** Below a column, where there is little room: `70`, `130+`. */
export const bandTick = ({ least, most }: Band): string => (most === null ? `${least}+` : String(least));
