import type { Seat } from '@tavern/engine';
import { classes, enemies, treasures } from '../../rules/catalog.ts';
import type { Hero, Opponent } from '../../rules/odds/fight-odds.ts';
import type { Foe } from '../../rules/state.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { strengthOf } from './strength.ts';

const wardsIn = (pack: PlayerView['pack']): number =>
  (pack ?? []).reduce((sum, item) => sum + (treasures.get(item).ward ?? 0), 0);

/** A fighter for calculating chances. Other players' backpacks are unknown, so only single rounds of theirs can be calculated. */
export function heroOf({ players, act }: View, seat: Seat): Hero {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`);
  const { attack, defence } = strengthOf(player, 'enemies', 0);
  return {
    attack,
    defence,
    hp: player.hp,
    wards: wardsIn(player.pack),
    recovers: player.recovered ? 0 : classes.get(player.class).recovers,
    stumbles: act.stumble,
  };
}

export const opponentOf = ({ card, hp }: Pick<Foe, 'card' | 'hp'>): Opponent => {
  const { attack, defence } = enemies.get(card);
  return { attack, defence, hp };
};
