import { useLayoutEffect, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { Showing } from '../show/types.ts';

/** Dice tumble for the first part of a throw, then lie. */
export const TUMBLES = 0.6;

/** Are the dice of such an event still in the air? Where motion is unwelcome they never are. */
export function useRolling(now: Showing | null, type: Event['type']): boolean {
  const thrown = now !== null && now.event.type === type && !now.fades && now.lasts > 0 ? now : null;
  const [landed, setLanded] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (thrown === null) return undefined;
    return thrown.progress.listen((progress) => {
      if (progress >= TUMBLES) setLanded(thrown.id);
    });
  }, [thrown]);
  return thrown !== null && landed !== thrown.id;
}
