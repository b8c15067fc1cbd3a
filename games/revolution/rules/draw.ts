import type { Seat } from '@tavern/engine';
import { shrinkTo } from './bottoms.ts';
import { type CardId, type Player, playerAt } from './state.ts';
import type { M } from './types.ts';

/** H-04. No hand limit. */
export const HAND_SIZE = 7;

/** The next cards of a deck, as many as there are. */
export function takeTop({ deck, bottoms }: Player, count: number): CardId[] {
  const taken = deck.splice(Math.max(0, deck.length - count)).reverse();
  if (bottoms.length > 0) shrinkTo(bottoms, deck.length);
  return taken;
}

/** Cards into a hand, one after the other. H-20: an empty deck has no penalty. `by`: the card that says so; null: the turn. */
export function drawCards(m: M, seat: Seat, count: number, by: CardId | null): void {
  const player = playerAt(m.state, seat);
  for (let n = 0; n < count; n++) {
    const [card] = takeTop(player, 1);
    if (card === undefined) return m.emit({ type: 'noDraw', seat, by });
    player.hand.push(card);
    m.emit({ type: 'drew', seat, card, by, deck: player.deck.length }, [seat]);
  }
}
