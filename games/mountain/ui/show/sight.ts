import type { Seat } from '@tavern/engine';
import type { Player } from '../../rules/state.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { asPlayer } from '../../text/tell/players.ts';
import type { Show } from './types.ts';

/** The view to calculate with: the present one, or while looking back, the viewer's view of that moment. */
export const sightOf = (view: View, { view: shown, rewound }: Pick<Show, 'view' | 'rewound'>): View =>
  rewound === null ? view : shown;

export const playerThen = (view: View, show: Pick<Show, 'view' | 'rewound'>, seat: Seat): PlayerView | undefined =>
  sightOf(view, show).players[seat];

/** For the rules to calculate with: hidden items count as nothing. */
export const reckoned = (player: PlayerView): Player => asPlayer(player);
