import { type Say, type Seat, say } from '@tavern/engine';
import { onBoard } from '../../../rules/board.ts';
import type { View } from '../../../rules/view.ts';
import type { Look } from '../../words/look.ts';

/**
 * "back 6 to tile 7: Sanctuary". In another player's turn, and under `quietRetreat`, that tile does nothing (H-23), and from the foot of the mountain there is nowhere
 * to go back to (KM-091, H-07).
 */
function wayBack({ board, players, rules, current }: View, seat: Seat): Say {
  const at = players[seat]?.at ?? 0;
  const to = onBoard(at - rules.retreatDistance);
  if (to === at) return say('tray.retreat.nowhere', { tile: at });
  if (seat !== current || rules.quietRetreat) return say('tray.retreat.quiet', { n: at - to, to });
  return say('tray.retreat.way', { n: at - to, to, kind: say(`tip.tile.kind.${board[to] ?? 'start'}`) });
}

/** The retreat from a fight or duel: two presses, because it cannot be taken back. */
export const retreatLook = (view: View, seat: Seat, from: 'fight' | 'duel'): Look => ({
  label: say('tray.retreat'),
  sub: wayBack(view, seat),
  icon: 'run',
  kind: 'danger',
  confirm: say(`tray.retreat.sure.${from}`),
});
