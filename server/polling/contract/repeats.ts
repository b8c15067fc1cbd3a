import { createHash, randomUUID } from 'node:crypto';
import { canonical } from '@tavern/engine';
import type { AnswerRow } from '../../store/store.ts';

/**
 * The id under which an answer is stored. It holds the request's own id and a hash of what was asked for: so a repeat is known by the log alone, also after a
 * restart, when the question that it was an answer to is long gone.
 */
export function answerIdOf(requestId: string | null, act: object): string {
  return requestId === null ? randomUUID() : `r-${requestId}--${hashOf(act)}`;
}

/** What was stored under the same id: the same request, another one, or nothing. */
export function repeated(
  log: readonly AnswerRow[],
  seat: number,
  requestId: string | null,
  act: object,
): 'same' | 'other' | null {
  if (requestId === null) return null;
  const own = answerIdOf(requestId, act);
  const stem = own.slice(0, own.lastIndexOf('--'));
  const stored = log.find(
    ({ seat: who, clientId }) => who === seat && clientId !== undefined && clientId.slice(0, clientId.lastIndexOf('--')) === stem,
  );
  if (stored === undefined) return null;
  return stored.clientId === own ? 'same' : 'other';
}

const hashOf = (act: object): string => createHash('sha256').update(canonical(act)).digest('hex').slice(0, 16);
