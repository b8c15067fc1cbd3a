import type { IconName } from '@tavern/kit/icons/names.ts';
import type { ClassId } from '../rules/state.ts';
import type { TeamId } from '../rules/teams.ts';

/** On the cards of the classes and on the arms of the players who have one, in the lobby and on the mountain. */
export const crests: { readonly [id in ClassId]: IconName } = {
  scout: 'spyglass',
  hunter: 'pocket-bow',
  gladiator: 'galea',
  warden: 'shield-reflect',
  guard: 'checked-shield',
  monk: 'monk-face',
  porter: 'knapsack',
  berserker: 'barbarian',
  highlander: 'bagpipes',
  vanguard: 'knight-banner',
  peddler: 'old-wagon',
};

/** On the pennants of the teams. */
export const teamCrests: { readonly [id in TeamId]: IconName } = { hawk: 'hawk-emblem', stag: 'stag-head', bear: 'bear-head' };

/** Light enough for dark crests on them, dark enough for light names beside them, and of three kinds of lightness. */
export const teamCloths: { readonly [id in TeamId]: string } = { hawk: '#f0c869', stag: '#9cc56b', bear: '#8fb9e3' };
