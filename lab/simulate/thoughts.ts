import { spreadOf } from '../estimate.ts';
import type { Watch } from './game.ts';
import { add } from './tally.ts';

/** How often each bot thought for how long, in hundredths of a millisecond. Beside the tally, which is the same on every machine. */
export type Thoughts = { [bot: string]: { [hundredths: string]: number } };

/** In milliseconds of the clock on the wall: on a busy machine they are longer. */
export interface Thought {
  readonly median: number;
  readonly longest: number;
}

/** Notes every thought but a bot's first one on this worker, which loads its code. `awake`: the bots that had theirs. */
export const noteThoughts =
  (thoughts: Thoughts, awake: Set<string>): Watch =>
  (bot, milliseconds) => {
    if (awake.has(bot)) add(thoughts, { [bot]: { [Math.round(milliseconds * 100)]: 1 } });
    awake.add(bot);
  };

/** Null: this bot had nothing to think about. */
export function thoughtOf(thoughts: Thoughts, bot: string): Thought | null {
  const spread = spreadOf(thoughts[bot] ?? {});
  return spread === null ? null : { median: spread.median / 100, longest: spread.longest / 100 };
}
