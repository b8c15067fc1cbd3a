import type { CardId, Player } from './state.ts';

/** Equal cards are one choice. */
export function differentCards(hand: readonly CardId[]): CardId[] {
  const found: CardId[] = [];
  for (const card of hand) if (!found.includes(card)) found.push(card);
  return found;
}

export function takeFromHand({ hand }: Player, card: CardId): void {
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`'${card}' is not in this hand`);
  hand.splice(at, 1);
}
