import type { View } from '../../rules/view.ts';
import type { SummitProps } from '../show/props.ts';

/** What can lie in front of the mountain. */
export type TrayName =
  | 'initiative'
  | 'fight'
  | 'duel'
  | 'challenge'
  | 'arrive'
  | 'interrupt'
  | 'loot'
  | 'trade'
  | 'overflow'
  | 'thief'
  | 'prompt';

type Seen = Pick<SummitProps, 'question' | 'over'> & { readonly show: Pick<SummitProps['show'], 'view' | 'rewound'> };

const ASKED: { readonly [kind: string]: TrayName } = {
  initiative: 'initiative',
  fight: 'fight',
  duel: 'duel',
  challenge: 'challenge',
  arrive: 'arrive',
  interrupt: 'interrupt',
  loot: 'loot',
  trade: 'trade',
  overflow: 'overflow',
  thief: 'thief',
};

/** Asked at the own edge of the table. */
const isAtLedge = ({ question }: Seen): boolean => question !== null && (question.kind === 'turn' || question.kind === 'after');

/** What everybody sees go on, asked or not. */
function goingOn({ fight, duel, offer, loot, trade, turn, winner }: View): TrayName | null {
  if (turn === 0) return 'initiative';
  // Once somebody has won nothing goes on, whatever was.
  if (winner !== null) return null;
  if (fight !== null) return 'fight';
  if (duel !== null || offer !== null) return 'duel';
  if (loot !== null) return 'loot';
  return trade === null ? null : 'trade';
}

/** What to draw: what is asked comes first; who looks back sees what went on then. */
export function trayShown(seen: Seen): TrayName | null {
  const { question, over, show } = seen;
  if (show.rewound !== null) return show.view.turn === 0 ? null : goingOn(show.view);
  // When it is over the last steps are still shown.
  if (over !== null || question === null || isAtLedge(seen)) return goingOn(show.view);
  // Whoever has won sees the blow that decided it; any press leads on.
  if (question.kind === 'loot' && show.view.duel !== null) return 'duel';
  return ASKED[question.kind] ?? 'prompt';
}

/** The tray that takes the ledge's room; null: the ledge has its full size, whatever is still shown of what has just ended. */
export const trayOf = (seen: Seen): TrayName | null => (isAtLedge(seen) ? null : trayShown(seen));
