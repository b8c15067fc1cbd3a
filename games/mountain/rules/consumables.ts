import type { Seat } from '@tavern/engine';
import { discardItem } from './decks.ts';
import { takeFromPack } from './pack.ts';
import { type ItemId, type Player, playerAt } from './state.ts';
import type { M } from './types.ts';

/** Out of the backpack and onto the discards, for all to see. */
export function spend(m: M, seat: Seat, item: ItemId): void {
  takeFromPack(playerAt(m.state, seat), item, { seen: true });
  discardItem(m, item);
  m.emit({ type: 'used', seat, item });
}

const THIS_TURN = 1;
const THIS_COMBAT = 0;

/** A potion's behaviour: a bonus until the end of the turn (KM-161), or of the combat it is drunk in (`battlePotions`). */
export const boosting = (item: ItemId, { attack = 0, defence = 0 }: { attack?: number; defence?: number }) => ({
  bonus: attack + defence,
  drinkAttack: attack,
  drinkDefence: defence,
  use(m: M, seat: Seat) {
    spend(m, seat, item);
    const combat = m.state.fight !== null || m.state.duel !== null;
    playerAt(m.state, seat).boosts.push({ from: item, attack, defence, turns: combat ? THIS_COMBAT : THIS_TURN });
    m.emit({ type: 'boosted', seat, from: item, attack, defence, combat });
  },
});

/** The combat is over, and with it what was drunk in it. */
export function soberUp(player: Player): void {
  if (player.boosts.length > 0) player.boosts = player.boosts.filter(({ turns }) => turns > THIS_COMBAT);
}
