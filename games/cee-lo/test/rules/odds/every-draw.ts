import type { Rng } from '@tavern/engine';

/** Dice that fall in every way they can: runs `play` once for each, with how likely that way was. */
export function everyDraw(play: (rng: Rng, chance: () => number) => void): void {
  let script: number[] = [];
  for (;;) {
    const drawn: { at: number; of: number }[] = [];
    let p = 1;
    const branch = (of: number, weight: (at: number) => number): number => {
      const at = script[drawn.length] ?? 0;
      drawn.push({ at, of });
      p *= weight(at);
      return at;
    };
    const int = (n: number): number => branch(n, () => 1 / n);
    play(
      {
        int,
        die: (sides) => int(sides) + 1,
        chance: (of, outOf) => branch(2, (at) => (at === 1 ? of : outOf - of) / outOf) === 1,
        pick: (xs) => xs[int(xs.length)] as (typeof xs)[number],
        shuffle: () => {
          throw new Error('nothing is shuffled here');
        },
      },
      () => p,
    );
    while ((drawn.at(-1)?.at ?? 0) + 1 === drawn.at(-1)?.of) drawn.pop();
    const last = drawn.pop();
    if (last === undefined) return;
    script = [...drawn.map(({ at }) => at), last.at + 1];
  }
}
