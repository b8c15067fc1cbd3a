import type { Row, Statement } from '../sql.ts';

/** To the worker. What waits is done together, in one transaction; `close` is the last. A backup goes on beside all that. */
export type Order =
  | { readonly id: number; readonly statements: readonly Statement[] }
  | { readonly id: number; readonly backup: string }
  | { readonly close: true };

/** From the worker, a list of them at a time. The first is about opening the file, with id 0. */
export type Answer =
  | { readonly id: number; readonly rows: readonly (readonly Row[])[] | null }
  | { readonly id: number; readonly error: Error; readonly busy: boolean };
