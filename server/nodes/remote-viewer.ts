import type { Say, Seat } from '@tavern/engine';
import type { Mirror, Status, Table } from '@tavern/host';
import type { Watcher } from '../play/watcher.ts';

/** The eyes of one seat, or of spectators, at another node. Frames are made there; what they need from here is the status. */
export class RemoteViewer implements Watcher {
  readonly seat: Seat | null;
  private readonly tell: (status: Status) => void;
  readonly gone: (why: Say) => void;
  private leave: () => void = () => {};
  private table: Table | Mirror | null = null;

  constructor(seat: Seat | null, tell: { status(status: Status): void; gone(why: Say): void }) {
    this.seat = seat;
    this.tell = (status) => tell.status(status);
    this.gone = (why) => tell.gone(why);
  }

  has(): void {}

  frame(): void {}

  status(status: Status): void {
    // The table is opened again by itself, here or at another node.
    if (status.closed !== 'not-stored' && status.closed !== 'broken') this.tell(status);
  }

  watch(table: Table | Mirror): void {
    const { leave } = this;
    this.table = table;
    this.leave = table.connect(this.seat, this, Number.MAX_SAFE_INTEGER);
    // Only now: the seat's person was not away for a moment.
    leave();
  }

  /** Those who look there have begun anew. */
  repeat(): void {
    if (this.table !== null) this.status(this.table.status(this.seat));
  }

  /** The store is away for that node as well: it tells its people itself. */
  waits(): void {}

  stop(): void {
    this.leave();
    this.leave = () => {};
    this.table = null;
  }
}
