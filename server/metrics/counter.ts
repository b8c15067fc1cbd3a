import { escaped, type Metric } from './metric.ts';

/** Only counts up. With a label it counts apart for each of its values: those must be few, and ours. */
export class Counter implements Metric {
  readonly name: string;
  readonly help: string;
  readonly type = 'counter';
  readonly #label: string | null;
  readonly #counts = new Map<string, number>();

  constructor(name: string, help: string, label: string | null = null) {
    this.name = name;
    this.help = help;
    this.#label = label;
    if (label === null) this.#counts.set('', 0);
  }

  add(value = '', by = 1): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + by);
  }

  readonly lines = (): readonly string[] =>
    Array.from(this.#counts, ([value, count]) =>
      this.#label === null ? `${this.name} ${count}` : `${this.name}{${this.#label}="${escaped(value)}"} ${count}`,
    );
}
