import type { LogLine } from '@tavern/kit';
import { isStillUnknown } from '@tavern/kit/show/script.ts';
import type { ReactNode } from 'react';
import type { Happening, Show } from '../show/types.ts';

/** Its result must not be seen yet. */
const isInTheAir = (now: Show['now']): boolean => now !== null && (isStillUnknown(now.phase) || now.phase === 'rolls');

/**
 * The line of the log about what is shown: the event that moves now or is looked back at, or else the last one. For an event without a
 * line, the line before it.
 */
export function lineShown(
  lines: readonly LogLine[],
  events: readonly Happening[],
  { now, rewound }: Pick<Show, 'now' | 'rewound'>,
): ReactNode {
  const told = lines.filter(({ tone }) => tone !== 'sys');
  const id = now?.id ?? rewound;
  if (id === null) return told.at(-1)?.text ?? null;
  const texts = new Map(told.map((line) => [line.id, line.text]));
  const at = events.findLastIndex((each) => each.id === id) - (isInTheAir(now) ? 1 : 0);
  return texts.get(events.slice(0, at + 1).findLast((each) => texts.has(each.id))?.id ?? '') ?? null;
}
