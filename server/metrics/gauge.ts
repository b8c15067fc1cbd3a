import type { Metric } from './metric.ts';

/** Looked at when somebody asks, and never before. */
export class Gauge implements Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  readonly #now: () => number;

  constructor(name: string, help: string, now: () => number, type: 'gauge' | 'counter' = 'gauge') {
    this.name = name;
    this.help = help;
    this.type = type;
    this.#now = now;
  }

  readonly lines = (): readonly string[] => [`${this.name} ${this.#now()}`];
}
