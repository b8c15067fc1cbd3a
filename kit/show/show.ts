import type { Progress } from './progress.ts';
import type { Beat } from './script.ts';

/** The event being shown. `show.view` is already the state after it, except in the phases `thinks` and `draws`: motions go towards it. */
export interface Showing<E, View> {
  readonly id: string;
  readonly event: E;
  /** The state before it and after it. */
  readonly before: View;
  readonly after: View;
  readonly phase: Beat['phase'];
  /** The part of the event that the present beat names; null: it names none. */
  readonly part: number | null;
  /** Milliseconds this phase takes at the present speed and haste, for CSS animations. */
  readonly lasts: number;
  /** Reduced motion: changes fade, nothing moves. */
  readonly fades: boolean;
  /** From 0 to 1 in each phase in which something moves. */
  readonly progress: Progress;
}

/** The part of a question that the show uses. */
export interface AskedKind {
  readonly kind: string;
  /** It closes by itself. */
  readonly window?: boolean;
}

/** The last question that was shown, with the view it was asked in. */
export interface Held<View, Q> {
  readonly question: Q;
  readonly view: View;
}

/** What is shown right now. No player has to wait for it: any press ends it. */
export interface Show<E, View, Left, Q extends AskedKind = AskedKind> {
  /** The state to draw: the present one, a past one while the reader looks back, or one in between while events are shown. */
  readonly view: View;
  /**
   * The state that may be spoken of and calculated with. It is `view`, except while dice are rolling: then it is the state before the
   * throw. Looking back does not change it.
   */
  readonly told: View;
  /** The viewer's question, once the events before it have been shown; null: none, or not yet. */
  readonly asked: Q | null;
  /** While events are shown: the question before them, to be drawn inactive. Null: there was none. */
  readonly held: Held<View, Q> | null;
  /** What the events so far left on the table. */
  readonly left: Left;
  /** Null: nothing moves, and `view` is the present state or a past one. */
  readonly now: Showing<E, View> | null;
  readonly playing: boolean;
  /** The events that it knows of. A table may have been given more: it shows nothing of them yet. */
  readonly heeded: readonly unknown[];
  /** Everything arrives at once. */
  readonly skip: () => void;
  /** The id of the past event whose moment is shown; null: the present. */
  readonly rewound: string | null;
  /** Shows the moment right after an event; null: the present. An unknown event changes nothing. */
  readonly rewind: (id: string | null) => void;
}
