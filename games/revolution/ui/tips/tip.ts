import { type Say, type Seat, say } from '@tavern/engine';
import type { CardId, LeaderId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { cardTip } from './card-tip.ts';
import { numberTip, rowTip } from './number-tips.ts';
import { pileTip } from './pile-tips.ts';
import { roundTip } from './round-tip.ts';
import { leaderTip, spotTip } from './spot-tips.ts';
import type { RuleName, What } from './what.ts';
import { awardTip, comboTip, typeTip } from './word-tips.ts';

/** One row of a sum or a list: how much, and of what. `off`: it was kept away. */
export interface Row {
  readonly n: Say;
  readonly from: Say;
  readonly off?: boolean;
}

/** A tip in words: a heading with rows and lines, beside a whole card where there is one. */
export interface Tip {
  readonly card: CardId | LeaderId | null;
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
  if ('trait' in what) return inWords(say(`trait.${what.trait}`), say('tip.trait'));
  if ('phase' in what) return inWords(say('tip.phase', { phase: say(`phase.${what.phase}`) }), say(`tip.phase.${what.phase}`));
  if ('sign' in what) return inWords(say(`tip.sign.${what.sign}`), say(`tip.sign.${what.sign}.rule`));
  return inWords(say(`tip.word.${what.word}`), say(`tip.word.${what.word}.rule`));
}

const inWords = (title: Say, ...lines: readonly Say[]): Tip => ({ card: null, title, rows: [], lines });

function houseRuleTip(rule: RuleName, { view }: Sight): Tip {
  const value = view.rules[rule];
  const named = typeof value === 'boolean' ? say(value ? 'tip.rule.on' : 'tip.rule.off') : say(`options.${rule}.${value}`);
  return inWords(say('tip.rule', { label: say(`options.${rule}.label`), value: named }), say(`options.${rule}.help`));
}
