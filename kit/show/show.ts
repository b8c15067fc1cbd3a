import type { Progress } from './progress.ts';
import type { Beat } from './script.ts';

/** The event that is being shown. `show.view` is already how things stand after it, unless it `thinks` or `draws`: what moves, moves towards that. */
export interface Showing<E, View> {
  readonly id: string;
  readonly event: E;
  /** How things stood before it, and stand after it. */
  readonly before: View;
  readonly after: View;
  readonly phase: Beat['phase'];
  /** Milliseconds this phase takes at this speed and haste: for what is animated by CSS. */
  readonly lasts: number;
  /** Motion is unwelcome: fade what changes, move nothing. */
  readonly fades: boolean;
  /** From 0 to 1 in each phase in which something moves. */
  readonly progress: Progress;
}

/** As much of a question as the show asks about. */
export interface Asked {
  readonly kind: string;
  /** It closes by itself. */
  readonly window?: boolean;
}

/** The last question that was to be seen, with the table it was asked at. */
export interface Held<View, Q> {
  readonly question: Q;
  readonly view: View;
}

/** What is shown right now. Nobody has to wait for it: whoever presses anything ends it. */
export interface Show<E, View, Left, Q extends Asked = Asked> {
  /** What to draw: how things stand now, or stood where the reader looks at the past, or on the way there while events are shown. */
  readonly view: View;
  /** What may be spoken of, and reckoned with: as `view`, but before a throw as long as its dice are in the air. Looking at the past does not change it. */
  readonly told: View;
  /** What these eyes must decide, as soon as what led to it has been shown; null: nothing, or not yet. */
  readonly asked: Q | null;
  /** While something is shown: what was asked before it, to be drawn as it was, and inactive. Null: nothing was. */
  readonly held: Held<View, Q> | null;
  /** What the events so far left lying on the table. */
  readonly left: Left;
  /** Null: nothing moves, and `view` is as it is now, or was then. */
  readonly now: Showing<E, View> | null;
  readonly playing: boolean;
  /** Everything arrives at once. */
  readonly skip: () => void;
  /** The event after which the table is shown; null: now. */
  readonly rewound: string | null;
  /** To the moment right after an event, or back to now. Of an event that is not known, nothing. */
  readonly rewind: (id: string | null) => void;
}
