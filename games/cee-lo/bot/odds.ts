import { enemyHpIn, rerollsPerRound } from '../rules/economy.ts';
import { AUTO_REROLLS } from '../rules/house-rules.ts';
import type { Fight, State } from '../rules/state.ts';
import { wildsLeft } from '../rules/steps/turn.ts';
import { acesLeft } from '../rules/throwing.ts';
import { Kept } from './kept.ts';
import { EXACT, planningLimits } from './limits.ts';
import type { Prospect } from './prospect.ts';
import type { Fighter } from './round-facts.ts';
import { RoundSolver, type Standing } from './solver.ts';

// A run of bots meets the same rounds with the same powerups again and again. Solvers are large, their answers small.
const solvers = new Kept<RoundSolver>(8);
const chances = new Kept<number>(5_000);
/** A fight that has not begun: all that the rules ask of it is what was used up. */
const UNUSED = { acesUsed: 0, wildsUsed: 0 } as Fight;

/** The solver for this round. What is used up in a round (rerolls, Wild Dice, Ace Savers) is no part of it: that is in the standing. */
export function solverFor(fighter: Fighter, enemyMax: number, limits = EXACT): RoundSolver {
  return solvers.get(
    `${fighterKey(fighter)}${enemyMax}:${Object.values(limits).join()}`,
    () => new RoundSolver(fighter, enemyMax, limits),
  );
}

/** In the middle of a round. */
export function standingOf(state: State, fight: Fight): Standing {
  const { hp, enemyHp, rerolls, auto, wasHit } = fight;
  return { hp, enemyHp, rerolls, auto, wasHit, wilds: wildsLeft(state, fight), aces: acesLeft(state, fight) };
}

/** The chance to win the round that comes, played as well as it can be. */
export function chanceOf(at: Prospect): number {
  const { 'first-strike': _, ...lasting } = at.owned;
  const key = `${fighterKey(at)}${at.round}:${at.wounds}:${Object.values(lasting).join()}:${at.first}`;
  return chances.get(key, () => roundChance(at, planningLimits));
}

/** The same without any limit to the care that is taken. */
export const exactChance = (at: Prospect): number => roundChance(at, () => EXACT);

function roundChance(at: Prospect, limits: typeof planningLimits): number {
  const { hp, wounds, first, round } = at;
  const enemyHp = enemyHpIn(at, round);
  const standing: Standing = {
    hp: hp - wounds,
    enemyHp,
    rerolls: rerollsPerRound(at),
    wilds: wildsLeft(at, UNUSED),
    aces: acesLeft(at, UNUSED),
    auto: AUTO_REROLLS,
    wasHit: false,
  };
  const solver = solverFor(at, enemyHp, limits(at, standing));
  return first === 'player' ? solver.playerTurn(standing) : solver.enemyTurn(standing);
}

/** All that changes what the dice say and do. */
export function fighterKey({ rules, owned, damage, hp }: Fighter): string {
  const dice = [
    owned['loaded-dice'],
    owned['high-roller'],
    owned['double-down'],
    owned['point-boost'],
    owned['guaranteed-point'],
    owned['lucky-clover'],
    owned['devils-ward'],
  ];
  return `${Object.values(rules).join()}|${dice.join()}|${damage}:${hp}|`;
}
