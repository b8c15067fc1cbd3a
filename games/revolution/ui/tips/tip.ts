import { say } from '@tavern/engine';
import { type CardTip, type TipSight, tipInWords } from '@tavern/kit/tips/tip.ts';
import type { CardId, LeaderId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { cardTip } from './card-tip.ts';
import { numberTip, rowTip } from './number-tips.ts';
import { pileTip } from './pile-tips.ts';
import { roundTip } from './round-tip.ts';
import { leaderTip, spotTip } from './spot-tips.ts';
import type { RuleName, What } from './what.ts';
import { awardTip, comboTip, typeTip } from './word-tips.ts';

export type Tip = CardTip<CardId | LeaderId>;
export type Sight = TipSight<View>;

export function tipOf(what: What, sight: Sight): Tip {
  if ('card' in what) return cardTip(what.card);
  if ('spot' in what) return spotTip(what.spot, what.seat, sight);
  if ('leader' in what) return leaderTip(what.leader, sight);
  if ('pile' in what) return pileTip(what.pile, what.seat, sight);
  if ('number' in what) return numberTip(what.number, what.seat, sight);
  if ('round' in what) return roundTip(what.round, what.seat, sight);
  if ('row' in what) return rowTip(what.row, what.seat ?? null, sight);
  if ('award' in what) return awardTip(what.award, sight);
  if ('combo' in what) return comboTip(what.combo);
  if ('type' in what) return typeTip(what.type);
  if ('rule' in what) return houseRuleTip(what.rule, sight);
  if ('trait' in what) return tipInWords(say(`trait.${what.trait}`), [say('tip.trait')]);
  if ('phase' in what)
    return tipInWords(say('tip.phase', { phase: say(`phase.${what.phase}`) }), [say(`tip.phase.${what.phase}`)]);
  if ('sign' in what) return tipInWords(say(`tip.sign.${what.sign}`), [say(`tip.sign.${what.sign}.rule`)]);
  return tipInWords(say(`tip.word.${what.word}`), [say(`tip.word.${what.word}.rule`)]);
}

function houseRuleTip(rule: RuleName, { view }: Sight): Tip {
  const value = view.rules[rule];
  const named = typeof value === 'boolean' ? say(value ? 'tip.rule.on' : 'tip.rule.off') : say(`options.${rule}.${value}`);
  return tipInWords(say('tip.rule', { label: say(`options.${rule}.label`), value: named }), [say(`options.${rule}.help`)]);
}
