import type { Say, Seat } from '@tavern/engine';
import type { Frame, Listener, Mirror, Status, Table } from '@tavern/host';

/** Eyes on a table: those of a connection, or of another node for its own. */
export interface Watcher extends Listener {
  readonly seat: Seat | null;
  /** What it has already, before the table is looked at. */
  has(frame: Frame): void;
  /** From now on this table's frames, after the last one that was given. */
  watch(table: Table | Mirror): void;
  stop(): void;
  /** The store has been away for longer than a moment. */
  waits(status: Status): void;
  /** The table cannot go on. */
  gone(why: Say): void;
}
