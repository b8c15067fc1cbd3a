import type { Row, Statement } from '../sql.ts';

/** Values and rows are strings, numbers and nulls: as one JSON text they get to the other thread in a fraction of the time. */
export type Text<What> = string & { readonly of: What };

export const textOf = <What>(what: What): Text<What> => JSON.stringify(what) as Text<What>;
export const read = <What>(text: Text<What>): What => JSON.parse(text) as What;

/** To the worker. What waits is done together, in one transaction; `close` is the last. */
export type Order = { readonly id: number; readonly statements: Text<readonly Statement[]> } | { readonly close: true };

/** From the worker, a list of them at a time. The first is about opening the file, with id 0. */
export type Answer =
  | { readonly id: number; readonly rows: Text<readonly (readonly Row[])[] | null> }
  | { readonly id: number; readonly error: Error; readonly busy: boolean };
