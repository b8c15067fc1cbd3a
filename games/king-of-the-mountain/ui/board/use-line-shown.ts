import type { LogLine } from '@tavern/kit';
import { type ReactNode, useRef } from 'react';
import type { Show } from '../show/use-show.ts';

/** What the log says of what is shown: of the event that moves now or is looked back at, or else of the last one. What is not worth a line leaves the line before it. */
export function useLineShown(lines: readonly LogLine[], { now, rewound }: Show): ReactNode {
  const before = useRef<ReactNode>(null);
  const id = now?.id ?? rewound;
  const told = lines.filter(({ tone }) => tone !== 'sys');
  const line = id === null ? told.at(-1) : told.find((each) => each.id === id);
  if (line !== undefined) before.current = line.text;
  return before.current;
}
