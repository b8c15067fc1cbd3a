/** What was counted, and the interval that has the truth in it in 95 of 100 such runs. */
interface Estimate {
  readonly low: number;
  readonly high: number;
}

export interface Share extends Estimate {
  readonly share: number;
}

/** A normal variable is within this many standard deviations of its mean 95 times of 100. */
export const Z = 1.959964;

/** Wilson's interval: unlike the textbook one it stays within 0 and 1, and has a width even when nothing was seen. */
export function shareOf(hits: number, tries: number): Share {
  if (tries === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / tries;
  const middle = share + (Z * Z) / (2 * tries);
  const reach = Z * Math.sqrt((share * (1 - share)) / tries + (Z * Z) / (4 * tries * tries));
  const scale = 1 + (Z * Z) / tries;
  return {
    share: round(share),
    low: hits === 0 ? 0 : round((middle - reach) / scale),
    high: hits === tries ? 1 : round((middle + reach) / scale),
  };
}

/** How often each whole number was seen. */
export type Histogram = { readonly [value: number]: number };

export interface Spread extends Estimate {
  readonly mean: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

/** Null if nothing was counted. */
export function spreadOf(seen: Histogram): Spread | null {
  const values = Object.entries(seen)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value);
  const total = values.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const mean = values.reduce((sum, { value, count }) => sum + value * count, 0) / total;
  const squares = values.reduce((sum, { value, count }) => sum + count * (value - mean) ** 2, 0);
  const reach = total > 1 ? Z * Math.sqrt(squares / (total - 1) / total) : 0;
  const ranked = (part: number): number => {
    let before = 0;
    return values.find(({ count }) => (before += count) >= part * total)?.value ?? 0;
  };
  return {
    mean: round(mean, 3),
    low: round(mean - reach, 3),
    high: round(mean + reach, 3),
    median: ranked(0.5),
    p99: ranked(0.99),
    longest: values.at(-1)?.value ?? 0,
  };
}

export const round = (number: number, digits = 4): number => Number(number.toFixed(digits));
