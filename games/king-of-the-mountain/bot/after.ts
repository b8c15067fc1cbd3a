import { FINAL } from '../rules/board.ts';
import type { AfterOption } from '../rules/steps/turn.ts';
import { duelValue } from './challenge.ts';
import { fighterOf } from './fighter.ts';
import { makeRoom } from './room.ts';
import type { Sight } from './sight.ts';
import { partnerFor } from './trade.ts';

/** After the main action: an arrival duel where it pays, room in the backpack, the end. */
export function chooseAfter(sight: Sight, options: readonly AfterOption[]): AfterOption {
  return duel(sight, options) ?? trade(sight, options) ?? makeRoom(sight, options) ?? (options[0] as AfterOption);
}

function duel(sight: Sight, options: readonly AfterOption[]): AfterOption | null {
  const { me, weights } = sight;
  const fighter = fighterOf(me);
  let best: AfterOption | null = null;
  let most = weights.duelMargin;
  for (const option of options) {
    if (option.do !== 'duel' || option.with === null) continue;
    const rival = sight.rival(option.with);
    const stop = me.at === FINAL && rival.player.claim ? weights.summit : 0;
    const value = stop > 0 ? stop - sight.rivals.indexOf(rival) / 10 : duelValue(sight, fighter, rival, { tile: me.at });
    if (value <= most) continue;
    most = value;
    best = option;
  }
  return best;
}

function trade(sight: Sight, options: readonly AfterOption[]): AfterOption | null {
  const partner = partnerFor(sight, options);
  return partner === null ? null : (options.find((option) => option.do === 'trade' && option.with === partner) ?? null);
}
