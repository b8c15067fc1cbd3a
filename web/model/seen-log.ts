import { renew, type Types } from '@tavern/engine';
import type { Frame, Mark } from '@tavern/host';

/** One event, as one viewer saw it. */
export interface LogItem {
  readonly id: string;
  /** The frame it came with, and its time: milliseconds since the table was first opened. */
  readonly n: number;
  readonly at: number;
  readonly event: Types['event'];
  /** The view right after it. */
  readonly view: Types['view'];
  /** It happened before the viewer looked, or while nobody could look, so it is not animated. */
  readonly past: boolean;
  /** Its result was certain, and has been drawn since the answer was given. */
  readonly foreseen: boolean;
  /** For whom the clock or a bot played it; absent: nobody. */
  readonly played?: readonly Mark[];
}

/** Everything one viewer has seen, in order, however it came in. */
export class SeenLog {
  private readonly known = new Map<number, readonly LogItem[]>();
  private newest = -1;
  /** All frames before this number are known. */
  private unbroken = 0;
  private all: readonly LogItem[] = [];
  private sorted = true;
  /** The last view, so that its unchanged parts are not stored twice. */
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

  /** The first missing frame; null: none is missing. */
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
