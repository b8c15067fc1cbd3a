import type { Row, Statement } from '../sql.ts';

/** One answer of the journal: match, seq, seat, option as JSON, given by, at, client id, frame, chain. */
export type JournalLine = readonly [
  match: string,
  seq: number,
  seat: number,
  option: string,
  by: string | null,
  at: number,
  clientId: string | null,
  frame: number,
  chain: string,
];

/**
 * To the worker. What waits is done together, in one transaction; `close` is the last. `journal`: a list of `JournalLine`, as one text.
 * A backup goes on beside all that.
 */
export type Order =
  | { readonly id: number; readonly statements: readonly Statement[] }
  | { readonly id: number; readonly journal: string }
  | { readonly id: number; readonly backup: string }
  | { readonly close: true };

/** What is to be done, without its number. */
export type Work = readonly Statement[] | string;

/** From the worker, a list of them at a time. The first is about opening the file, with id 0. `stored`: null, all were. */
export type Answer =
  | { readonly id: number; readonly rows: readonly (readonly Row[])[] | null }
  | { readonly id: number; readonly stored: readonly boolean[] | null }
  | { readonly id: number; readonly error: Error; readonly busy: boolean };
