import type { Seat } from '@tavern/engine';
import { drawCards } from '../draw.ts';
import { takeFromHand } from '../hand.ts';
import { MULLIGAN_CARDS } from '../house-rules.ts';
import { type CardId, playerAt } from '../state.ts';
import type { M, SkirmishQuestions } from '../types.ts';

/** Up to three cards, in the order of the hand; null: no further one. */
export type MulliganOption = { do: 'keep' } | { do: 'swap'; a: CardId; b: CardId | null; c: CardId | null };

export interface MulliganQuestions {
  mulligan: { option: MulliganOption };
}

export const swapped = (option: MulliganOption): CardId[] =>
  option.do === 'keep' ? [] : [option.a, option.b, option.c].filter((card) => card !== null);

/** Every choice of up to three cards. Equal cards are alike. */
function choicesOf(hand: readonly CardId[]): MulliganOption[] {
  const found = new Map<string, MulliganOption>();
  const sorted = [...hand].sort();
  const choose = (from: number, chosen: readonly CardId[]): void => {
    const [a, b = null, c = null] = chosen;
    if (a !== undefined) found.set(chosen.join(), { do: 'swap', a, b, c });
    if (chosen.length === MULLIGAN_CARDS) return;
    for (let next = from; next < sorted.length; next++) choose(next + 1, [...chosen, sorted[next] as CardId]);
  };
  choose(0, []);
  return [{ do: 'keep' }, ...found.values()];
}

/** H-15: the cards go under the deck, as many new ones are drawn, and then the deck is shuffled. So nobody draws what they put back. */
function swap(m: M, seat: Seat, away: CardId[]): void {
  const player = playerAt(m.state, seat);
  for (const card of away) takeFromHand(player, card);
  player.deck.unshift(...away);
  m.emit({ type: 'mulligan', seat, count: away.length, cards: [...away] }, [seat]);
  drawCards(m, seat, away.length, null);
  m.rng.shuffle(player.deck);
}

export const mulliganQuestions: SkirmishQuestions<MulliganQuestions> = {
  mulligan: {
    mode: 'sealed',
    clock: 'prompt',
    options: (state, _ask, seat) => choicesOf(playerAt(state, seat).hand),
    done(m, answers) {
      m.state.phase = 'playing';
      for (const { seat, option } of answers) swap(m, seat, option === null ? [] : swapped(option));
    },
  },
};
