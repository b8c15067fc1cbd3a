import { escaped, type Metric } from './metric.ts';

/** Only counts up. With a label it counts apart for each of its values: those must be few, and ours. */
export class Counter implements Metric {
  readonly name: string;
  readonly help: string;
  readonly type = 'counter';
  readonly #label: string | null;
  readonly #counts = new Map<string, number>();

  /** `known`: values that are told of before they were counted. Otherwise nobody would be warned of the first. */
  constructor(name: string, help: string, label: string | null = null, known: readonly string[] = []) {
    this.name = name;
    this.help = help;
    this.#label = label;
    for (const value of label === null ? [''] : known) this.#counts.set(value, 0);
  }

  add(value = '', by = 1): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + by);
  }

  readonly lines = (): readonly string[] =>
    Array.from(this.#counts, ([value, count]) =>
      this.#label === null ? `${this.name} ${count}` : `${this.name}{${this.#label}="${escaped(value)}"} ${count}`,
    );
}
