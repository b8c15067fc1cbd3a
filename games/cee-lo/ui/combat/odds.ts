import '../../rules/cards/index.ts';
import { afterBlow, attackOf, enemyBlow, healOf, softLoss } from '../../rules/blows.ts';
import { analyse, type Result, scores } from '../../rules/dice.ts';
import { enemyOdds, throwOdds } from '../../rules/odds/throw-odds.ts';
import type { Fight, State } from '../../rules/state.ts';
import { throwsOnForFree } from '../../rules/steps/turn.ts';
import { acesLeft } from '../../rules/throwing.ts';

/**
 * The possible results of a throw, the best first. `harder` to `softer` compare with the present throw; `score` is for no present throw.
 */
export const CLASSES = ['instant', 'deadly', 'harder', 'equal', 'softer', 'score', 'cursed', 'none'] as const;
export type ThrowClass = (typeof CLASSES)[number];
export type ThrowOdds = { readonly [name in ThrowClass]: number };

/** What the enemy's next counting throw can mean for the player, the worst first. */
export const ENEMY_CLASSES = ['instant', 'deadly', 'blow', 'cursed'] as const;
type EnemyClass = (typeof ENEMY_CLASSES)[number];
export type EnemyThrowOdds = { readonly [name in EnemyClass]: number };

const ENEMY = enemyOdds();
const SIXES = [6, 6, 6];

/**
 * The odds of a throw by the player, including all free rerolls: every class has its chance, and together they are 1. `none` is a throw
 * without score after which there is no free reroll. `against`: the throw that would be given up.
 */
export function playerOdds(state: State, fight: Fight, against: Result | null): ThrowOdds {
  const odds = { instant: 0, deadly: 0, harder: 0, equal: 0, softer: 0, score: 0, cursed: 0, none: 0 };
  for (const { dice, p } of throwOdds(state)) odds[classOf(state, fight, resultOf(state, fight, dice), against)] += p;
  const { none } = odds;
  // Thrown again and again: 1 + none + none² ...
  const throws = throwsOnForFree(state) ? 1 / (1 - none) : (1 - none ** (fight.auto + 1)) / (1 - none);
  for (const name of CLASSES) odds[name] *= throws;
  odds.none = throwsOnForFree(state) ? 0 : none ** (fight.auto + 1);
  return odds;
}

/** CL-047: an Ace Saver that is left turns 1-1-1 into 6-6-6. */
export function resultOf(state: State, fight: Fight, dice: readonly number[]): Result {
  const saved = !dice.some((die) => die !== 1) && acesLeft(state, fight) > 0;
  return analyse(saved ? SIXES : dice, state.owned['point-boost']);
}

function classOf(state: State, { enemyHp }: Fight, result: Result, against: Result | null): ThrowClass {
  if (result.type === 'instant-win') return 'instant';
  if (result.type === 'cursed') return 'cursed';
  if (result.type === 'none') return 'none';
  const blow = attackOf(state, result);
  if (blow >= enemyHp) return 'deadly';
  if (against === null) return 'score';
  const now = attackOf(state, against);
  return blow > now ? 'harder' : blow === now ? 'equal' : 'softer';
}

/** What the player's 1-2-3 would do: cost HP and the turn, or end the run (CL-008, H-03). */
export function curseOf({ rules, hp: most }: Pick<State, 'rules' | 'hp'>, { hp }: Pick<Fight, 'hp'>) {
  const loss = Math.min(hp, softLoss(most));
  return { loss, ends: !rules.softInstants || loss === hp };
}

/** The chance that a throw ends the run by 1-2-3. */
export const curseRisk = (state: State, fight: Fight): number =>
  curseOf(state, fight).ends ? playerOdds(state, fight, null).cursed : 0;

/** The chance that the throw itself wins the round, or the attack that it allows. */
export const winsAtOnce = ({ instant, deadly }: ThrowOdds): number => instant + deadly;

/** The odds of the enemy's next counting throw, with the player at these HP. */
export function enemyThrowOdds(state: State, fight: Fight): EnemyThrowOdds {
  const odds = { instant: 0, deadly: 0, blow: 0, cursed: 0 };
  for (const { result, p } of ENEMY) odds[enemyClass(state, fight, result)] += p;
  return odds;
}

function enemyClass(state: State, fight: Fight, result: Result): EnemyClass {
  if (result.type === 'cursed') return 'cursed';
  const soft = state.rules.softInstants;
  if (!scores(result) && !soft) return 'instant';
  const blow = scores(result) ? enemyBlow(state, result) : softLoss(state.hp);
  return afterBlow(state, fight, blow).hp === 0 ? 'deadly' : 'blow';
}

/** The chance that the enemy's next throw ends the run. */
export const killsYou = ({ instant, deadly }: EnemyThrowOdds): number => instant + deadly;

export interface Attack {
  readonly damage: number;
  /** The enemy's HP afterwards. */
  readonly left: number;
  readonly killsYou: number;
}

/** What attacking with this throw leads to. */
export function attackWith(state: State, fight: Fight, result: Result): Attack {
  const damage = attackOf(state, result);
  const left = Math.max(0, fight.enemyHp - damage);
  return { damage, left, killsYou: left === 0 ? 0 : killsYou(enemyThrowOdds(state, fight)) };
}

export interface Defence {
  readonly heal: number;
  readonly hp: number;
  readonly killsYou: number;
}

export function defendWith(state: State, fight: Fight, result: Result): Defence {
  const heal = healOf(state, fight, result);
  const hp = fight.hp + heal;
  return { heal, hp, killsYou: killsYou(enemyThrowOdds(state, { ...fight, hp })) };
}

/** The lowest point and the lowest trips that beat the enemy, if there are any. */
export function enough(state: State, { enemyHp }: Fight): { readonly point: number | null; readonly trips: number | null } {
  const boost = state.owned['point-boost'];
  const least = (type: 'point' | 'trips', values: readonly number[]): number | null =>
    values.find((value) => attackOf(state, { type, value }) >= enemyHp) ?? null;
  return {
    point: least(
      'point',
      SIDES.map((face) => face + boost),
    ),
    trips: least('trips', SIDES),
  };
}

const SIDES = [1, 2, 3, 4, 5, 6];
