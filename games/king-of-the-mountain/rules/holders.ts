import type { Seat } from '@tavern/engine';
import { type InterruptPoint, treasures } from './catalog.ts';
import { type Player, playerAt } from './state.ts';
import type { M } from './types.ts';

/** Tiers of the cards that can be played at each point. */
const tiersAt: { [point in InterruptPoint]?: number[] } = {};
const tiersOf = (point: InterruptPoint): number[] =>
  (tiersAt[point] ??= treasures.all.filter((card) => card.point === point).map(({ tier }) => tier - 1));

/** By public knowledge: the tier fits, and the backpack is not empty. Being asked is then no tell. */
function couldHold({ pack, tiers, down, out }: Player, point: InterruptPoint): boolean {
  if (down || out || pack.length === 0) return false;
  return tiersOf(point).some((tier) => (tiers[tier] as number) > 0);
}

/** Everybody among these who could interrupt here is asked at once (H-35, H-36). */
export function askHolders(m: M, among: readonly Seat[], point: InterruptPoint, by: Seat, card: string | null): void {
  const asked = among.filter((seat) => couldHold(playerAt(m.state, seat), point));
  if (asked.length > 0) m.ask(asked, { kind: 'interrupt', point, by, card, tile: playerAt(m.state, by).at });
}
