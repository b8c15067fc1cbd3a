import type { Seat } from '@tavern/engine';
import type { Hero } from '../../rules/odds/fight-odds.ts';
import { recoveryOf, wardsIn } from '../../rules/odds/lives.ts';
import { tollOf } from '../../rules/toll.ts';
import type { View } from '../../rules/view.ts';
import { strengthOf } from './strength.ts';

/** A player as the odds see them. Nobody knows others' backpacks, so of others only single rounds can be reckoned. */
export function heroOf({ players, act }: View, seat: Seat): Hero {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`);
  const { attack, defence } = strengthOf(player, 'enemies', 0);
  return {
    attack,
    defence,
    hp: player.hp,
    wards: wardsIn(player.pack),
    recovers: recoveryOf(player),
    toll: tollOf(player),
    stumbles: act.stumble,
  };
}
