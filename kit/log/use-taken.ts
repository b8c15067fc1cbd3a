import type { Say } from '@tavern/engine';
import { useEffect } from 'react';
import type { LogBridge } from './log-bridge.ts';

/** The beam says what to do with what the player has taken; null: nothing is taken. */
export function useTaken(bridge: Pick<LogBridge, 'take'>, words: Say | null): void {
  useEffect(() => bridge.take(words));
  useEffect(() => () => bridge.take(null), [bridge]);
}
