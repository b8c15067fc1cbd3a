import { type MatchCode, type Refusal, refusal } from '@tavern/engine';

/** The codes of what the table itself refuses, before the match is asked. */
export type TableCode =
  | 'table-closed'
  | 'already-passed'
  | 'rivals-not-away'
  | 'not-stored'
  | 'not-away'
  | 'clock-decides'
  | 'no-seat-to-lend'
  | 'no-more-time';

/**
 * `frame`: the number of the answering seat's latest frame, with this answer in it. `held`: a pass that counts, and is stored, when its
 * window closes.
 */
export type TableResult = { readonly ok: true; readonly frame: number; readonly held?: true } | Refusal<MatchCode | TableCode>;

export const refuseAtTable = (code: TableCode, field?: string): Refusal<TableCode> => refusal(code, undefined, field);
