import type { Result } from './dice.ts';
import { enemyDamage } from './economy.ts';
import type { Fight, State } from './state.ts';

type Fighter = Pick<State, 'rules' | 'owned' | 'damage'>;

/** CL-027, CL-045; C-09: each further Double Down adds the damage once more. */
export function attackOf({ rules, owned, damage }: Fighter, { type, value }: Result): number {
  const doubled = rules.stackEverything ? owned['double-down'] : Math.min(1, owned['double-down']);
  return damage * value * (type === 'trips' ? 1 + doubled : 1);
}

/** CL-028: three HP a point, five a trip; H-12 and CL-033: never above the most. */
export function healOf({ hp: most }: Pick<State, 'hp'>, { hp }: Pick<Fight, 'hp'>, { type, value }: Result): number {
  return Math.min(value * (type === 'trips' ? 5 : 3), most - hp);
}

/** H-03, `softInstants`: what an instant result costs, of the most, rounded up. */
export const SOFT_PERCENT = 40;
export const softLoss = (most: number): number => Math.ceil((most * SOFT_PERCENT) / 100);

/** What is left of the player after a blow, and whether mercy left a last HP (H-04, H-20). */
export function afterBlow({ rules }: Pick<State, 'rules'>, { hp, wasHit }: Fight, blow: number): { hp: number; spared: boolean } {
  const spared = rules.mercy && !wasHit && blow >= hp;
  return { hp: spared ? 1 : Math.max(0, hp - blow), spared };
}

export const enemyBlow = ({ damage }: Pick<State, 'damage'>, { value }: Result): number => enemyDamage(damage, value);
