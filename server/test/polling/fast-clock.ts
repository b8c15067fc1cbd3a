import type { Clock } from '@tavern/host';
import { machineClock } from '../../clock.ts';

/** Time that passes this many times as fast: windows and pauses of a real match, without the wait. `start`: since when it does. */
export function fastClock(times: number, start = machineClock.now()): Clock {
  return {
    now: () => start + (machineClock.now() - start) * times,
    after: (ms, work) => machineClock.after(ms / times, work),
  };
}
