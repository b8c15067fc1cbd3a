import type { Say, Seat } from '@tavern/engine';
import type { View } from '../../../rules/view.ts';
import { hereLines, kindLines, trapLines } from '../../tips/tile-tip.ts';

/** What waits on a tile: the tile itself, a trap, other players. */
export const placeWords = (tile: number, view: View, me: Seat): readonly Say[] => [
  ...kindLines(view.board[tile] ?? 'start', view),
  ...trapLines(tile, view),
  ...hereLines(tile, view, me),
];
