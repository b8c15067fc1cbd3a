import type { LogDesk, Story } from '@tavern/kit';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

interface Told {
  /** What the table is still telling; null: all is told, or there is no table that could. */
  readonly story: Story | null;
  /** The table has not heard of the last events yet: what is known here is ahead of it, and not to be said. */
  readonly isAhead: boolean;
}

/** `last`: the last event that is known here. */
export function useStory(desk: Pick<LogDesk, 'listen' | 'story' | 'heard'>, last: string | null): Told {
  const story = useSyncExternalStore(desk.listen, desk.story);
  const heard = useSyncExternalStore(desk.listen, desk.heard);
  return { story, isAhead: heard !== null && heard !== last };
}

/** What was there before, for as long as it is to be kept. */
export function useKept<T>(value: T, keep: boolean): T {
  const kept = useRef(value);
  useLayoutEffect(() => {
    if (!keep) kept.current = value;
  });
  return keep ? kept.current : value;
}
