import type { Rng, RngSource } from './rng.ts';

/**
 * Dice for tests. Draws come off one list whatever the stream: a die's face for `die`, an index for `int` and `pick`, yes or no
 * for `chance`. Shuffles leave the order as written, so that a scenario's decks are the script. Running out is the test's mistake
 * and throws, unless `then` takes over.
 */
export function scripted(draws: readonly (number | boolean)[], then?: RngSource): RngSource & { readonly left: number } {
  const queue = [...draws];
  return {
    get left() {
      return queue.length;
    },
    stream: (key) => new Scripted(queue, then?.stream(key)),
  };
}

class Scripted implements Rng {
  private readonly queue: (number | boolean)[];
  private readonly after: Rng | undefined;

  constructor(queue: (number | boolean)[], after: Rng | undefined) {
    this.queue = queue;
    this.after = after;
  }

  int(n: number): number {
    return this.take(`int(${n})`, 0, n - 1) ?? this.rest(`int(${n})`).int(n);
  }

  die(sides: number): number {
    return this.take(`die(${sides})`, 1, sides) ?? this.rest(`die(${sides})`).die(sides);
  }

  chance(of: number, outOf: number): boolean {
    const what = `chance(${of}, ${outOf})`;
    if (typeof this.queue[0] === 'boolean') return this.queue.shift() as boolean;
    const drawn = this.take(what, 0, outOf - 1);
    return drawn === undefined ? this.rest(what).chance(of, outOf) : drawn < of;
  }

  pick<X>(xs: readonly X[]): X {
    return xs[this.int(xs.length)] as X;
  }

  shuffle<X>(xs: X[]): X[] {
    return this.after === undefined ? xs : this.after.shuffle(xs);
  }

  private take(what: string, low: number, high: number): number | undefined {
    const drawn = this.queue.shift();
    if (drawn === undefined) return undefined;
    if (typeof drawn !== 'number' || !Number.isInteger(drawn) || drawn < low || drawn > high)
      throw new RangeError(`the script's ${String(drawn)} does not fit ${what}`);
    return drawn;
  }

  private rest(what: string): Rng {
    if (this.after === undefined) throw new RangeError(`the script has no draw left for ${what}`);
    return this.after;
  }
}
