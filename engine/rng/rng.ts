/** The only chance a rules step may use. Whole numbers throughout: float weights differ between machines. */
export interface Rng {
  /** 0..n-1, unbiased. */
  int(n: number): number;
  /** 1..sides. */
  die(sides: number): number;
  /** `of` in `outOf`: `chance(7, 10)`, never 0.7. */
  chance(of: number, outOf: number): boolean;
  pick<X>(xs: readonly X[]): X;
  /** Fisher-Yates, in place. */
  shuffle<X>(xs: X[]): X[];
}

/**
 * One independent stream per answer (0 is set-up), so that hidden draws never shift later dice. A named stream is a function of
 * source and name alone: asked twice, it gives the same draws twice. Numbered streams are taken one after another: asking for the
 * next may end the one before.
 */
export interface RngSource {
  stream(key: number | string): Rng;
}

const RANGE = 2 ** 30;

/** The draws of every source, from a supply of 32-bit words. */
export abstract class Draws implements Rng {
  protected abstract word(): number;

  int(n: number): number {
    if (!(n >= 1 && n <= RANGE) || n % 1 !== 0) throw new RangeError(`int(${n}): a whole number from 1 to 2^30 is needed`);
    // Words at the ragged end of the range would favour low results: draw again.
    const fair = RANGE - (RANGE % n);
    let word = this.word() >>> 2;
    while (word >= fair) word = this.word() >>> 2;
    return word % n;
  }

  die(sides: number): number {
    return this.int(sides) + 1;
  }

  chance(of: number, outOf: number): boolean {
    if (!Number.isInteger(of) || of < 0 || of > outOf)
      throw new RangeError(`chance(${of}, ${outOf}): whole numbers only, the first at most the second`);
    return this.int(outOf) < of;
  }

  pick<X>(xs: readonly X[]): X {
    if (xs.length === 0) throw new RangeError('pick from an empty list');
    return xs[this.int(xs.length)] as X;
  }

  shuffle<X>(xs: X[]): X[] {
    for (let i = xs.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const x = xs[i] as X;
      xs[i] = xs[j] as X;
      xs[j] = x;
    }
    return xs;
  }
}
