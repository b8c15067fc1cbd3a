import type { Seat } from '@tavern/engine';
import { discardItem } from './decks.ts';
import { takeFromPack } from './pack.ts';
import { type ItemId, playerAt } from './state.ts';
import type { M } from './types.ts';

/** Out of the backpack and onto the discards, for all to see. */
export function spend(m: M, seat: Seat, item: ItemId): void {
  takeFromPack(playerAt(m.state, seat), item, { seen: true });
  discardItem(m, item);
  m.emit({ type: 'used', seat, item });
}

const THIS_TURN = 1;

/** A potion's behaviour: a bonus until the end of the turn (KM-161). */
export const boosting = (item: ItemId, { attack = 0, defence = 0 }: { attack?: number; defence?: number }) => ({
  bonus: attack + defence,
  use(m: M, seat: Seat) {
    spend(m, seat, item);
    playerAt(m.state, seat).boosts.push({ from: item, attack, defence, turns: THIS_TURN });
    m.emit({ type: 'boosted', seat, from: item, attack, defence });
  },
});
