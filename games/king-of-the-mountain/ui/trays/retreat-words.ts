import { type Say, type Seat, say } from '@tavern/engine';
import { onBoard } from '../../rules/board.ts';
import type { View } from '../../rules/view.ts';

/** "back 6 to tile 7: Sanctuary"; from the foot of the mountain there is nowhere to go back to (KM-091, H-07). */
export function wayBack({ board, players, rules }: View, seat: Seat): Say {
  const at = players[seat]?.at ?? 0;
  const to = onBoard(at - rules.retreatDistance);
  if (to === at) return say('tray.retreat.nowhere', { tile: at });
  return say('tray.retreat.way', { n: at - to, to, kind: say(`tip.tile.kind.${board[to] ?? 'start'}`) });
}
