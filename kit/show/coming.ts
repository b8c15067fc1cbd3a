import type { Happening } from '../game-table.ts';
import type { Show } from './show.ts';

const NONE: ReadonlySet<string> = new Set();

/** Ids of events that have come but have not been seen yet. The book leaves them out. In the phase `lies`, an event has been seen. */
export function comingIn(
  events: readonly Pick<Happening<unknown>, 'id'>[],
  { now, rewound }: Pick<Show<unknown, unknown, unknown>, 'now' | 'rewound'>,
): ReadonlySet<string> {
  if (now === null || rewound !== null) return NONE;
  const at = events.findLastIndex(({ id }) => id === now.id);
  return at < 0 ? NONE : new Set(events.slice(now.phase === 'lies' ? at + 1 : at).map(({ id }) => id));
}
