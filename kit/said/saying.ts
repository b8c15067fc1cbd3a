import type { Seat } from '@tavern/engine';
import type { Happening, TableBot } from '../game-table.ts';
import { comingIn } from '../show/coming.ts';
import type { Show } from '../show/show.ts';

/** An event that somebody comments on. */
export interface Moment {
  readonly seat: Seat;
  readonly line: 'won' | 'lost';
}

export interface Saying {
  /** The id of the event that it is about. */
  readonly id: string;
  readonly seat: Seat;
  readonly text: string;
}

interface Heard<E> {
  readonly events: readonly Happening<E>[];
  readonly show: Pick<Show<unknown, unknown, unknown>, 'now' | 'rewound'>;
  readonly bots: readonly (TableBot | null)[];
  /** The players for whom an event is a big moment, in the order in which they would speak. */
  readonly momentsOf: (event: E) => readonly Moment[];
}

/** The last remark of a bot. It is never about an event that the table has not shown yet, or that happened before the viewer came. */
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
