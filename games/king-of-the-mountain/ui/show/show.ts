import type { Event } from '../../rules/events.ts';
import type { Stage } from './stage.ts';

/** An event of the mountain's with its id, as the frame tells it (kit's TableEvent). */
export interface Happening {
  readonly id: string;
  readonly event: Event;
  readonly past: boolean;
}

/** How far a motion is, from 0 to 1. It changes with every frame, so parts listen instead of being drawn anew. */
export interface Progress {
  readonly value: () => number;
  /** Called with every frame, the last time with 1. Returns how to stop. */
  readonly listen: (heed: (value: number) => void) => () => void;
}

/** The event that is being shown. `show.stage` is already how things stand after it: what moves, moves towards that. */
export interface Showing {
  readonly id: string;
  readonly event: Event;
  /** How things stood before, and stand after it. */
  readonly before: Stage;
  readonly after: Stage;
  /** Where `event.seat` goes, tile by tile, the first and the last included; two tiles only: in one leap. Empty: nobody moves. */
  readonly walk: readonly number[];
  /** Milliseconds it takes from 0 to 1 at this speed and haste: for what is animated by CSS. */
  readonly lasts: number;
  /** Motion is unwelcome: fade what changes, move nothing. */
  readonly fades: boolean;
  readonly progress: Progress;
}

/** What is shown right now. Nothing waits for it: whoever presses anything calls `skip`. */
export interface Show {
  /** What to draw: how things stand now, or stood where the reader looks at the past, or on the way there while events are shown. */
  readonly stage: Stage;
  /** Null: nothing moves, and `stage` is as in the view (or in the past). */
  readonly now: Showing | null;
  readonly playing: boolean;
  /** Everything arrives at once. */
  readonly skip: () => void;
  /** The event after which the board is shown; null: now. */
  readonly rewound: string | null;
  /** To the moment right after an event, or back to now. Of an event that is not known, nothing. */
  readonly rewind: (id: string | null) => void;
  /** Events can be looked back at: all since the start are known, and they lead to the view. */
  readonly rewindable: boolean;
}
