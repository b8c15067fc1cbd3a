import type { NodeStore } from '../store/store.ts';
import type { Ask, Letter } from './letter.ts';

/** PostgreSQL takes 8,000 bytes in one notice, some of which are for the envelope. */
const MOST = 7_000;
/** Milliseconds: an owner that has not answered by then is asked again, or another one. */
const PATIENCE = 1_500;

export interface Reply {
  readonly result: object | null;
  readonly seq: number;
}

interface Waiting {
  readonly to: string | null;
  readonly text: string;
}

/** Letters to other nodes. All of one moment go together, one batch after another, so that they arrive in the order they were written. */
export class Post {
  private readonly store: Pick<NodeStore, 'post'>;
  /** Some letters may not have arrived. */
  private readonly lost: (error: unknown) => void;
  private waiting: Waiting[] = [];
  private busy = false;
  private readonly asked = new Map<number, (reply: Reply | null) => void>();
  private count = 0;

  constructor(store: Pick<NodeStore, 'post'>, lost: (error: unknown) => void) {
    this.store = store;
    this.lost = lost;
  }

  /** To one node, or to all others (null). */
  tell(to: string | null, letter: Letter): void {
    this.waiting.push({ to, text: JSON.stringify(letter) });
    if (!this.busy) this.begin();
  }

  /** null: no answer in time. Whether it was carried out is not known. */
  ask(to: string, match: string, ask: Ask): Promise<Reply | null> {
    this.count += 1;
    const n = this.count;
    return new Promise((done) => {
      const late = setTimeout(() => this.replied(n, null), PATIENCE);
      this.asked.set(n, (reply) => {
        clearTimeout(late);
        done(reply);
      });
      this.tell(to, { is: 'ask', n, match, ask });
    });
  }

  replied(n: number, reply: Reply | null): void {
    const done = this.asked.get(n);
    this.asked.delete(n);
    done?.(reply);
  }

  /** Resolves when nothing waits to be sent. */
  async sent(): Promise<void> {
    while (this.busy) await new Promise((later) => setTimeout(later, 5));
  }

  private begin(): void {
    this.busy = true;
    setImmediate(() => void this.send());
  }

  private async send(): Promise<void> {
    const letters = this.waiting;
    this.waiting = [];
    try {
      await this.store.post(batches(letters));
    } catch (error) {
      this.lost(error);
    }
    if (this.waiting.length > 0) this.begin();
    else this.busy = false;
  }
}

/** Letters that follow each other and go to the same node share an envelope, until it is full. */
function batches(letters: readonly Waiting[]): { to: string | null; letters: readonly unknown[] }[] {
  const all: { to: string | null; letters: unknown[]; size: number }[] = [];
  for (const { to, text } of letters) {
    const size = Buffer.byteLength(text) + 1;
    const last = all.findLast((batch) => batch.to === to || batch.to === null || to === null);
    const fits = last !== undefined && last.to === to && last.size + size <= MOST;
    const letter: unknown = JSON.parse(text);
    if (fits) {
      last.letters.push(letter);
      last.size += size;
    } else all.push({ to, letters: [letter], size });
  }
  return all;
}
