/** Milliseconds between two looks at what is due. */
const TICK = 1;

interface Due {
  readonly at: number;
  readonly answer: (due: number) => void;
}

/** When answers are due, whatever the server does meanwhile. Without a rate: as soon as somebody is asked. */
export class Schedule {
  private readonly interval: number | null;
  private readonly begun = performance.now();
  private readonly pairs: number;
  private due: Due[] = [];
  private readonly all: Times[] = [];

  constructor(rate: number | null, pairs: number) {
    this.interval = rate === null ? null : (1000 * pairs) / rate;
    this.pairs = pairs;
    if (rate !== null) setInterval(() => this.tick(), TICK);
  }

  /** The times of one pair. All pairs have the same rhythm, each its own beat in it. */
  timesOf(pair: number): Times {
    const { interval } = this;
    if (interval === null) return { begin: () => {}, next: (answer) => answer(performance.now()) };
    let at = this.begun + (interval * pair) / this.pairs;
    const times: Times = {
      begin: () => {
        at += Math.max(0, Math.ceil((performance.now() - at) / interval)) * interval;
      },
      next: (answer) => {
        const due = { at, answer };
        at += interval;
        if (due.at <= performance.now()) answer(due.at);
        else this.due.push(due);
      },
    };
    this.all.push(times);
    return times;
  }

  /** The measuring begins: what could not be done in time while everything warmed up is forgiven. */
  forgive(): void {
    for (const times of this.all) times.begin();
  }

  private tick(): void {
    const now = performance.now();
    const ready = this.due.filter(({ at }) => at <= now);
    if (ready.length === 0) return;
    this.due = this.due.filter(({ at }) => at > now);
    for (const { at, answer } of ready) answer(at);
  }
}

export interface Times {
  /** A race begins. What fell due while there was none is due no more: how long beginnings take is counted by itself. */
  begin(): void;
  /** Calls back when the next answer is due, at once if that was before, with the time when it was due. */
  next(answer: (due: number) => void): void;
}
