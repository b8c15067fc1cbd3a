import type { View } from '../../rules/view.ts';
import type { MountainProps } from '../show/props.ts';

/** What can be in front of the mountain. */
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
  | 'fork'
  | 'shop'
  | 'steal'
  | 'wave'
  | 'vulture'
  | 'prompt';

type TrayPart = Pick<MountainProps, 'question' | 'over'> & { readonly show: Pick<MountainProps['show'], 'view' | 'rewound'> };

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
  fork: 'fork',
  shop: 'shop',
  steal: 'steal',
  wave: 'wave',
  vulture: 'vulture',
};

/** Asked at the player's edge of the table. */
const isAtLedge = ({ question }: TrayPart): boolean =>
  question !== null && (question.kind === 'turn' || question.kind === 'after');

/** What everybody sees going on, asked or not. */
function goingOn({ fight, duel, offer, loot, trade, turn, winner }: View): TrayName | null {
  if (turn === 0) return 'initiative';
  // Once a player has won, nothing goes on any more.
  if (winner !== null) return null;
  if (fight !== null) return 'fight';
  if (duel !== null || offer !== null) return 'duel';
  if (loot !== null) return 'loot';
  return trade === null ? null : 'trade';
}

/** The tray to draw: the question comes first; while looking back, what went on then. */
export function trayShown(seen: TrayPart): TrayName | null {
  const { question, over, show } = seen;
  if (show.rewound !== null) return show.view.turn === 0 ? null : goingOn(show.view);
  // After the end, the last steps are still shown.
  if (over !== null || question === null || isAtLedge(seen)) return goingOn(show.view);
  // The winner of a duel sees the deciding blow; any press goes on.
  if (question.kind === 'loot' && show.view.duel !== null) return 'duel';
  return ASKED[question.kind] ?? 'prompt';
}

/** The tray that takes the ledge's room; null: the ledge has its full size, whatever is still shown of what has just ended. */
export const trayOf = (seen: TrayPart): TrayName | null => (isAtLedge(seen) ? null : trayShown(seen));
