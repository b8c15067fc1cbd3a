/** Does some work, different for every seed, and says how many units of it were done. */
export type Work = (seed: number) => number;

export interface Measured {
  /** Units per second: the median round. */
  readonly rate: number;
  /** Calls per second: the median round. */
  readonly calls: number;
  /** How far the rounds are apart, as a part of the median. */
  readonly spread: number;
}

interface Round {
  readonly rate: number;
  readonly calls: number;
}

/**
 * Contestants take turns, so that a machine that slows down slows them all. One round goes unmeasured: it warms up the compiler
 * and finds how many calls fill a round's seconds.
 */
export function measure<K extends string>(
  contestants: Readonly<Record<K, Work>>,
  rounds: number,
  seconds: number,
): Record<K, Measured> {
  const names = Object.keys(contestants) as K[];
  const entries = names.map((name) => {
    const work = contestants[name];
    return { name, work, calls: fill(work, seconds), rounds: [] as Round[] };
  });
  for (let round = 0; round < rounds; round++) for (const each of entries) each.rounds.push(timed(each.work, each.calls));
  return Object.fromEntries(entries.map(({ name, rounds }) => [name, summary(rounds)])) as Record<K, Measured>;
}

/** The number of calls that take about this long once the code is warm. */
function fill(work: Work, seconds: number): number {
  const chunk = 50;
  const latest: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    timed(work, chunk);
    latest.push((performance.now() - start) / 1000);
  }
  const warm = latest.slice(Math.floor(latest.length / 2));
  return Math.max(1, Math.round((seconds * chunk) / median(warm)));
}

function timed(work: Work, calls: number): Round {
  let units = 0;
  const start = performance.now();
  for (let seed = 0; seed < calls; seed++) units += work(seed);
  const seconds = (performance.now() - start) / 1000;
  return { rate: units / seconds, calls: calls / seconds };
}

function summary(rounds: readonly Round[]): Measured {
  const rates = rounds.map(({ rate }) => rate);
  const middle = median(rates);
  return {
    rate: middle,
    calls: median(rounds.map(({ calls }) => calls)),
    spread: (Math.max(...rates) - Math.min(...rates)) / middle,
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
