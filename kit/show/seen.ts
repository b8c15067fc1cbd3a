import type { Say, Seat } from '@tavern/engine';
import type { TableEvent } from '../game-table.ts';
import type { AskedKind } from './show.ts';

/** The events that a viewer has been told so far, and the present view. */
export interface Seen<E, View, Q extends AskedKind = AskedKind> {
  readonly viewer: Seat | null;
  readonly events: readonly TableEvent<E, View>[];
  readonly view: View;
  /** The view is ahead of the events: it shows the certain result of the viewer's own answer. */
  readonly foreseen: boolean;
  /** The viewer's question, shown or not. */
  readonly asked?: Q | null;
}

/** What a playback asks the page. */
export interface PlaybackOptions {
  /** Nobody can see the page, so nothing is shown. */
  readonly hidden?: () => boolean;
  /** Puts a text into words, to measure how long it takes to read. */
  readonly tell?: (say: Say) => string;
}
