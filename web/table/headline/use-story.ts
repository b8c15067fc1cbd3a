import type { LogDesk, Story } from '@tavern/kit';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

interface Told {
  /** The story that the table is still showing; null: all is shown, or there is no table to show it. */
  readonly story: Story | null;
  /** The table has not received the last events yet. What is known here is ahead of it, and must not be said. */
  readonly isAhead: boolean;
}

/** `last`: the last event known here. */
export function useStory(desk: Pick<LogDesk, 'listen' | 'story' | 'heard'>, last: string | null): Told {
  const story = useSyncExternalStore(desk.listen, desk.story);
  const heard = useSyncExternalStore(desk.listen, desk.heard);
  return { story, isAhead: heard !== null && heard !== last };
}

/** The earlier value, while `keep` is true. */
export function useKept<T>(value: T, keep: boolean): T {
  const kept = useRef(value);
  useLayoutEffect(() => {
    if (!keep) kept.current = value;
  });
  return keep ? kept.current : value;
}
