import type { Block, Seat, TableRow } from '@tavern/engine';
import type { Remembered } from './remembered.ts';

/** What a game tells of its table. */
export interface ToldTable {
  /** What goes on right now. */
  readonly now: readonly Block[];
  readonly always: readonly Block[];
  /** What the game leaves out for a while, as it stood. */
  readonly before: readonly Block[];
}

export function toldTable({ whole, blocks }: Remembered): ToldTable {
  return { now: blocks.filter(isNow), always: alwaysIn(blocks), before: whole === blocks ? [] : alwaysIn(whole) };
}

const isNow = ({ now }: Block): boolean => now === true;
const alwaysIn = (blocks: readonly Block[]): readonly Block[] => blocks.filter((block) => !isNow(block));

/** What is told of somebody, nearest to now: a fighter's row before the player's. */
export function rowOfSeat({ now, always }: ToldTable, who: Seat): TableRow | null {
  const rows = [...now, ...always].flatMap((block) => (block.kind === 'rows' ? block.rows : []));
  return rows.find(({ seat, title }) => seat === who && title !== undefined) ?? null;
}

/** The parts of a row one by one: on a screen each stands for itself, also those that belong together. */
export const partsOf = ({ parts }: TableRow) => parts.flatMap((part) => part);
