import type { Rules } from '../rules/house-rules.ts';
import { type Duellist, type DuelOdds, duelOdds } from '../rules/odds/duel-odds.ts';

/** HP after a win on average, as a whole number. */
export const hpAfter = ({ win, left }: { readonly win: number; readonly left: number }): number =>
  win > 0 ? Math.max(1, Math.round(left / win)) : 1;

/** An estimate for several opponents, taken one after the other: they will turn on each other at times, and on me at others. */
export function meleeOdds(me: Duellist, them: readonly Duellist[], rules: Pick<Rules, 'weariness'>): DuelOdds {
  let win = 1;
  let { hp } = me;
  for (const each of them) {
    const odds = duelOdds({ ...me, hp }, each, rules);
    win *= odds.win;
    hp = hpAfter(odds);
  }
  return { win, lose: 1 - win, stalemate: 0, left: win * hp };
}
