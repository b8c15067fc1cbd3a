import type { Bot } from '@tavern/bots';
import { cardName, type Json, type Option, type Say, say } from '@tavern/engine';
import { attackOf } from '../rules/blows.ts';
import { powerups } from '../rules/catalog.ts';
import type { State } from '../rules/state.ts';
import { fightOf } from '../rules/steps/round.ts';
import type { ActOption } from '../rules/steps/turn.ts';
import type { CeeLo } from '../rules/types.ts';
import { bustChances, chances } from './combat.ts';
import { mayStrike, type Prospect, prospectOf } from './prospect.ts';
import { FORESIGHT, strikeChances, type Way, waysFrom } from './shopper.ts';
import { openWishes, type Wishes } from './wishes.ts';

/** What was chosen is worth `p`; the best of the rest, `q`. */
interface Compared {
  readonly p: number;
  readonly other?: { readonly q: number; readonly what: Say };
}

/** Why the house would do something: the very chances that it compared. */
export const reasons =
  (lists: readonly Wishes[]): NonNullable<Bot<CeeLo>['why']> =>
  ({ view, question: { ask, options } }, _seat, option) => {
    switch (ask.kind) {
      case 'act':
        return ofAct(view, options as readonly ActOption[], option as ActOption);
      case 'bust':
        return ofBust(view, option);
      case 'ready':
      case 'reward':
      case 'shop':
        return ofShopping(prospectOf(view), lists, option);
      case 'roll':
        return null;
    }
  };

const percent = (p: number): number => Math.round(p * 1_000) / 10;

const told = (key: string, { p, other }: Compared, values: Say['with'] = {}): Say =>
  other === undefined
    ? say(`scene.hint.why.${key}.only`, { ...values, p: percent(p) })
    : say(`scene.hint.why.${key}`, { ...values, p: percent(p), q: percent(other.q), other: other.what });

const otherwise = (what: string, item?: Json): Say => say(`scene.hint.other.${what}`, item === undefined ? {} : { item });

/** Against the best of everything else that can be done with the throw. */
function ofAct(state: State, options: readonly ActOption[], chosen: ActOption): Say {
  const { result, enemyHp } = fightOf(state);
  if (chosen.do === 'attack' && result !== null && attackOf(state, result) >= enemyHp) return say('scene.hint.why.ends');
  const values = chances(state, options);
  const worth = (option: ActOption): number => values[options.indexOf(option)] ?? 0;
  const same = options.find((option) => JSON.stringify(option) === JSON.stringify(chosen)) ?? chosen;
  const [next] = options.filter((option) => option.do !== chosen.do).toSorted((a, b) => worth(b) - worth(a));
  const p = worth(same);
  return told('round', next === undefined ? { p } : { p, other: { q: worth(next), what: otherwise(next.do) } });
}

function ofBust(state: State, { do: chosen }: Option<CeeLo>): Say {
  const { reroll, lose } = bustChances(state);
  const [p, q, what] = chosen === 'reroll' ? [reroll, lose, 'lose'] : [lose, reroll, 'reroll'];
  return told('round', { p, other: { q, what: otherwise(what) } });
}

function ofShopping(at: Prospect, lists: readonly Wishes[], { do: chosen }: Option<CeeLo>): Say | null {
  const [best, second] = waysFrom(at, lists);
  if (best === undefined) return null;
  // An endless run is looked at only a few rounds ahead.
  const because = (compared: Compared): Say =>
    at.rules.endless ? told('ahead', compared, { n: FORESIGHT + 1 }) : told('run', compared);
  if (best.buy === null && mayStrike(at) && (chosen === 'strike' || chosen === 'fight')) {
    const { strike, fight } = strikeChances(at, best.wishes);
    const [p, q, what] = chosen === 'strike' ? [strike, fight, 'fight'] : [fight, strike, 'strike'];
    return because({ p, other: { q, what: otherwise(what) } });
  }
  const why = because(
    second === undefined ? { p: best.value } : { p: best.value, other: { q: second.value, what: wayOf(second) } },
  );
  const [wanted] = best.buy === null ? openWishes(at, best.wishes, 1) : [];
  return wanted === undefined ? why : say('scene.hint.why.saves', { item: cardName(powerups.get(wanted)), why });
}

const wayOf = ({ buy }: Way): Say => (buy === null ? otherwise('save') : otherwise('buy', cardName(powerups.get(buy))));
