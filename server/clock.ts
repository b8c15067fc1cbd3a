import type { Clock } from '@tavern/host';

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** Whole milliseconds since 1970, for what is stored. It never goes back, whatever is done to the machine's time. */
export const machineClock: Clock = { now: () => Math.floor(performance.timeOrigin + performance.now()), after };

/** The same from the start of the process: for tables, where only differences matter and short numbers are sent. */
export const tableClock: Clock = { now: () => Math.floor(performance.now()), after };
