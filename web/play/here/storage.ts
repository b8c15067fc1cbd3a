import type { Entry } from '@tavern/host';
import type { HereMatch, Summary } from './here-match.ts';

/** Where a match stands after an answer, stored together with it. */
export type Progress = Pick<HereMatch, 'endedAt'> & { readonly summary: Summary };

/** What lies in this browser. What is read may be damaged: nothing is promised of its form. */
export interface HereStorage {
  add(match: HereMatch): Promise<void>;
  /** Every match, without answers. */
  matches(): Promise<readonly unknown[]>;
  /** null: there is none. */
  read(id: string): Promise<{ readonly match: unknown; readonly log: readonly unknown[] } | null>;
  /** Resolves when it is stored for good. Rejects if there is such an answer already, or no such match: somebody else was here. */
  append(id: string, entry: Entry, progress: Progress): Promise<void>;
  remove(id: string): Promise<void>;
}
