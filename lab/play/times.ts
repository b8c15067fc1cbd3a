import type { GameEntry } from '@tavern/games';
import { NO_TIMES, type Pace, type Times, timesOf } from '@tavern/host';

/** The clocks of a match in the terminal. With several people at one keyboard a clock would run while it changes hands. */
export const terminalTimes = (pace: Pace, people: number, { turn, pause }: Pick<GameEntry, 'turn' | 'pause'>): Times =>
  people > 1 ? NO_TIMES : timesOf(pace, turn, pause);
