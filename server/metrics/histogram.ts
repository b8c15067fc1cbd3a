import { escaped, type Metric } from './metric.ts';

/** Upper ends in seconds: from what costs nothing to what a person would call broken. */
const SECONDS = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How many took how long. Noting one allocates nothing. */
class Spread {
  readonly #counts = new Float64Array(SECONDS.length + 1);
  #sum = 0;

  note(milliseconds: number, times = 1): void {
    const seconds = milliseconds / 1_000;
    let bucket = 0;
    while (bucket < SECONDS.length && seconds > (SECONDS[bucket] as number)) bucket += 1;
    this.#counts[bucket] = (this.#counts[bucket] as number) + times;
    this.#sum += seconds * times;
  }

  lines(name: string, label: string): readonly string[] {
    let below = 0;
    const buckets = Array.from(this.#counts, (count, index) => {
      below += count;
      const end = SECONDS[index] ?? '+Inf';
      return `${name}_bucket{${label === '' ? '' : `${label},`}le="${end}"} ${below}`;
    });
    const labels = label === '' ? '' : `{${label}}`;
    return [...buckets, `${name}_sum${labels} ${this.#sum}`, `${name}_count${labels} ${below}`];
  }
}

/** Spreads of one kind: one for each value of a label, all of them known beforehand. */
export class Histogram<Value extends string> implements Metric {
  readonly name: string;
  readonly help: string;
  readonly type = 'histogram';
  readonly of: { readonly [value in Value]: Spread };
  readonly #label: string;

  constructor(name: string, help: string, label: string, values: readonly Value[]) {
    this.name = name;
    this.help = help;
    this.#label = label;
    this.of = Object.fromEntries(values.map((value) => [value, new Spread()])) as { readonly [value in Value]: Spread };
  }

  readonly lines = (): readonly string[] =>
    Object.entries<Spread>(this.of).flatMap(([value, spread]) => spread.lines(this.name, `${this.#label}="${escaped(value)}"`));
}
