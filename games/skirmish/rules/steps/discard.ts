import type { Seat } from '@tavern/engine';
import { cards } from '../catalog.ts';
import { cardsIn, discard } from '../hand.ts';
import { type CardId, handSize, playerAt, rivalOf } from '../state.ts';
import type { M, SkirmishQuestions } from '../types.ts';

export interface DiscardQuestions {
  /** One card a question. `by`: what asks for it; `left`: how many are still to go, this one among them. */
  discard: { by: CardId | 'limit'; left: number; option: { do: 'discard'; card: CardId } };
}

/** H-07: asks the next player who owes a card, the active one first. False: nobody does. */
export function askForDiscards(m: M): boolean {
  const { current } = m.state;
  return askOne(m, current) || askOne(m, rivalOf(current));
}

function askOne(m: M, seat: Seat): boolean {
  const player = playerAt(m.state, seat);
  if (player.owed === 0 || player.owedTo === null) return false;
  player.owed = Math.min(player.owed, handSize(player));
  if (player.owed === 0) {
    player.owedTo = null;
    return false;
  }
  m.ask(seat, { kind: 'discard', by: player.owedTo, left: player.owed });
  return true;
}

/** Lowest power first, actions last. */
const cost = (card: CardId): number => (cards.get(card).kind === 'action' ? Number.POSITIVE_INFINITY : cards.get(card).power);

export const discardQuestions: SkirmishQuestions<DiscardQuestions> = {
  discard: {
    clock: 'prompt',
    options: (state, _ask, seat) => cardsIn(playerAt(state, seat)).map((card) => ({ do: 'discard', card })),
    fallback: (options) => options.reduce((best, each) => (cost(each.card) < cost(best.card) ? each : best)),
    answer(m, seat, { card }, { by }) {
      const player = playerAt(m.state, seat);
      player.owed -= 1;
      if (player.owed === 0) player.owedTo = null;
      discard(m, seat, card, 'chosen', by);
    },
  },
};
