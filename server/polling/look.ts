import { Listeners, type Say, type Seat } from '@tavern/engine';
import type { Frame, Mirror, Status, Table } from '@tavern/host';
import type { LiveMatch } from '../play/live-match.ts';
import type { Watcher } from '../play/watcher.ts';

/**
 * Somebody's eyes on a table who asks for what there is. The table has all frames: of them this keeps the newest alone, and wakes those who
 * wait for the next.
 */
export class Look implements Watcher {
  readonly live: LiveMatch;
  readonly seat: Seat | null;
  /** There is nothing more to see through these eyes: the table was left, or the server closes. */
  ended = false;
  /** Why the table is gone. */
  why: Say | null = null;
  private last: Frame | null = null;
  /** The store has been away for longer than a moment. */
  private stuck = false;
  private readonly waiting = new Listeners<() => void>();
  private leave: () => void = () => {};

  constructor(live: LiveMatch, seat: Seat | null) {
    this.live = live;
    this.seat = seat;
  }

  get newest(): Frame {
    if (this.last === null) throw new Error('nobody has looked yet');
    return this.last;
  }

  /** Nothing will come after the newest frame. */
  get over(): boolean {
    return this.ended || this.why !== null || this.newest.packet.over !== null;
  }

  /** As the table has it now. That it is being opened again is no reason to alarm anybody. */
  get standing(): Status {
    const status = this.live.table.status(this.seat);
    const passing = status.closed === 'not-stored' || status.closed === 'broken';
    return { ...status, closed: this.stuck ? 'not-stored' : passing ? null : status.closed };
  }

  /** Called whenever there is something new; the result ends it. */
  listen(changed: () => void): () => void {
    return this.waiting.listen(changed);
  }

  /** Somebody waits for the next frame at this moment. */
  get awaited(): boolean {
    return this.waiting.size > 0;
  }

  has(frame: Frame): void {
    this.last = frame;
  }

  frame(frame: Frame): void {
    if (this.last !== null && frame.n <= this.last.n) return;
    this.last = frame;
    this.stuck = false;
    this.wake();
  }

  watch(table: Table | Mirror): void {
    const { leave } = this;
    this.stuck = false;
    this.leave = table.connect(this.seat, this, this.last?.n);
    leave();
  }

  /** Asked for when it is wanted (`standing`). */
  status(): void {}

  waits(): void {
    this.stuck = true;
    this.wake();
  }

  gone(why: Say): void {
    this.why = why;
    this.stop();
  }

  stop(): void {
    this.leave();
    this.leave = () => {};
    this.ended = true;
    this.wake();
  }

  private wake(): void {
    this.waiting.tell((changed) => changed());
  }
}
