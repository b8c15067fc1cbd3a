import type { Bot } from '@tavern/bots';
import type { Opt, Option } from '@tavern/engine';
import type { State } from '../rules/state.ts';
import type { CeeLo } from '../rules/types.ts';
import { chooseAct, chooseBust } from './combat.ts';
import { prospectOf } from './prospect.ts';
import type { Shopper } from './shopper.ts';

type Questions = CeeLo['questions'];
type Chooser<Q> = (state: State, options: readonly Opt<Q>[]) => Opt<Q>;

/** What answers each kind of question. */
const choosers = (shopper: Shopper): { readonly [K in keyof Questions]: Chooser<Questions[K]> } => ({
  ready(state) {
    const { buy, strike } = shopper(prospectOf(state));
    return { do: buy !== null ? 'shop' : strike ? 'strike' : 'fight' };
  },
  reward: (state) => ({ do: shopper(prospectOf(state)).buy === null ? 'next' : 'shop' }),
  shop(state) {
    const { buy } = shopper(prospectOf(state));
    return buy === null ? { do: 'leave' } : { do: 'buy', item: buy };
  },
  roll: () => ({ do: 'roll' }),
  act: chooseAct,
  bust: chooseBust,
});

/** Fights by exact odds, and shops like this. */
export function player(shopper: Shopper): Bot<CeeLo> {
  const known = choosers(shopper);
  return {
    choose({ view, question: { ask, options } }) {
      // The kind settles what the options are, but not for the type checker.
      const choose = known[ask.kind] as Chooser<{ option: Option<CeeLo> }>;
      return choose(view, options);
    },
  };
}
