import type { Beat } from './script.ts';

/** An event that waits to be shown. */
export interface Pending<E, View, Left> {
  readonly id: string;
  readonly event: E;
  readonly before: View;
  readonly after: View;
  /** What was left on the table before it, and is left after it. */
  readonly lay: Left;
  readonly lies: Left;
  /** Its length in milliseconds at normal speed, without the time for reading. */
  readonly lasts: number;
}

/** An event from one of its beats on. */
export interface Rest<P> {
  readonly pending: P;
  readonly beats: readonly Beat[];
}

/** How long beats move at normal speed, without the time for reading. */
export const motionOf = (beats: readonly Beat[]): number =>
  beats.reduce((sum, { read, lasts }) => (read === true ? sum : sum + lasts), 0);

/** The rest from the first beat that must be seen and has not begun, with the events after it; null: there is no such beat. */
export function unseenIn<P>(
  now: Rest<P> | null,
  waiting: readonly P[],
  beatsOf: (pending: P, later: readonly P[]) => readonly Beat[],
): (Rest<P> & { readonly later: readonly P[] }) | null {
  const from = ({ pending, beats }: Rest<P>, later: readonly P[]) => {
    const at = beats.findIndex(({ holds }) => holds === true);
    return at < 0 ? null : { pending, beats: beats.slice(at), later };
  };
  const found = now === null ? null : from(now, waiting);
  if (found !== null) return found;
  for (const [index, pending] of waiting.entries()) {
    const later = waiting.slice(index + 1);
    const next = from({ pending, beats: beatsOf(pending, later) }, later);
    if (next !== null) return next;
  }
  return null;
}
