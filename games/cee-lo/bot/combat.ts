import { attackOf } from '../rules/blows.ts';
import { analyse } from '../rules/dice.ts';
import type { State } from '../rules/state.ts';
import { fightOf } from '../rules/steps/round.ts';
import type { ActOption, TurnQuestions } from '../rules/steps/turn.ts';
import { limitsFor } from './limits.ts';
import { solverFor, standingOf } from './odds.ts';
import type { Act } from './solver.ts';

/** Differences below this are noise. */
const NOISE = 1e-6;

/** The chance to win the round with each of these acts. */
export function chances(state: State, options: readonly ActOption[]): number[] {
  const fight = fightOf(state);
  const at = standingOf(state, fight);
  const solver = solverFor(state, fight.enemyMax, limitsFor(state, at));
  return options.map((option) => solver.value(at, actOf(option), fight.dice));
}

const actOf = (option: ActOption): Act => (option.do === 'wild' ? option : option.do);

/** Of options worth the same, one that ends the round; if none does, a bot that can strike does not wait. */
export function chooseAct(state: State, options: readonly ActOption[]): ActOption {
  const values = chances(state, options);
  const most = Math.max(...values);
  const good = options.filter((_, index) => (values[index] ?? 0) >= most - NOISE);
  return good.toSorted((a, b) => haste(state, b) - haste(state, a))[0] as ActOption;
}

const HASTE = ['reroll', 'wild', 'defend', 'attack'];

function haste(state: State, option: ActOption): number {
  const { dice, result, enemyHp } = fightOf(state);
  const ends =
    option.do === 'wild'
      ? analyse(dice.map((each, die) => (die === option.die ? option.face : each))).type === 'instant-win'
      : option.do === 'attack' && result !== null && attackOf(state, result) >= enemyHp;
  return ends ? HASTE.length : HASTE.indexOf(option.do);
}

/** Four throws without score: the chance to win the round with a reroll, and without. */
export function bustChances(state: State): { readonly reroll: number; readonly lose: number } {
  const fight = fightOf(state);
  const at = standingOf(state, fight);
  const solver = solverFor(state, fight.enemyMax, limitsFor(state, at));
  return { reroll: solver.throwing({ ...at, rerolls: at.rerolls - 1 }), lose: solver.enemyTurn(at) };
}

export function chooseBust(state: State): TurnQuestions['bust']['option'] {
  const { reroll, lose } = bustChances(state);
  return { do: reroll > lose ? 'reroll' : 'lose' };
}
