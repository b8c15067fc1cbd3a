import type { Clock } from '@tavern/host';

function after(ms: number, work: () => void): () => void {
  // A late caller may ask for a time that is past, and Node would warn of that.
  const timer = setTimeout(work, Math.max(0, ms));
  return () => clearTimeout(timer);
}

/** Whole milliseconds since 1970, for what is stored. It never goes back, whatever is done to the machine's time. */
export const machineClock: Clock = { now: () => Math.floor(performance.timeOrigin + performance.now()), after };

/** The same from now on: for tables, where only differences matter and short numbers are sent. */
export function clockFromNow(clock: Clock): Clock {
  const start = clock.now();
  return { now: () => clock.now() - start, after: (ms, work) => clock.after(ms, work) };
}
