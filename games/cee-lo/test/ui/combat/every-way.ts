import type { Rng } from '@tavern/engine';

interface Fork {
  /** How likely each way is. */
  readonly ways: readonly number[];
  taken: number;
}

/** An rng that goes every way: each time the same thing is done with it, chance takes a turning it has not taken yet. */
class EveryWay {
  private readonly forks: Fork[] = [];
  private at = 0;
  /** How likely the way was that was gone. */
  p = 1;

  take(ways: readonly number[]): number {
    const fork = this.forks[this.at] ?? { ways, taken: 0 };
    this.forks[this.at] = fork;
    this.at += 1;
    this.p *= fork.ways[fork.taken] ?? 0;
    return fork.taken;
  }

  /** To the next way; false: there is none. */
  next(): boolean {
    this.at = 0;
    this.p = 1;
    for (;;) {
      const last = this.forks.at(-1);
      if (last === undefined) return false;
      last.taken += 1;
      if (last.taken < last.ways.length) return true;
      this.forks.pop();
    }
  }
}

const even = (n: number): number[] => Array.from({ length: n }, () => 1 / n);

/** Does the work once for every way that chance can go, and tells how likely each was. */
export function everyWay(work: (rng: Rng, p: () => number) => void): void {
  const ways = new EveryWay();
  const rng = {
    int: (n: number) => ways.take(even(n)),
    die: (sides: number) => 1 + ways.take(even(sides)),
    chance: (n: number, of: number) => {
      if (n >= of || n <= 0) return n > 0;
      return ways.take([n / of, 1 - n / of]) === 0;
    },
  };
  do work(rng as unknown as Rng, () => ways.p);
  while (ways.next());
}
