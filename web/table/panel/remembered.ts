import type { Block } from '@tavern/engine';

/**
 * A game may leave out what has not changed: between two rounds of a fight it has only the fight to tell. What it told before then
 * still stands, as it stood when the fight began.
 */
export interface Remembered {
  /** The newest blocks that told of everything. */
  readonly whole: readonly Block[];
  /** The newest blocks. */
  readonly blocks: readonly Block[];
}

export function remember(before: Remembered | null, blocks: readonly Block[]): Remembered {
  return { whole: before !== null && isPart(blocks) ? before.whole : blocks, blocks };
}

/** There is nothing but what goes on right now. */
const isPart = (blocks: readonly Block[]): boolean => blocks.length > 0 && blocks.every(({ now }) => now === true);
