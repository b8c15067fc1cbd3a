import type { Seat } from '@tavern/engine';
import { endMatch } from './outcome.ts';
import { type CardId, type Player, playerAt, rivalOf } from './state.ts';
import type { M } from './types.ts';

/** Draws cards, one after the other. False: the deck did not have enough. `by`: the card that lets the player draw; null: a round or a mulligan does. */
export function drawCards(m: M, seat: Seat, count: number, by: CardId | null): boolean {
  const player = playerAt(m.state, seat);
  const owner = [seat];
  for (let n = 0; n < count; n++) {
    if (player.deck.length === 0 && !refill(m, seat, player)) {
      m.emit({ type: 'noDraw', seat, by });
      return false;
    }
    const card = player.deck.pop() as CardId;
    player.hand.push(card);
    m.emit({ type: 'drew', seat, card, by, deck: player.deck.length }, owner);
  }
  return true;
}

/** H-01, `deckOut`: reshuffle. A player whose deck is empty has no secrets: the list, less what is seen, is their hand. So all of it is known. */
function refill(m: M, seat: Seat, player: Player): boolean {
  const { deck, hand, known, discard } = player;
  if (m.state.rules.deckOut !== 'reshuffle' || discard.length === 0) return false;
  deck.push(...m.rng.shuffle(discard.splice(0)));
  known.push(...hand.splice(0).sort());
  m.emit({ type: 'reshuffled', seat, count: deck.length });
  return true;
}

/** A card lets a player draw. With `deckOut: lose` an empty deck is the end. */
export function drawFor(m: M, seat: Seat, count: number, by: CardId): void {
  if (drawCards(m, seat, count, by) || m.state.rules.deckOut !== 'lose') return;
  endMatch(m, rivalOf(seat), 'deck');
}
