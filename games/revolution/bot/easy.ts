import type { AskedPacket, Bot } from '@tavern/bots';
import type { Option, Seat } from '@tavern/engine';
import { cards } from '../rules/catalog.ts';
import type { CardId, Zone } from '../rules/state.ts';
import type { Revolution } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { aimsOf, bestAim } from './fill.ts';
import { faceUp, LATE, marksHelp, Trial } from './trial.ts';

type RevolutionOption = Option<Revolution>;

/** Takes what puts it furthest ahead at once, by the reckoning. It thinks neither of the rival's next card nor of later rounds. */
export const easy: Bot<Revolution> = {
  choose({ view, question: { options } }: AskedPacket<Revolution>, seat) {
    const trial = Trial.of(view);
    let best: RevolutionOption | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const value = leadAfter(trial, view, seat, option);
      if (value <= most) continue;
      most = value;
      best = option;
    }
    return best;
  },
};

/** A weak card is worth less in the hand: it goes first where cards bring nothing. */
const KEPT = 0.001;

function leadAfter(trial: Trial, { search }: View, seat: Seat, option: RevolutionOption): number {
  switch (option.do) {
    case 'place':
      if (option.face === 'down') return trial.lead(seat) - KEPT * cards.get(option.card).power;
      return placed(trial, seat, option.card, option.zone);
    case 'aim': {
      const { help } = trial.zones(seat);
      if (help === null || help === 'vacant') return trial.lead(seat);
      return trial.with(seat, { help: { ...help, target: option.zone } }, () => trial.lead(seat));
    }
    case 'take':
      if (search?.to === 'hand') return trial.lead(seat) + KEPT * (1 + cards.get(option.card).power);
      return placed(trial, seat, option.card, search?.to === 'sp' ? 'sp' : 'help');
    case 'seal':
      return placed(trial, seat, option.card, 'sp');
    default:
      return trial.lead(seat);
  }
}

function placed(trial: Trial, seat: Seat, card: CardId, zone: Zone): number {
  const lead = (): number => trial.lead(seat);
  if (zone === 'help') return bestAim(trial, seat, card, LATE, aimsOf(trial, seat, card), lead).value;
  return trial.with(seat, { [zone]: faceUp(card) }, () => (marksHelp(card) ? trial.marked(seat, lead) : lead()));
}
