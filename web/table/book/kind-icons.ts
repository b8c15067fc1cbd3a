import type { LineKind } from '@tavern/engine';
import type { IconName } from '@tavern/kit/icons/names.ts';

/** The sign of each kind of line. */
export const KIND_ICONS: { readonly [kind in LineKind]: IconName } = {
  action: 'boots',
  combat: 'crossed-swords',
  luck: 'clover',
  trade: 'trade',
  system: 'quill-ink',
};
