import type { Refusal } from '@tavern/engine';
import { refused } from '../../model/refused.ts';

/** Characters. The longest matches have some hundred thousand; what is longer than this is no record, and would only keep the reader waiting. */
const LONGEST = 10_000_000;

/** Whether a file of this size may be a record; null: it may. */
export const sizeFault = (size: number): Refusal | null =>
  size > LONGEST ? refused('replay.too-big', { size: Math.round(size / 1_000_000), most: LONGEST / 1_000_000 }) : null;

/** A record that comes as text is read here, if it is not too long for one. */
export function readGiven(given: unknown): { readonly ok: true; readonly json: unknown } | Refusal {
  if (typeof given !== 'string') return { ok: true, json: given };
  const fault = sizeFault(given.length);
  if (fault !== null) return fault;
  try {
    return { ok: true, json: JSON.parse(given) };
  } catch {
    // What begins like a record and does not end like one was cut off, or damaged on its way.
    return refused(given.trimStart().startsWith('{') ? 'replay.cut-off' : 'link.not-a-record');
  }
}
