import { isStillUnknown } from '@tavern/kit/show/script.ts';
import type { Event, EventOf } from '../../../rules/events.ts';
import type { Happening, Show } from '../../show/types.ts';

/** The events that the viewer has been shown so far, without those that are still waiting. */
export function toldSoFar(events: readonly Happening[], { now, rewound }: Pick<Show, 'now' | 'rewound'>): readonly Happening[] {
  const id = now?.id ?? rewound;
  if (id === null) return events;
  const index = events.findLastIndex((each) => each.id === id);
  if (index < 0) return events;
  return events.slice(0, now !== null && isStillUnknown(now.phase) ? index : index + 1);
}

/** All events of one type since the last one of another: the rounds of the present fight, for example. */
export function toldSince<T extends Event['type']>(
  told: readonly Happening[],
  begins: Event['type'],
  type: T,
): readonly EventOf<T>[] {
  const from = told.findLastIndex(({ event }) => event.type === begins);
  return told.slice(from + 1).flatMap(({ event }) => (event.type === type ? [event as EventOf<T>] : []));
}
