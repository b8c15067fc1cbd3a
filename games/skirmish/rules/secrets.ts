import { type Hidden, type Seat, same } from '@tavern/engine';
import { playerAt, type State } from './state.ts';

/**
 * What this seat may not know, by place: the order of both decks, and what the rival holds but for cards that everybody has seen. Hand and deck of one
 * player are one group: any card of the open list that is not in sight may be in either. A reshuffle puts the discard pile back into this group; the
 * hand is known from then on, because an empty deck has told it.
 */
export function hidden({ players }: State, viewer: Seat): Hidden[] {
  return players.flatMap(({ deck, hand }, owner) => {
    const group = `cards of ${owner}`;
    const inDeck = deck.map((_, index) => ({ path: ['players', owner, 'deck', index], group }));
    if (owner === viewer) return inDeck;
    return [...inDeck, ...hand.map((_, index) => ({ path: ['players', owner, 'hand', index], group }))];
  });
}

/**
 * The cards this seat lawfully knows, by place: a reviewed list, made without `view`. The known cards of a hand are left out: they were seen on the
 * field or in a discard pile before, or an empty deck has told them. So a list of known cards that tells more than that is found out.
 * A reshuffle hides discards again: worlds that they set apart have parted before, when the discard was seen.
 */
function known({ players, slots, inPlay, over }: State, viewer: Seat) {
  const { hand, known: seen } = playerAt({ players }, viewer);
  return {
    mine: [...hand, ...seen].sort(),
    discards: players.map(({ discard }) => discard),
    units: slots.map(({ units }) => units.map((unit) => unit?.card ?? null)),
    effects: slots.map(({ effects }) => effects.map(({ card, owner }) => [card, owner])),
    inPlay,
    over,
  };
}

export const differs = (a: State, b: State, viewer: Seat): boolean => !same(known(a, viewer), known(b, viewer));
