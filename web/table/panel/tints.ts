import type { TablePlace } from '@tavern/engine';

/** Every kind of place has its tint, by the alphabet: so a board that is shuffled looks as it did before. */
export function tintsOf(rows: readonly (readonly TablePlace[])[]): ReadonlyMap<string, number> {
  const kinds = new Set(rows.flat().map(({ kind }) => kind));
  return new Map([...kinds].sort().map((kind, index) => [kind, index]));
}
