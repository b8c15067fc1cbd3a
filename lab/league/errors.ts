import type { Pairing } from './ratings.ts';

/** Half a win for both sides of every pairing: a bot that never lost is strong, not infinitely so. */
export const PRIOR = 0.5;

/** What so much of a logarithm of odds is in points: 400 are ten wins to one. */
export const points = (logOdds: number): number => (400 * logOdds) / Math.LN10;

/**
 * The standard error of each strength against the anchor's, as logarithms: what was seen tells p(1 - p) of a win about their difference. The inverse of
 * all that, without the anchor, is how far the strengths may be off together.
 */
export function standardErrors(
  names: readonly string[],
  pairings: readonly Pairing[],
  strength: ReadonlyMap<string, number>,
  anchor: string,
): Map<string, number> {
  const free = names.filter((name) => name !== anchor);
  const told = free.map(() => free.map(() => 0));
  const add = (one: string, other: string, much: number): void => {
    const row = told[free.indexOf(one)];
    const column = free.indexOf(other);
    if (row !== undefined && column >= 0) row[column] = (row[column] ?? 0) + much;
  };
  for (const { a, b, winsA, winsB } of pairings) {
    const [x, y] = [strength.get(a) ?? 1, strength.get(b) ?? 1];
    const much = ((winsA + winsB + 2 * PRIOR) * x * y) / (x + y) ** 2;
    add(a, a, much);
    add(b, b, much);
    add(a, b, -much);
    add(b, a, -much);
  }
  const off = inverse(told);
  return new Map(
    names.map((name) => [name, name === anchor ? 0 : Math.sqrt(off[free.indexOf(name)]?.[free.indexOf(name)] ?? 0)]),
  );
}

/** By elimination; no row is ever swapped, because what pairings tell is positive on the diagonal. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (const [i, row] of rows.entries()) {
    const lead = row[i] ?? 1;
    for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) / lead;
    for (const [j, other] of rows.entries()) {
      const part = other[i] ?? 0;
      if (j !== i) for (let k = 0; k < row.length; k++) other[k] = (other[k] ?? 0) - part * (row[k] ?? 0);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}
