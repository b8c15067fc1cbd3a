import type { Seat } from '@tavern/engine';
import type { Happening, TableBot } from '../game-table.ts';
import { comingIn } from '../show/coming.ts';
import type { Show } from '../show/show.ts';

/** Something worth a word to somebody. */
export interface Moment {
  readonly seat: Seat;
  readonly line: 'won' | 'lost';
}

export interface Saying {
  /** Of the event that it is about. */
  readonly id: string;
  readonly seat: Seat;
  readonly text: string;
}

interface Heard<E> {
  readonly events: readonly Happening<E>[];
  readonly show: Pick<Show<unknown, unknown, unknown>, 'now' | 'rewound'>;
  readonly bots: readonly (TableBot | null)[];
  /** Whom an event is a big moment for, the first to speak first. */
  readonly momentsOf: (event: E) => readonly Moment[];
}

/** The last thing that a bot had to say; of nothing that has not been seen on the table yet, nor of what happened before one came. */
export function sayingIn<E>({ events, show, bots, momentsOf }: Heard<E>): Saying | null {
  if (show.rewound !== null) return null;
  const coming = comingIn(events, show);
  for (const { id, event, past } of events.toReversed()) {
    if (past) return null;
    if (coming.has(id)) continue;
    for (const { seat, line } of momentsOf(event)) {
      const text = bots[seat]?.lines?.[line];
      if (text !== undefined) return { id, seat, text };
    }
  }
  return null;
}
