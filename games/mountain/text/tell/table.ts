import type { Say, Seat } from '@tavern/engine';
import type { View } from '../../rules/view.ts';
import { boardLines, deckLine } from './board.ts';
import { exchangeLines } from './exchanges.ts';
import { openPacks, ownLines, playerLines } from './players.ts';

/** From far to near: the mountain, who is on it, what is mine, and what goes on right now. */
export function tellTable(view: View, seat: Seat | null): Say[] {
  const now = exchangeLines(view, seat);
  // Between two rounds nothing else has changed.
  if ((view.fight?.round ?? 0) > 0 || (view.duel?.round ?? 0) > 1) return now;
  const far = [...boardLines(view), ...playerLines(view)];
  // Before the first turn everybody has the same: nothing.
  if (view.turn === 0) return far;
  return [...far, deckLine(view), ...(seat === null ? [] : [...ownLines(view, seat), ...openPacks(view, seat)]), ...now];
}
