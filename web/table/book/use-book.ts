import type { GamePack } from '@tavern/games';
import { LogBridge } from '@tavern/kit';
import { useState } from 'react';
import type { TableView } from '../../model/use-table.ts';
import { useStory } from '../headline/use-story.ts';
import { newestOf } from './log-lines.ts';
import { useLogLines } from './use-log-lines.ts';

/** A player who waits is told this many of the newest lines. */
const RECENT = 3;

/**
 * The log in words, and how far the table has told it. `onLookBack`: a line was pressed, and the table shows its moment. `leads`: what a press does
 * instead.
 */
export function useBook(
  table: Pick<TableView, 'log'>,
  pack: Pick<GamePack, 'tell'>,
  onLookBack: () => void,
  leads?: (id: string | number) => void,
) {
  const [bridge] = useState(() => new LogBridge(onLookBack, leads));
  const { story, isAhead, taken } = useStory(bridge, table.log.at(-1)?.id ?? null);
  const lines = useLogLines(table.log, pack.tell);
  return { bridge, story, isAhead, taken, lines, recent: newestOf(lines, RECENT) };
}

export type Book = ReturnType<typeof useBook>;
