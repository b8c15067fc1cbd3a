import type { Clock } from '@tavern/host';

/** The machine's clock in whole milliseconds since 1970. It never goes back, whatever is done to the machine's time. */
export const machineClock: Clock = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
