import type { Entry } from '@tavern/host';
import type { HereMatch, Summary } from './here-match.ts';

/** The state of a match after an answer, stored together with it. */
export type Progress = Pick<HereMatch, 'endedAt'> & { readonly summary: Summary };

/** What is stored in this browser. Reading it may give damaged data, hence `unknown`. */
export interface HereStorage {
  /** Whether it outlives the page. */
  readonly lasts: boolean;
  add(match: HereMatch): Promise<void>;
  /** Every match, without answers. */
  matches(): Promise<readonly unknown[]>;
  /** null: there is none. */
  read(id: string): Promise<{ readonly match: unknown; readonly log: readonly unknown[] } | null>;
  /** Resolves when it is stored for good. Rejects if there is already such an answer, or no such match: another tab was faster. */
  append(id: string, entry: Entry, progress: Progress): Promise<void>;
  remove(id: string): Promise<void>;
}
