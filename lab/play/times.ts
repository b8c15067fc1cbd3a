import { NO_TIMES, type Pace, type Times, timesOf } from '@tavern/host';

/**
 * The clocks of a match in the terminal. Unhurried means what the help says: nobody waits for this person, so only windows close, and
 * those because a game may not tell who could have used one. With several people at one keyboard a clock would run while it changes hands.
 */
export function terminalTimes(pace: Pace, people: number, turn: Parameters<typeof timesOf>[1]): Times {
  if (people > 1) return NO_TIMES;
  const times = timesOf(pace, turn);
  return pace === 'unhurried' ? { ...NO_TIMES, window: times.window } : times;
}
