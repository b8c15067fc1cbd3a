import { without } from '@tavern/decks';
import type { Rng, Seat } from '@tavern/engine';
import type { CardId, Player, State } from './state.ts';
import type { PlayerView, View } from './view.ts';

/** Every card of a player whose place this viewer sees. */
export function seenOf(view: View, owner: Seat): CardId[] {
  const { hand, known, discard } = view.players[owner] as PlayerView;
  const { inPlay, slots } = view;
  return [
    ...(hand ?? []),
    ...known,
    ...discard,
    ...slots.flatMap(({ units }) => units[owner]?.card ?? []),
    ...(inPlay?.seat === owner ? [inPlay.card] : []),
  ];
}

function dealt(view: View, owner: Seat, rng: Rng): Player {
  const { hand, handCount, deckCount, left: _left, ...open } = view.players[owner] as PlayerView;
  const unseen = rng.shuffle(without(open.list, seenOf(view, owner)));
  const deck = unseen.splice(0, deckCount);
  if (unseen.length !== (hand === null ? handCount - open.known.length : 0))
    throw new Error(`the list of seat ${owner} does not fit what is seen of it`);
  return { ...open, deck, hand: hand ?? unseen };
}

/** Deals what the seat cannot see: both decks, and the rival's hand but for the cards in it that everybody knows (H-22). */
export function guess(view: View, _seat: Seat, rng: Rng): State {
  const players = view.players.map((_, owner) => dealt(view, owner as Seat, rng));
  return { ...view, players, dying: [], effects: 0 };
}
