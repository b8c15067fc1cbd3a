import { type Say, type Seat, say } from '@tavern/engine';
import type { View } from '../../../rules/view.ts';

/** Where it is done, and what it costs (`tradeCostsAction`). Only partners trade from tile to tile (H-56). */
export function placeWords({ players, rules }: View, left: Seat, right: Seat): Say {
  const [tile, other] = [players[left]?.at ?? 0, players[right]?.at ?? 0];
  const places = { tile, other };
  const costs = rules.tradeCostsAction;
  if (tile === other) return say(costs ? 'exchange.trade.sub.costs' : 'exchange.trade.sub', places);
  return say(costs ? 'exchange.trade.sub.far.costs' : 'exchange.trade.sub.far', places);
}
