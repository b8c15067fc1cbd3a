import { type Say, type Seat, say } from '@tavern/engine';
import type { CardId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { cardTip } from './card-tip.ts';
import { effectTip, slotTip, unitTip } from './field-tips.ts';
import { pileTip } from './pile-tips.ts';
import { ruleOf } from './rule-of.ts';
import { numberTip, signTip } from './sign-tips.ts';
import type { RuleName, What } from './what.ts';

/** One row of a sum or a list: how much, and of what. */
export interface Row {
  readonly n: Say;
  readonly from: Say;
}

/** A tip in words: a heading with rows and lines, beside a whole card where there is one. */
export interface Tip {
  readonly card: CardId | null;
  readonly title: Say;
  readonly rows: readonly Row[];
  readonly lines: readonly Say[];
}

/** What a viewer may be told: `me` is at the near edge, a spectator's is seat 0. */
export interface Sight {
  readonly view: View;
  readonly me: Seat;
  readonly viewer: Seat | null;
}

export function tipOf(what: What, sight: Sight): Tip {
  if ('card' in what) return cardTip(what.card, sight);
  if ('unit' in what) return unitTip(what.seat, what.unit, sight);
  if ('effect' in what) return effectTip(what.effect, sight);
  if ('slot' in what) return slotTip(what.slot, sight);
  if ('pile' in what) return pileTip(what.pile, what.seat, sight);
  if ('number' in what) return numberTip(what.number, what.seat, sight);
  if ('sign' in what) return signTip(what.sign, sight);
  if ('word' in what) return { card: null, title: say(`tip.word.${what.word}`), rows: [], lines: [ruleOf(what.word, sight)] };
  return houseRuleTip(what.rule, sight);
}

function houseRuleTip(rule: RuleName, { view }: Sight): Tip {
  const value = view.rules[rule];
  const named = typeof value === 'boolean' ? say(value ? 'tip.rule.on' : 'tip.rule.off') : say(`options.${rule}.${value}`);
  return {
    card: null,
    title: say('tip.rule', { label: say(`options.${rule}.label`), value: named }),
    rows: [],
    lines: [say(`options.${rule}.help`)],
  };
}
