import { afterBlow, enemyBlow, softLoss } from '../../rules/blows.ts';
import { scores } from '../../rules/dice.ts';
import { enemyHpIn } from '../../rules/economy.ts';
import { AUTO_REROLLS } from '../../rules/house-rules.ts';
import { enemyOdds, throwOdds } from '../../rules/odds/throw-odds.ts';
import type { State } from '../../rules/state.ts';
import { attackWith, readDice } from './imagined.ts';

/** How likely the player's first turn wins the round with the first counting throw: no reroll, no Wild Die. Exact. */
export function winsAtOnce(state: State): number {
  const enemyHp = enemyHpIn(state, state.round);
  const odds = throwOdds(state);
  const chanceOf = (of: (each: (typeof odds)[number]) => boolean): number =>
    odds.reduce((sum, each) => (of(each) ? sum + each.p : sum), 0);
  const none = chanceOf(({ result }) => result.type === 'none');
  const wins = chanceOf(({ dice }) => readDice(state, dice).type === 'instant-win' || attackWith(state, dice) >= enemyHp);
  const free = state.owned['guaranteed-point'] > 0 || state.rules.autoRerolls === 'unlimited';
  const throws = free ? Number.POSITIVE_INFINITY : AUTO_REROLLS + 1;
  // The first counting throw among this many.
  return (wins * (1 - none ** throws)) / (1 - none);
}

/** How likely the enemy's first turn ends the run, with the HP at the start of the round. Exact. */
export function losesAtOnce(state: State): number {
  const fight = { hp: state.hp - state.wounds, wasHit: false } as NonNullable<State['fight']>;
  return enemyOdds().reduce((sum, { result, p }) => {
    if (result.type === 'cursed') return sum;
    if (!scores(result) && !state.rules.softInstants) return sum + p;
    const blow = scores(result) ? enemyBlow(state, result) : softLoss(state.hp);
    return afterBlow(state, fight, blow).hp === 0 ? sum + p : sum;
  }, 0);
}

/** The average damage of the enemy's scoring throws. */
export function averageBlow(state: State): number {
  const scoring = enemyOdds().filter(({ result }) => scores(result));
  const whole = scoring.reduce((sum, { p }) => sum + p, 0);
  return scoring.reduce((sum, { result, p }) => sum + p * enemyBlow(state, result), 0) / whole;
}
