import type { Clock } from '@tavern/host';
import { machineClock } from '../../clock.ts';

/** Time that passes this many times as fast: windows and pauses of a real match, without the wait. */
export function fastClock(times: number): Clock {
  const start = machineClock.now();
  return {
    now: () => start + (machineClock.now() - start) * times,
    after: (ms, work) => machineClock.after(ms / times, work),
  };
}
