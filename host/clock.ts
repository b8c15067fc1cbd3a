/** Time and timers, handed in: the server's, the browser's, or a test's simulated one. */
export interface Clock {
  /** Milliseconds; only differences matter. */
  now(): number;
  /** Runs `work` once after this many milliseconds; the result cancels it. */
  after(ms: number, work: () => void): () => void;
}

/** A clock that stands still until it is moved. Between two timers all settled promises get their turn. */
export class SimulatedClock implements Clock {
  private time = 0;
  private readonly timers = new Set<{ readonly at: number; readonly work: () => void }>();

  now(): number {
    return this.time;
  }

  after(ms: number, work: () => void): () => void {
    const timer = { at: this.time + Math.max(0, ms), work };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await settled();
    for (let next = this.next(end); next !== undefined; next = this.next(end)) {
      this.timers.delete(next);
      this.time = next.at;
      next.work();
      await settled();
    }
    this.time = end;
  }

  private next(end: number) {
    const due = [...this.timers].filter(({ at }) => at <= end);
    return due.sort((a, b) => a.at - b.at)[0];
  }
}

/** Long enough for chains of promises that wait for nothing outside. */
async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve();
}
