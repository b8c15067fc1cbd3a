import type { Beginning } from '../rooms/match.ts';

/** Far more than any test needs. */
const MOST = 500;

/** For tests: what the next match of a room begins with, until somebody starts it. In memory alone: a match that has begun has its own in the store. */
export class Beginnings {
  private readonly waiting = new Map<string, Beginning>();

  /** In the place of what was meant for this room before. */
  put(code: string, beginning: Beginning): void {
    this.waiting.delete(code);
    this.waiting.set(code, beginning);
    const [oldest] = this.waiting.keys();
    if (this.waiting.size > MOST && oldest !== undefined) this.waiting.delete(oldest);
  }

  of(code: string): Beginning | undefined {
    return this.waiting.get(code);
  }

  /** It has begun. */
  done(code: string): void {
    this.waiting.delete(code);
  }
}
