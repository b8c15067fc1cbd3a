import { type Refusal, type Say, say } from '@tavern/engine';

/** What the table itself refuses, whatever the match would say. */
export interface TableRefusal {
  readonly ok: false;
  readonly code:
    | 'table-closed'
    | 'already-passed'
    | 'rivals-not-away'
    | 'not-stored'
    | 'not-away'
    | 'clock-decides'
    | 'no-seat-to-lend';
  readonly field?: string;
  readonly why: Say;
}

/**
 * `frame`: the number of the answering seat's latest frame, with this answer in it. `held`: a pass that counts, and is stored, when its
 * window closes.
 */
export type TableResult = { readonly ok: true; readonly frame: number; readonly held?: true } | Refusal | TableRefusal;

export const refuseAtTable = (code: TableRefusal['code'], field?: string): TableRefusal => ({
  ok: false,
  code,
  why: say(`refusal.${code}`),
  ...(field === undefined ? {} : { field }),
});
