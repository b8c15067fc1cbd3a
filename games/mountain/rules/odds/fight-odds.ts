import { enemies } from '../catalog.ts';
import type { EnemyInFight } from '../state.ts';
import { type Aim, blowOf, type FightNumbers, type FightOdds, FightSolver, NO_TOLL, type Opponent } from './fight-solver.ts';
import { hitChance } from './hit-chance.ts';
import { lossesAgainst } from './hits.ts';

/** A player who fights enemies, with everything that keeps them on their feet. */
export interface Hero extends FightNumbers {
  readonly hp: number;
  /** Losses that Wardstones prevent. */
  readonly wards: number;
  /** HP that a Monk is restored to, once; 0: nothing of the kind. */
  readonly recovers: number;
  /** The next attack is lost. */
  readonly stumbles: boolean;
}

export const opponentOf = ({ card, hp }: Pick<EnemyInFight, 'card' | 'hp'>): Opponent => {
  const { attack, defence, damage } = enemies.get(card);
  return { attack, defence, damage, hp };
};

/** The chance to strike this one in the next round. */
export const strikeChance = ({ attack, stumbles }: Hero, { defence }: Opponent): number =>
  stumbles ? 0 : hitChance(attack - defence);

/** The chance that this one strikes in the next round. */
export const dangerOf = ({ defence }: Hero, { attack }: Opponent): number => hitChance(attack - defence);

/** The chance that anybody strikes in the next round: one Defence roll against them all (H-19). */
export function anyDanger({ defence }: Hero, opponents: readonly Opponent[]): number {
  const blows = opponents.filter(({ hp }) => hp > 0).map(blowOf);
  const [none = 1, ...some] = lossesAgainst(defence, blows, NO_TOLL);
  // Sixths that are added up may miss 0 and 1 by a little: certain and impossible must be exact.
  return none === 0 ? 1 : some.reduce((sum, chance) => sum + chance, 0);
}

const solvers = new Map<string, FightSolver>();

function solverFor(numbers: FightNumbers, opponents: readonly Opponent[], aim: Aim): FightSolver {
  const { attack, defence, recovers = 0, toll = NO_TOLL } = numbers;
  const key = opponents.reduce(
    (sum, opponent) => `${sum} ${opponent.attack},${opponent.defence},${opponent.damage ?? 1}`,
    `${aim} ${attack} ${defence} ${recovers} ${toll.frail} ${toll.padding}`,
  );
  let solver = solvers.get(key);
  if (solver === undefined) {
    solver = new FightSolver(numbers, opponents, aim);
    solvers.set(key, solver);
  }
  return solver;
}

/** Those who stand after something thrown at them all (KM-174). */
export const afterBlast = (opponents: readonly Opponent[], damage: number): Opponent[] =>
  opponents.map((each) => ({ ...each, hp: Math.max(0, each.hp - damage) }));

const hpOf = (opponents: readonly Opponent[]): number[] => opponents.map(({ hp }) => hp);

/** How a fight ends if the right enemy is struck each round. `lives` are wards, HP and recovery together. */
export const fightOdds = (numbers: FightNumbers, lives: number, opponents: readonly Opponent[]): FightOdds =>
  solverFor(numbers, opponents, 'best').odds(lives, hpOf(opponents), 0);

/** The chance to win after something thrown at all enemies: at once where nobody stands any more, else with the best first target. */
export function castChance(hero: Hero, opponents: readonly Opponent[], damage: number): number {
  const left = afterBlast(opponents, damage);
  const targets = left.flatMap(({ hp }, target) => (hp > 0 ? [target] : []));
  return targets.length === 0 ? 1 : Math.max(...targets.map((target) => winChance(hero, left, target)));
}

/** The chance to win if `target` is attacked until it falls, then the first that still stands, and so on to the end. */
export function winChance(hero: Hero, opponents: readonly Opponent[], target: number): number {
  if (opponents[target] === undefined) throw new Error(`there is no enemy ${target} to attack`);
  const solver = solverFor(hero, opponents, 'in-order');
  const lives = hero.wards + hero.hp + hero.recovers;
  const { win } = hero.stumbles ? solver.stumbling(lives, hpOf(opponents), target) : solver.odds(lives, hpOf(opponents), target);
  return win;
}
