import { without } from '@tavern/decks';
import type { Seat } from '@tavern/engine';
import { type CardId, type Player, playerAt, rivalOf } from './state.ts';
import type { M } from './types.ts';

/**
 * H-29, h-15: the rival has seen this hand, and goes on knowing it. What was seen is a list of its own, which only what everybody sees changes: a card
 * that leaves the hand face-down stays on it. If it went off the list, the list would name the face-down card.
 */
export function lookAtHand(m: M, seat: Seat): void {
  const { state } = m;
  const rival = playerAt(state, rivalOf(seat));
  const seen = [...rival.hand].sort();
  // A card that was seen before and is not in the hand any more went face-down in between.
  for (const look of rival.looks) {
    if (look.before !== null) continue;
    look.cards = without(look.cards, seen);
    look.before = state.placements;
  }
  rival.looks = rival.looks.filter(({ cards }) => cards.length > 0);
  rival.looks.push({ after: state.placements, before: null, seen, cards: [...seen] });
  m.emit({ type: 'looked', seat, count: seen.length, cards: [...seen] }, [seat, rivalOf(seat)]);
}

/** A card out of this hand is face-up now. Whether it was the copy that was seen does not matter: either way one copy fewer is hidden. */
export function comeToLight({ looks }: Player, card: CardId): void {
  for (const look of looks) if (look.before === null) look.cards = without(look.cards, [card]);
}
