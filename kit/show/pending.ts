import type { Beat } from './script.ts';

/** Something that waits to be shown. */
export interface Pending<E, View, Left> {
  readonly id: string;
  readonly event: E;
  readonly before: View;
  readonly after: View;
  /** What lies there before and after it. */
  readonly lay: Left;
  readonly lies: Left;
  /** Milliseconds at leisure, without what is to be read. */
  readonly lasts: number;
}

/** An event from one of its beats on. */
export interface Rest<P> {
  readonly pending: P;
  readonly beats: readonly Beat[];
}

/** How long beats move at leisure; what is to be read is not counted. */
export const motionOf = (beats: readonly Beat[]): number =>
  beats.reduce((sum, { read, lasts }) => (read === true ? sum : sum + lasts), 0);

/** From the first beat on that has to be seen and has not begun yet, with what comes after it; null: there is none. */
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
