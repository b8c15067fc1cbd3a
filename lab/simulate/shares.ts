import type { Words } from '@tavern/engine';
import { columns, interval, percent } from '../columns.ts';
import { type Share, shareOf } from '../estimate.ts';
import type { Tally } from './tally.ts';

/** How often something was true, of what the game itself counts. */
interface CountedShare extends Share {
  /** What it is about; '': nothing in particular. */
  readonly value: string;
  readonly hits: number;
  readonly of: number;
}

export type CountedShares = { readonly [share: string]: readonly CountedShare[] };

/** The highest first. */
export function countedShares({ shares }: Pick<Tally, 'shares'>): CountedShares {
  const rows = (values: Tally['shares'][string]): CountedShare[] =>
    Object.entries(values)
      .map(([value, { hits, of }]) => ({ value, hits, of, ...shareOf(hits, of) }))
      .sort((a, b) => b.share - a.share || (a.value < b.value ? -1 : 1));
  return Object.fromEntries(Object.entries(shares).map(([share, values]) => [share, rows(values)]));
}

/** A table for each of them. */
export function countedTexts(dictionary: Words, shares: CountedShares, head: readonly string[]): string[] {
  const worded = (key: string, otherwise: string): string => dictionary[key] ?? otherwise;
  return Object.entries(shares).map(([share, rows]) =>
    columns([
      [worded(`statistics.${share}`, share), ...head],
      ...rows.map(({ value, hits, of, share: part, low, high }) => [
        value === '' ? '' : worded(`card.${value}.name`, value),
        String(of),
        String(hits),
        percent(part),
        interval(low, high),
      ]),
    ]),
  );
}
