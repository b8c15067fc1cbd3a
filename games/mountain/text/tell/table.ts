import type { Block, Seat } from '@tavern/engine';
import type { View } from '../../rules/view.ts';
import { boardBlock, deckLine } from './board.ts';
import { exchangeBlocks } from './exchanges.ts';
import { allPacks, openPacks, ownLines, playersBlock } from './players.ts';

/** From far to near: the mountain, who is on it, what is mine, and what goes on right now. */
export function tellTable(view: View, seat: Seat | null, whole = false): Block[] {
  const now = exchangeBlocks(view, seat);
  // Between two rounds nothing else has changed.
  if (!whole && ((view.fight?.round ?? 0) > 0 || (view.duel?.round ?? 0) > 1)) return now;
  const far = [boardBlock(view), playersBlock(view)];
  // Before the first turn everybody has the same: nothing.
  if (view.turn === 0) return far;
  const own = seat === null ? [] : ownLines(view, seat);
  const near: Block = { id: 'own', kind: 'notes', notes: [deckLine(view), ...own] };
  return [...far, near, ...(seat === null ? allPacks(view) : openPacks(view, seat)), ...now];
}
