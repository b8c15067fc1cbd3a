/** Does some work, different for every seed, and says how many units of it were done. */
export type Work = (seed: number) => number;

export interface Measured {
  /** Units per second: the median round. */
  readonly rate: number;
  /** How far the rounds lie apart, as a part of the median. */
  readonly spread: number;
}

const SECONDS = 0.6;

/**
 * Contestants take turns, so that a machine that slows down slows them all. One round goes unmeasured: it warms up the compiler
 * and finds how many calls fill the time.
 */
export function measure<K extends string>(contestants: Readonly<Record<K, Work>>, rounds: number): Record<K, Measured> {
  const names = Object.keys(contestants) as K[];
  const entries = names.map((name) => ({ name, work: contestants[name], calls: fill(contestants[name]), rates: [] as number[] }));
  for (let round = 0; round < rounds; round++) for (const each of entries) each.rates.push(rate(each.work, each.calls));
  return Object.fromEntries(entries.map(({ name, rates }) => [name, summary(rates)])) as Record<K, Measured>;
}

/** The number of calls that take about SECONDS once the code is warm. */
function fill(work: Work): number {
  const chunk = 50;
  const latest: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    rate(work, chunk);
    latest.push((performance.now() - start) / 1000);
  }
  const warm = latest.slice(Math.floor(latest.length / 2));
  return Math.max(1, Math.round((SECONDS * chunk) / median(warm)));
}

function rate(work: Work, calls: number): number {
  let units = 0;
  const start = performance.now();
  for (let seed = 0; seed < calls; seed++) units += work(seed);
  return (units * 1000) / (performance.now() - start);
}

function summary(rates: readonly number[]): Measured {
  const middle = median(rates);
  return { rate: middle, spread: (Math.max(...rates) - Math.min(...rates)) / middle };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
