import type { Tally } from '../simulate/tally.ts';
import type { Pairing } from './ratings.ts';

export interface Met extends Pairing {
  readonly finished: number;
  readonly unfinished: number;
}

/** Everybody meets everybody once; `play` gives the games of two bots that take turns with the seats. */
export async function everyPair(
  names: readonly string[],
  play: (pair: readonly [string, string]) => Promise<Tally>,
): Promise<Met[]> {
  const met: Met[] = [];
  for (const [index, a] of names.entries())
    for (const b of names.slice(index + 1)) {
      const { bots, finished, unfinished } = await play([a, b]);
      const wins = { winsA: bots[a]?.wins ?? 0, winsB: bots[b]?.wins ?? 0 };
      met.push({ a, b, ...wins, finished, unfinished: Object.keys(unfinished).length });
    }
  return met;
}
