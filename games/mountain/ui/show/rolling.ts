import type { Event } from '../../rules/events.ts';
import type { Showing } from './types.ts';

/** Whether the dice of such an event are still rolling. Under reduced motion they never are. */
export const isRolling = (now: Showing | null, type: Event['type']): boolean =>
  now !== null && now.event.type === type && now.phase === 'rolls' && !now.fades && now.lasts > 0;
