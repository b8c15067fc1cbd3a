import type { State } from '../rules/state.ts';
import { fightOf } from '../rules/steps/round.ts';
import type { ActOption, TurnQuestions } from '../rules/steps/turn.ts';
import { limitsFor } from './limits.ts';
import { solverFor, standingOf } from './odds.ts';
import type { Act } from './solver.ts';

/** Differences below this are noise. Of what is worth the same the first is taken: whoever can strike does not wait. */
const NOISE = 1e-6;
const ORDER = ['attack', 'wild', 'defend', 'reroll'];

/** The chance to win the round with each of these acts. */
export function chances(state: State, options: readonly ActOption[]): number[] {
  const fight = fightOf(state);
  const at = standingOf(state, fight);
  const solver = solverFor(state, fight.enemyMax, limitsFor(state, at));
  return options.map((option) => solver.value(at, actOf(option), fight.dice));
}

const actOf = (option: ActOption): Act => (option.do === 'wild' ? option : option.do);

export function chooseAct(state: State, options: readonly ActOption[]): ActOption {
  const values = chances(state, options);
  const most = Math.max(...values);
  const good = options.filter((_, index) => (values[index] ?? 0) >= most - NOISE);
  return good.toSorted((a, b) => ORDER.indexOf(a.do) - ORDER.indexOf(b.do))[0] as ActOption;
}

/** Four throws without score: a reroll, or the turn. */
export function chooseBust(state: State): TurnQuestions['bust']['option'] {
  const fight = fightOf(state);
  const at = standingOf(state, fight);
  const solver = solverFor(state, fight.enemyMax, limitsFor(state, at));
  const again = solver.throwing({ ...at, rerolls: at.rerolls - 1 });
  return { do: again > solver.enemyTurn(at) ? 'reroll' : 'lose' };
}
