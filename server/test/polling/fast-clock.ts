import type { Clock } from '@tavern/host';
import { machineClock } from '../../clock.ts';

/** Timers cannot wait for longer. */
const LONGEST = 2 ** 31 - 1;

/** Time that passes this many times as fast: windows and pauses of a real match, without the wait. `start`: since when it does. */
export function fastClock(times: number, start = machineClock.now()): Clock {
  return {
    now: () => Math.round(start + (machineClock.now() - start) * times),
    after: (ms, work) => machineClock.after(Math.min(ms / times, LONGEST), work),
  };
}
