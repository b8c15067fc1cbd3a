import type { IconName } from '@tavern/kit/icons/names.ts';
import type { ClassId } from '../rules/state.ts';

/** On the cards of the classes and on the arms of the players who have one, in the lobby and on the mountain. */
export const crests: { readonly [id in ClassId]: IconName } = {
  scout: 'spyglass',
  hunter: 'pocket-bow',
  gladiator: 'galea',
  warden: 'shield-reflect',
  guard: 'checked-shield',
  monk: 'monk-face',
  porter: 'knapsack',
};
