import type { IconName } from '@tavern/kit/icons/names.ts';

/** The signs of the ready decks: on their boxes, and on the arms of the players who bring them. */
export const crests: { readonly [deck: string]: IconName } = {
  iron_wall: 'stone-wall',
  emberstorm: 'fireball',
  grave_bargain: 'tombstone',
};

/** The cloth of their boxes. */
export const cloths: { readonly [deck: string]: string } = {
  iron_wall: '#3b3f44',
  emberstorm: '#6b2415',
  grave_bargain: '#35402a',
};
