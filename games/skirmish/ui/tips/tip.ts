import { say } from '@tavern/engine';
import { type CardTip, type TipSight, tipInWords } from '@tavern/kit/tips/tip.ts';
import type { CardId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { cardTip } from './card-tip.ts';
import { effectTip, slotTip, unitTip } from './field-tips.ts';
import { pileTip } from './pile-tips.ts';
import { ruleOf } from './rule-of.ts';
import { numberTip, signTip } from './sign-tips.ts';
import type { RuleName, What } from './what.ts';

export type Tip = CardTip<CardId>;
export type Sight = TipSight<View>;

export function tipOf(what: What, sight: Sight): Tip {
  if ('card' in what) return cardTip(what.card, sight);
  if ('unit' in what) return unitTip(what.seat, what.unit, sight);
  if ('effect' in what) return effectTip(what.effect, sight);
  if ('slot' in what) return slotTip(what.slot, sight);
  if ('pile' in what) return pileTip(what.pile, what.seat, sight);
  if ('number' in what) return numberTip(what.number, what.seat, sight);
  if ('sign' in what) return signTip(what.sign, sight);
  if ('word' in what) return tipInWords(say(`tip.word.${what.word}`), [ruleOf(what.word, sight)]);
  return houseRuleTip(what.rule, sight);
}

function houseRuleTip(rule: RuleName, { view }: Sight): Tip {
  const value = view.rules[rule];
  const named = typeof value === 'boolean' ? say(value ? 'tip.rule.on' : 'tip.rule.off') : say(`options.${rule}.${value}`);
  return tipInWords(say('tip.rule', { label: say(`options.${rule}.label`), value: named }), [say(`options.${rule}.help`)]);
}
