import type { Say, Seat } from '@tavern/engine';
import type { TableEvent } from '../game-table.ts';
import type { Asked } from './show.ts';

/** What one pair of eyes has been told so far, and what they see now. */
export interface Seen<E, View, Q extends Asked = Asked> {
  readonly viewer: Seat | null;
  readonly events: readonly TableEvent<E, View>[];
  readonly view: View;
  /** The view runs ahead of the events: it is what an own answer will certainly lead to. */
  readonly foreseen: boolean;
  /** What they must decide, shown or not. */
  readonly asked?: Q | null;
}

/** What a playback asks the page. */
export interface PlaybackOptions {
  /** Nobody looks: nothing is shown. */
  readonly hidden?: () => boolean;
  /** In words, to see how long they take to be read. */
  readonly tell?: (say: Say) => string;
}
