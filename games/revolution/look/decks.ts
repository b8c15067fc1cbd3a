import type { IconName } from '@tavern/kit/icons/names.ts';

/** The signs of the ready decks: on their boxes, and on the arms of the players who bring them. */
export const crests: { readonly [deck: string]: IconName } = {
  homeland: 'eagle-emblem',
  opensquare: 'dove',
};

/** The cloth of their boxes: the red of the one rostrum and the blue of the other. */
export const cloths: { readonly [deck: string]: string } = {
  homeland: '#64211c',
  opensquare: '#1f4258',
};
