import type { Bot } from '@tavern/bots';
import { type Option, type Say, type Seat, say } from '@tavern/engine';
import type { Weight } from '../rules/reckoning/reckon.ts';
import { type CardId, ROUNDS, type Zone } from '../rules/state.ts';
import type { Revolution } from '../rules/types.ts';
import { aimsOf, bestAim } from './fill.ts';
import { freesZones, isKind } from './layouts.ts';
import { faceUp, LATE, marksHelp, Trial } from './trial.ts';
import { brings } from './worth.ts';

const why = (key: string, values: { readonly [name: string]: number } = {}): Say => say(`hint.why.${key}`, values);

/** What changes between two boards, in words for the player who makes the change. Null: nothing changes yet. */
function changeSay(before: Weight, after: Weight, seat: Seat): Say | null {
  const [me, them] = seat === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const total = { before: before.totals[me], after: after.totals[me] };
  const lowered = before.totals[them] - after.totals[them];
  const points = after.points[me] - before.points[me];
  if (after.combos[me] > before.combos[me]) return why('combo', { bonus: after.combos[me], ...total });
  if (total.after > total.before) return why('total', total);
  if (lowered > 0) return why('lowers', { amount: lowered });
  return points > 0 ? why('points', { points }) : null;
}

/** What a card does at once when it comes face-up into a zone. */
function cardSay(trial: Trial, seat: Seat, card: CardId, zone: Zone): Say | null {
  const before = trial.weigh();
  const lead = (): number => trial.lead(seat);
  const target = zone === 'help' ? bestAim(trial, seat, card, LATE, aimsOf(trial, seat, card), lead).target : null;
  const weigh = (): Weight => trial.weigh();
  const after = trial.with(seat, { [zone]: faceUp(card, LATE, target) }, () =>
    marksHelp(card) ? trial.marked(seat, weigh) : weigh(),
  );
  return changeSay(before, after, seat);
}

/** Why a card goes face-down into a zone: nothing else is possible there, or face-up it would bring less. */
function downSay(zone: Zone, options: readonly Option<Revolution>[], isLast: boolean): Say {
  const mayBeUp = options.some((option) => option.do === 'place' && option.zone === zone && option.face === 'up');
  if (!mayBeUp) return why('down.only');
  return why(isLast ? 'down.last' : 'down');
}

/** Why the bot would do something: what the reckoning says of the square with it and without it. */
export const reasons: NonNullable<Bot<Revolution>['why']> = ({ view, question: { ask, options } }, seat, option) => {
  const trial = Trial.of(view);
  const isLast = view.round >= ROUNDS;
  switch (option.do) {
    case 'place':
      if (option.face === 'down') return downSay(option.zone, options, isLast);
      if (freesZones(option.card)) return why('free');
      if (brings(option.card) > 0) return why('brings');
      return cardSay(trial, seat, option.card, option.zone) ?? why('plan');
    case 'aim': {
      const { help } = trial.zones(seat);
      if (help === null || help === 'vacant') return null;
      const after = trial.with(seat, { help: { ...help, target: option.zone } }, () => trial.weigh());
      return changeSay(trial.weigh(), after, seat);
    }
    case 'take': {
      const to = ask.kind === 'choose' ? ask.to : null;
      return (to === null || to === 'hand' ? null : cardSay(trial, seat, option.card, to)) ?? why(isLast ? 'plan' : 'wanted');
    }
    case 'seal':
      return isKind('sp')(option.card) ? (cardSay(trial, seat, option.card, 'sp') ?? why('plan')) : why('bluff');
    case 'pass':
    case 'redraw':
    case 'keep':
      return why(option.do);
    case 'none':
    case 'next':
      return null;
  }
};
