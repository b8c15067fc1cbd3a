import type { Clock } from '@tavern/host';
import type { Logger } from 'pino';
import type { Retain } from '../config.ts';
import type { Store } from './store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** After a start there is enough to do. */
const FIRST_AFTER = 10 * MINUTE;
/** How many are removed at once, and how long others have the store for themselves after that. */
const STEP = 100;
const BREATHER = 1_000;

/** Removes what has been kept for long enough: every day, and a little at a time, so that nobody who plays notices. */
export class Retention {
  private readonly store: Store;
  private readonly retain: Retain;
  private readonly clock: Clock;
  private readonly log: Logger;
  private cancel: () => void = () => {};
  private closed = false;

  constructor(store: Store, retain: Retain, clock: Clock, log: Logger) {
    this.store = store;
    this.retain = retain;
    this.clock = clock;
    this.log = log;
    this.after(FIRST_AFTER, () => void this.sweep());
  }

  close(): void {
    this.closed = true;
    this.cancel();
  }

  private async sweep(): Promise<void> {
    const { guests, rooms, matches } = this.store;
    const { days, framesDays } = this.retain;
    try {
      const frames = await this.each(framesDays, (before) => matches.dropFrames(before, STEP));
      // Rooms first: a guest who sits in one leaves a trace.
      const emptied = await this.each(days, (before) => rooms.removeUntouched(before, STEP));
      const left = await this.each(days, (before) => guests.removeUnseen(before, STEP));
      if (frames + emptied + left > 0) this.log.info({ frames, rooms: emptied, guests: left }, 'removed what was old');
    } catch (error) {
      this.log.error({ err: error }, 'what is old could not be removed; tomorrow is another day');
    }
    this.after(DAY, () => void this.sweep());
  }

  private async each(days: number, step: (before: number) => Promise<number>): Promise<number> {
    if (days === 0) return 0;
    const before = this.clock.now() - days * DAY;
    for (let sum = 0; ; ) {
      if (this.closed) return sum;
      const done = await step(before);
      sum += done;
      if (done < STEP) return sum;
      await new Promise<void>((later) => this.after(BREATHER, later));
    }
  }

  private after(ms: number, work: () => void): void {
    if (!this.closed) this.cancel = this.clock.after(ms, work);
  }
}
