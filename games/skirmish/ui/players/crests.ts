import type { IconName } from '@tavern/kit';

const READY: { readonly [deck: string]: IconName } = {
  iron_wall: 'stone-wall',
  emberstorm: 'fireball',
  grave_bargain: 'graveyard',
};

/** The sign of a deck on arms and backs. Decks that players built share one. */
export const crestOf = (deckId: string): IconName => READY[deckId] ?? 'crossed-swords';
