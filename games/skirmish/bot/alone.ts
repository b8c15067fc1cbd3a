import type { Seat } from '@tavern/engine';
import { cards } from '../rules/catalog.ts';
import { type CardId, playerAt, rivalOf, type Slot, type State } from '../rules/state.ts';
import { margin } from './lead.ts';
import { WORTH } from './worth.ts';

/** What a seat can still reach in a round that its rival has left. */
interface Reach {
  readonly lead: number;
  /** What the units that it needs for this are worth in hand, in units of power. */
  readonly cost: number;
}

/** Would this unit win the slot? Its Deploy counts where it is about the enemy unit there. */
function wins(card: CardId, enemy: number | null): boolean {
  const { kind, power } = cards.get(card);
  if (kind === 'action') return false;
  if (enemy === null) return true;
  if (card === 'assassin') return enemy <= 4;
  return power + (card === 'duelist' ? 2 : 0) > enemy;
}

const enemyIn = ({ units }: Slot, seat: Seat): number | null => units[rivalOf(seat)]?.power ?? null;

/** Turns the weakest slot first, each with the unit that is missed least, until the seat is ahead. */
export function reachAlone(state: State, seat: Seat, lead: number): Reach {
  const player = playerAt(state, seat);
  const hand = [...player.hand, ...player.known].sort((a, b) => WORTH[a] - WORTH[b]);
  const behind = state.slots
    .filter((slot) => margin(slot, seat) <= 0)
    .sort((a, b) => (enemyIn(a, seat) ?? -1) - (enemyIn(b, seat) ?? -1));
  let [now, cost] = [lead, 0];
  for (const slot of behind) {
    if (now > 0) break;
    const at = hand.findIndex((card) => wins(card, enemyIn(slot, seat)));
    if (at < 0) continue;
    const [card] = hand.splice(at, 1) as [CardId];
    cost += WORTH[card];
    now += margin(slot, seat) < 0 ? 2 : 1;
  }
  return { lead: now, cost };
}
