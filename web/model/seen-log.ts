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

/** Everything one viewer has seen, in order, however it came in. In a replay somebody may jump, and is then shown the log of that moment. */
export class SeenLog {
  /** Before the id of every item, where several logs follow each other at one table. */
  private readonly mark: string;
  private readonly known = new Map<number, readonly LogItem[]>();
  /** The last frame that is shown: the newest, unless somebody has jumped back. */
  private last = -1;
  /** All frames before this number are known. */
  private unbroken = 0;
  private all: readonly LogItem[] = [];
  private sorted = true;
  /** The last view, so that its unchanged parts are not stored twice. */
  private view: Types['view'] | undefined;

  constructor(mark = '') {
    this.mark = mark;
  }

  add(frame: Frame, past: boolean, foreseen = false): void {
    const { n } = frame;
    if (n <= this.last && this.known.has(n)) return;
    const items = this.itemsOf(frame, past, foreseen);
    this.keep(n, items);
    if (n === this.last + 1 && this.sorted) this.all = items.length === 0 ? this.all : [...this.all, ...items];
    else this.sorted = false;
    this.last = Math.max(this.last, n);
  }

  /** What came before is filled in. What comes after the frame that is shown stays out of sight. */
  fillIn(frames: readonly Frame[]): void {
    for (const frame of frames) if (!this.known.has(frame.n)) this.keep(frame.n, this.itemsOf(frame, true, false));
    this.sorted = false;
  }

  /** This frame is shown now, whatever was shown before. Nothing in the log is news any more. */
  jump(frame: Frame): void {
    for (const [n, items] of this.known)
      if (items.some(({ past }) => !past))
        this.known.set(
          n,
          items.map((item) => ({ ...item, past: true })),
        );
    if (!this.known.has(frame.n)) this.keep(frame.n, this.itemsOf(frame, true, false));
    this.last = frame.n;
    this.sorted = false;
  }

  /** The first missing frame; null: none is missing. */
  get missing(): number | null {
    return this.unbroken > this.last ? null : this.unbroken;
  }

  get items(): readonly LogItem[] {
    if (!this.sorted) {
      const numbers = [...this.known.keys()].filter((n) => n <= this.last).sort((a, b) => a - b);
      this.all = numbers.flatMap((n) => this.known.get(n) ?? []);
      this.sorted = true;
    }
    return this.all;
  }

  private itemsOf({ n, at, events, views, packet, played }: Frame, past: boolean, foreseen: boolean): readonly LogItem[] {
    return events.map((event, index) => {
      this.view = renew(this.view, views[index] ?? packet.view);
      const id = `${this.mark}${n}.${index}`;
      return { id, n, at, event, view: this.view, past, foreseen, ...(played === undefined ? {} : { played }) };
    });
  }

  private keep(n: number, items: readonly LogItem[]): void {
    this.known.set(n, items);
    while (this.known.has(this.unbroken)) this.unbroken += 1;
  }
}
