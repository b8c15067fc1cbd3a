import { hasEnough, isSold, priceOf, rewardOf } from '../rules/economy.ts';
import type { Rules } from '../rules/house-rules.ts';
import { setup } from '../rules/setup.ts';
import type { PowerupId, State } from '../rules/state.ts';
import { firstIn } from '../rules/steps/round.ts';

/** What can be foreseen of a run between two fights: gold and rewards are certain, only the fights are not. */
export type Prospect = Pick<State, 'rules' | 'round' | 'gold' | 'hp' | 'damage' | 'wounds' | 'owned' | 'purchases' | 'first'>;

export const prospectOf = ({ rules, round, gold, hp, damage, wounds, owned, purchases, first }: Prospect): Prospect => ({
  rules,
  round,
  gold,
  hp,
  damage,
  wounds,
  owned,
  purchases,
  first,
});

/** A run that has not begun: set-up throws no dice in this game. */
export const startOf = (rules: Rules): Prospect => prospectOf(setup(null as never, [], rules));

/** Whether it is sold and does something that is not had already. */
export const isUseful = (at: Prospect, item: PowerupId): boolean => isSold(at.rules, item) && !hasEnough(at, item);

export const isAffordable = (at: Prospect, item: PowerupId): boolean => priceOf(at, item) <= at.gold;

export const afterBuying = (at: Prospect, item: PowerupId): Prospect => ({
  ...at,
  gold: at.gold - priceOf(at, item),
  owned: { ...at.owned, [item]: at.owned[item] + 1 },
  purchases: at.purchases + 1,
});

export const mayStrike = ({ owned, first }: Prospect): boolean => owned['first-strike'] > 0 && first === 'enemy';

export const afterStrike = (at: Prospect): Prospect => ({
  ...at,
  owned: { ...at.owned, 'first-strike': at.owned['first-strike'] - 1 },
  first: 'player',
});

/** The round is won. Nobody knows how many wounds it costs: as many as there are now are assumed. */
export function afterRound(at: Prospect): Prospect {
  const { gold, hp, damage } = rewardOf(at.round);
  const round = at.round + 1;
  return { ...at, round, first: firstIn(at, round), gold: at.gold + gold, hp: at.hp + hp, damage: at.damage + damage };
}
