import type { IconName } from '@tavern/kit/icons/names.ts';
import type { Card } from '../../rules/catalog.ts';
import type { GameType } from '../../rules/state.ts';

/** What the colour, the sign and the word of a card are chosen by: a character's type, or the kind of any other card. */
export type Sort = GameType | 'help' | 'sp' | 'leader';

export const sortOf = ({ type, kind }: Pick<Card, 'type' | 'kind'>): Sort => type ?? (kind === 'character' ? 'help' : kind);

const TYPE_SIGNS: { readonly [type in GameType]: IconName } = {
  rightWing: 'eagle-emblem',
  leftWing: 'fist',
  freedom: 'dove',
  economy: 'scales',
  patriot: 'star-flag',
};

/** The sign of each sort. Its colour is in sorts.css, its word in the texts: never one without the others. */
export function signOf(sort: Sort): IconName {
  if (sort === 'help') return 'shaking-hands';
  if (sort === 'sp') return 'wax-seal';
  return sort === 'leader' ? 'public-speaker' : TYPE_SIGNS[sort];
}
