import { checkAnswer, MOST_ROWS } from './answers.ts';
import type { AnswerRow, MatchStore } from './store.ts';

interface Waiting {
  readonly row: AnswerRow;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Answers in a batch: after one with this many or more, the next batch waits for others. */
const CROWD = 3;
/** Milliseconds from the beginning of one such batch to the next. */
const WINDOW = 3;

/**
 * Group commit: a disk takes as long for one answer as for a hundred. Answers given in one turn of the event loop share a transaction,
 * and while one is under way the next gathers. Where many play, batches begin at least a few milliseconds apart.
 */
export class AppendQueue {
  private readonly store: MatchStore['append'];
  private waiting: Waiting[] = [];
  private busy = false;
  private idle: (() => void)[] = [];
  /** When the last batch with a crowd in it began. */
  private crowded = Number.NEGATIVE_INFINITY;

  constructor(append: MatchStore['append']) {
    this.store = append;
  }

  append(row: AnswerRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      // Refused here, it fails alone, and not with the hundred others of its batch.
      checkAnswer(row);
      this.waiting.push({ row, resolve, reject });
      this.next();
    });
  }

  /** How many wait for the next transaction. */
  get length(): number {
    return this.waiting.length;
  }

  /** Resolves as soon as nothing waits to be stored. */
  flushed(): Promise<void> {
    if (!this.busy) return Promise.resolve();
    return new Promise((done) => this.idle.push(done));
  }

  private next(): void {
    if (this.busy) return;
    if (this.waiting.length === 0) {
      for (const done of this.idle.splice(0)) done();
      return;
    }
    this.busy = true;
    const wait = this.crowded + WINDOW - performance.now();
    if (wait > 0) setTimeout(() => void this.commit(), wait);
    else setImmediate(() => void this.commit());
  }

  private async commit(): Promise<void> {
    const batch = this.take();
    if (batch.length >= CROWD) this.crowded = performance.now();
    try {
      const stored = await this.store(batch.map(({ row }) => row));
      for (const [index, { resolve }] of batch.entries()) resolve(stored[index] === true);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.busy = false;
    this.next();
  }

  /** Answers of one match go one after another, each in a batch of its own. */
  private take(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const left: Waiting[] = [];
    for (const one of this.waiting) {
      if (batch.size === MOST_ROWS || batch.has(one.row.match)) left.push(one);
      else batch.set(one.row.match, one);
    }
    this.waiting = left;
    return [...batch.values()];
  }
}
