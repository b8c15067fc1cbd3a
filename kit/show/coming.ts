import type { Happening } from '../game-table.ts';
import type { Show } from './show.ts';

const NONE: ReadonlySet<string> = new Set();

/** Ids of what has been told but not been seen yet: the book waits with it. What lies on the table has been seen. */
export function comingIn(
  events: readonly Pick<Happening<unknown>, 'id'>[],
  { now, rewound }: Pick<Show<unknown, unknown, unknown>, 'now' | 'rewound'>,
): ReadonlySet<string> {
  if (now === null || rewound !== null) return NONE;
  const at = events.findLastIndex(({ id }) => id === now.id);
  return at < 0 ? NONE : new Set(events.slice(now.phase === 'lies' ? at + 1 : at).map(({ id }) => id));
}
