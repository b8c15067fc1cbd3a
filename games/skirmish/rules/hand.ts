import type { Seat } from '@tavern/engine';
import type { Placed } from './field.ts';
import { type CardId, handSize, type Player, playerAt, slotAt } from './state.ts';
import type { M } from './types.ts';

/** The different cards in a hand: equal ones are one choice (C-20). */
export function cardsIn({ hand, known }: Pick<Player, 'hand' | 'known'>): CardId[] {
  const found: CardId[] = [];
  for (const card of hand) if (!found.includes(card)) found.push(card);
  for (const card of known) if (!found.includes(card)) found.push(card);
  return found;
}

/**
 * A card leaves a hand. Of two equal ones the known one goes first: otherwise everybody who still knows of it would see that there were two.
 */
export function takeFromHand({ hand, known }: Player, card: CardId): void {
  const pile = known.includes(card) ? known : hand;
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`'${card}' is not in this hand`);
  pile.splice(at, 1);
}

export function discard(m: M, seat: Seat, card: CardId, how: 'chosen' | 'random', by: CardId | 'limit'): void {
  const player = playerAt(m.state, seat);
  takeFromHand(player, card);
  player.discard.push(card);
  m.emit({ type: 'discarded', seat, card, how, by });
}

/** Any card of the hand is as likely as any other. */
export function discardAtRandom(m: M, seat: Seat, by: CardId): void {
  const player = playerAt(m.state, seat);
  const size = handSize(player);
  if (size === 0) return;
  const index = m.rng.int(size);
  const { hand, known } = player;
  discard(m, seat, (index < hand.length ? hand[index] : known[index - hand.length]) as CardId, 'random', by);
}

/** H-07: the player chooses when everything else is done, one card a question, and discards what is there if it is less. */
export function owe(m: M, seat: Seat, count: number, by: CardId): void {
  const player = playerAt(m.state, seat);
  player.owed += count;
  player.owedTo = by;
}

/** FS-025: back to its owner's hand as a fresh card, which everybody has seen (H-22). */
export function bounce(m: M, { unit, seat, slot }: Placed, by: CardId): void {
  slotAt(m.state, slot).units[seat] = null;
  playerAt(m.state, seat).known.push(unit.card);
  m.emit({ type: 'bounced', seat, slot, unit: unit.id, card: unit.card, power: unit.power, by });
}
