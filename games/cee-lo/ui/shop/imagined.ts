import { attackOf } from '../../rules/blows.ts';
import { type Result, scores } from '../../rules/dice.ts';
import { hasEnough, priceOf } from '../../rules/economy.ts';
import { throwOdds } from '../../rules/odds/throw-odds.ts';
import type { PowerupId, State } from '../../rules/state.ts';
import { wildFaces } from '../../rules/steps/turn.ts';
import { judge } from '../../rules/throwing.ts';

/** A run with and without one more copy of a powerup. `kept`: it is owned already, and `after` is the present state. */
export interface Comparison {
  readonly before: State;
  readonly after: State;
  readonly kept: boolean;
}

const withCopies = (state: State, id: PowerupId, more: number): State => ({
  ...state,
  owned: { ...state.owned, [id]: state.owned[id] + more },
});

/** The run after a purchase. Where one copy is enough, the run without it. */
export function comparison(state: State, id: PowerupId): Comparison {
  if (hasEnough(state, id)) return { before: withCopies(state, id, -state.owned[id]), after: state, kept: true };
  const after = { ...withCopies(state, id, 1), purchases: state.purchases + 1, gold: state.gold - priceOf(state, id) };
  return { before: state, after, kept: false };
}

/** So many purchases that rounding does not matter any more. */
const FAR = 500;

/** What the next purchase adds to all prices, in percent. */
export function dearer(state: State): number {
  const priceAfter = (purchases: number): number => priceOf({ ...state, purchases }, 'point-boost');
  return Math.round((priceAfter(FAR + 1) / priceAfter(FAR) - 1) * 100);
}

/** By how much the price of a stacking powerup is multiplied for its next copy. */
export function steeper(state: State): number {
  const priceOfCopy = (copies: number): number =>
    priceOf({ ...state, purchases: FAR, owned: { ...state.owned, 'point-boost': copies } }, 'point-boost');
  return Math.round((priceOfCopy(1) / priceOfCopy(0)) * 10) / 10;
}

/** How likely a throw is of this kind. */
export const chanceOf = (state: State, type: Result['type']): number =>
  throwOdds(state).reduce((sum, { result, p }) => (result.type === type ? sum + p : sum), 0);

export const chanceOfDice = (state: State, wanted: string): number =>
  throwOdds(state).reduce((sum, { dice, p }) => (dice.join('-') === wanted ? sum + p : sum), 0);

/** The average damage of an attack, over all scoring throws. */
export function averageAttack(state: State, attack = (dice: readonly number[]) => attackWith(state, dice)): number {
  const scoring = throwOdds(state).filter(({ result }) => scores(result));
  const whole = scoring.reduce((sum, { p }) => sum + p, 0);
  return whole === 0 ? 0 : scoring.reduce((sum, { dice, p }) => sum + p * attack(dice), 0) / whole;
}

/** At the start of a round, when nothing has been used yet. */
const fresh = { acesUsed: 0 } as NonNullable<State['fight']>;

export const readDice = (state: State, dice: readonly number[]): Result => judge(state, { ...fresh }, [...dice]).result;

export function attackWith(state: State, dice: readonly number[]): number {
  const result = readDice(state, dice);
  return scores(result) ? attackOf(state, result) : 0;
}

/** Everything that one Wild Die can make of three dice. */
const turned = (state: State, dice: readonly number[]): number[][] =>
  dice.flatMap((value, die) => wildFaces(state, value).map((face) => dice.map((each, at) => (at === die ? face : each))));

/** The best attack with one Wild Die, which need not be used. */
export const wildAttack = (state: State, dice: readonly number[]): number =>
  Math.max(attackWith(state, dice), ...turned(state, dice).map((each) => attackWith(state, each)));

/** The share of scoring throws that one Wild Die can turn into a 4-5-6. */
export function wildWins(state: State): number {
  const scoring = throwOdds(state).filter(({ result }) => scores(result));
  const whole = scoring.reduce((sum, { p }) => sum + p, 0);
  const winning = scoring.filter(({ dice }) => turned(state, dice).some((each) => readDice(state, each).type === 'instant-win'));
  return whole === 0 ? 0 : winning.reduce((sum, { p }) => sum + p, 0) / whole;
}
