import { renew, type Types } from '@tavern/engine';
import type { Frame, Mark } from '@tavern/host';

/** One thing that happened, as one pair of eyes saw it. */
export interface LogItem {
  readonly id: string;
  /** The frame it came with, and its time: milliseconds since the table was first opened. */
  readonly n: number;
  readonly at: number;
  readonly event: Types['event'];
  /** What was seen right after it. */
  readonly view: Types['view'];
  /** It happened before somebody looked, or while nobody could: nothing to animate. */
  readonly past: boolean;
  /** What it led to was certain, and has been drawn since the answer was given. */
  readonly foreseen: boolean;
  /** For whom the clock or a bot has played what it came with; absent: for nobody. */
  readonly played?: readonly Mark[];
}

/** Everything one pair of eyes has seen, in order, however it came in. */
export class SeenLog {
  private readonly known = new Map<number, readonly LogItem[]>();
  private newest = -1;
  /** All before this number are known. */
  private unbroken = 0;
  private all: readonly LogItem[] = [];
  private sorted = true;
  /** The last one that was noted: what is the same in the next is not kept twice. */
  private view: Types['view'] | undefined;

  add({ n, at, events, views, packet, played }: Frame, past: boolean, foreseen = false): void {
    if (this.known.has(n)) return;
    const items = events.map((event, index) => {
      this.view = renew(this.view, views[index] ?? packet.view);
      return { id: `${n}.${index}`, n, at, event, view: this.view, past, foreseen, ...(played === undefined ? {} : { played }) };
    });
    this.known.set(n, items);
    if (n > this.newest && this.sorted) this.all = items.length === 0 ? this.all : [...this.all, ...items];
    else this.sorted = false;
    this.newest = Math.max(this.newest, n);
    while (this.known.has(this.unbroken)) this.unbroken += 1;
  }

  /** The first frame that is missing; null: none is. */
  get missing(): number | null {
    return this.unbroken > this.newest ? null : this.unbroken;
  }

  get items(): readonly LogItem[] {
    if (!this.sorted) {
      const numbers = [...this.known.keys()].sort((a, b) => a - b);
      this.all = numbers.flatMap((n) => this.known.get(n) ?? []);
      this.sorted = true;
    }
    return this.all;
  }
}
