import type { By, Flat } from '@tavern/engine';

/** One answer as it is stored. */
export interface Entry {
  readonly seq: number;
  readonly seat: number;
  readonly option: Flat;
  readonly by?: By;
  /** Milliseconds since the table opened. */
  readonly at: number;
  /** Chosen by the client that answered, so that a repeat of it can be told from a new one. */
  readonly id?: string;
  /** The number of the answering seat's frame with this answer in it. */
  readonly frame: number;
}

/** Where answers become durable. An answer is acknowledged and shown only after `append` is done; if it fails, the table stops. */
export interface TableStore {
  append(entry: Entry): void | Promise<void>;
}

/** For tables that need not survive a crash. */
export const noStore: TableStore = { append: () => {} };
