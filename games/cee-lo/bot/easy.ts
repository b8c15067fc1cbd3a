import type { AskedPacket, Bot } from '@tavern/bots';
import type { Option, Rng } from '@tavern/engine';
import { attackOf } from '../rules/blows.ts';
import { analyse } from '../rules/dice.ts';
import { enemyDamage } from '../rules/economy.ts';
import type { State } from '../rules/state.ts';
import { fightOf } from '../rules/steps/round.ts';
import type { CeeLo } from '../rules/types.ts';

type CeeLoOption = Option<CeeLo>;

const LOW_VALUE = 2;
/** What it is afraid of. */
const HARD_BLOW = 5;

/** Plays by rules of thumb, and buys whatever takes its fancy. */
export const easy: Bot<CeeLo> = {
  choose({ view, question: { ask, options } }: AskedPacket<CeeLo>, _seat, rng) {
    const wanted = ask.kind === 'act' ? [...acts(view, options)] : WANTED[ask.kind];
    return (
      wanted.flatMap((what) => options.filter((option) => option.do === what || option === what))[0] ?? fancied(options, rng)
    );
  },
};

const WANTED: { readonly [kind in Exclude<keyof CeeLo['questions'], 'act'>]: readonly CeeLoOption['do'][] } = {
  ready: ['strike', 'fight'],
  reward: ['shop'],
  shop: [],
  roll: ['roll'],
  bust: ['reroll'],
};

const fancied = (options: readonly CeeLoOption[], rng: Rng): CeeLoOption => rng.pick(options);

/** The options it thinks of, the best first. */
function* acts(state: State, options: readonly CeeLoOption[]): Iterable<CeeLoOption | CeeLoOption['do']> {
  const { hp, enemyHp, dice, result } = fightOf(state);
  if (result === null) return;
  const attack = attackOf(state, result);
  if (attack >= enemyHp) yield 'attack';
  for (const option of options)
    if (
      option.do === 'wild' &&
      analyse(dice.map((each, die) => (die === option.die ? option.face : each))).type === 'instant-win'
    )
      yield option;
  if (result.value <= LOW_VALUE) yield 'reroll';
  if (hp <= enemyDamage(state.damage, HARD_BLOW) && hp <= state.hp / 2) yield 'defend';
  yield 'attack';
}
