import { hash } from 'node:crypto';
import { canonical } from '@tavern/engine';
import type { Entry } from '@tavern/host';
import type { AnswerRow, MatchRow } from '../store/store.ts';

const sha256 = (text: string): string => hash('sha256', text);

/** The start of a match's chain: a hash of everything that decides how it goes, except the answers. */
export const chainStart = (row: MatchRow): string => sha256(canonical({ ...row, ended: null }));

/** The link of one answer: over the chain before it and everything in its row. */
export function link(before: string, row: Omit<AnswerRow, 'chain'>): string {
  const { match, seq, seat, option, by, at, clientId, frame } = row;
  return sha256(`${before}\n${JSON.stringify([match, seq, seat, canonical(option), by ?? null, at, clientId ?? null, frame])}`);
}

/** An answer as it is stored, linked to the chain before it. */
export function rowOf(match: string, { seq, seat, option, at, frame, by, id }: Entry, before: string): AnswerRow {
  const row: { -readonly [field in keyof AnswerRow]: AnswerRow[field] } = { match, seq, seat, option, at, frame, chain: '' };
  if (by !== undefined) row.by = by;
  if (id !== undefined) row.clientId = id;
  row.chain = link(before, row);
  return row;
}

/** The first answer at which the log is not what was written (0: before the first), or null. */
export function damageIn(row: MatchRow, log: readonly AnswerRow[]): number | null {
  let chain = chainStart(row);
  for (const [index, answer] of log.entries()) {
    if (answer.seq !== index + 1 || answer.chain !== link(chain, answer)) return index + 1;
    chain = answer.chain;
  }
  return null;
}
