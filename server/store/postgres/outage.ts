import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';

/** Milliseconds between two looks whether it is back. */
const LOOK_EVERY = 500;
/** Milliseconds that others wait for it, from when it was first missed: most outages are over by then. Later ones are refused at once. */
const PATIENCE = 2_000;

/** PostgreSQL cannot be reached. Nothing more is known of what was under way. */
class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`the database is away: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Connection trouble, a server that is starting or stopping, and one that takes no more connections (PostgreSQL, appendix A). */
const PASSING = /^(08...|57P0[1-5]|53300)$/;

/** Whether this says something about the line, and not about what was asked. */
export const isOutage = (error: unknown): boolean => !(error instanceof DatabaseError) || PASSING.test(error.code ?? '');

/** A time in which the database is away. While it lasts nobody has to find that out for themselves, each with a time-out of their own. */
export class Outage {
  private readonly look: () => Promise<unknown>;
  private over: Promise<void> | null = null;
  private since = 0;
  private why: unknown = null;
  private closed = false;

  constructor(look: () => Promise<unknown>) {
    this.look = look;
  }

  /** Somebody could not reach it. */
  noticed(why: unknown): void {
    if (this.over !== null || this.closed) return;
    this.why = why;
    this.since = performance.now();
    this.over = this.wait().then(() => {
      this.over = null;
    });
  }

  /** Resolves as soon as there is none; rejects when this one has lasted too long. */
  async ended(): Promise<void> {
    if (this.over === null) return;
    const left = PATIENCE - (performance.now() - this.since);
    const enough = new AbortController();
    const tooLong = pause(Math.max(0, left), true, { signal: enough.signal, ref: false }).catch(() => false);
    const gaveUp = await Promise.race([this.over.then(() => false), tooLong]);
    enough.abort();
    if (gaveUp) throw new DatabaseAway(this.why);
  }

  close(): void {
    this.closed = true;
  }

  private async wait(): Promise<void> {
    while (!this.closed) {
      try {
        await this.look();
        return;
      } catch (error) {
        // A database that answers is there, whatever it says.
        if (!isOutage(error)) return;
        this.why = error;
        await pause(LOOK_EVERY, undefined, { ref: false });
      }
    }
  }
}
