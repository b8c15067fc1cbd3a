import type { Say } from '@tavern/engine';
import type { LogBridge, Story } from '@tavern/kit';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

export interface StoryState {
  /** The story that the table is still showing; null: all is shown, or there is no table to show it. */
  readonly story: Story | null;
  /** The table has not received the last events yet. What is known here is ahead of it, and must not be said. */
  readonly isAhead: boolean;
  /** What to do with what the player has taken; null: nothing is taken. */
  readonly taken: Say | null;
}

/** `last`: the last event known here. */
export function useStory(bridge: Pick<LogBridge, 'listen' | 'story' | 'heard' | 'taken'>, last: string | null): StoryState {
  const story = useSyncExternalStore(bridge.listen, bridge.story);
  const heard = useSyncExternalStore(bridge.listen, bridge.heard);
  const taken = useSyncExternalStore(bridge.listen, bridge.taken);
  return { story, isAhead: heard !== null && heard !== last, taken };
}

/** The earlier value, while `keep` is true. */
export function useKept<T>(value: T, keep: boolean): T {
  const kept = useRef(value);
  useLayoutEffect(() => {
    if (!keep) kept.current = value;
  });
  return keep ? kept.current : value;
}
