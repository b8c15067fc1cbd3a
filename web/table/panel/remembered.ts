import type { Say } from '@tavern/engine';

/**
 * A game may leave out what has not changed: between two rounds of a fight it has only the fight to tell. What it told before then
 * still stands, as it stood when the fight began.
 */
export interface Remembered {
  /** The newest lines that told of everything. */
  readonly whole: readonly Say[];
  /** The newest lines. */
  readonly lines: readonly Say[];
}

export function remember(before: Remembered | null, lines: readonly Say[]): Remembered {
  return { whole: before === null || !isPart(lines, before.whole) ? lines : before.whole, lines };
}

/** Nothing of what the whole begins with is there. */
function isPart(lines: readonly Say[], whole: readonly Say[]): boolean {
  const keys = new Set(lines.map(({ key }) => key));
  const beginning = whole.slice(0, Math.ceil(whole.length / 2));
  return lines.length < whole.length && !beginning.some(({ key }) => keys.has(key));
}
