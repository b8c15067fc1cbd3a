import { hash } from 'node:crypto';
import { canonical } from '@tavern/engine';
import { DamagedRow } from '../store/damage.ts';
import type { AnswerRow, Ended, Finish, MatchRow, ResultRow, Seal } from '../store/store.ts';
import { chainStart, damageIn } from './chain.ts';

const sealOfEnd = (row: MatchRow, chain: string, { at, why, verdict }: Ended): string =>
  hash('sha256', canonical([chainStart(row), chain, at, why, verdict]));

const sealOfResults = (results: readonly ResultRow[]): string => hash('sha256', canonical(results));

/** The end of a match with a seal on all that is kept of it. `chain`: of its last answer. */
export function sealed(row: MatchRow, chain: string | undefined, finish: Finish): Finish {
  const { ended, results } = finish;
  const last = chain ?? chainStart(row);
  const seal: Seal = { chain: last, ended: sealOfEnd(row, last, ended), results: sealOfResults(results) };
  return { ...finish, ended: { ...ended, seal } };
}

/** Throws `DamagedRow` where the row of a match that has ended is not what was sealed. */
export function checkEnd(row: MatchRow): void {
  const { id, ended } = row;
  if (ended?.seal !== undefined && ended.seal.ended !== sealOfEnd(row, ended.seal.chain, ended))
    throw new DamagedRow('matches', id, 'it is not what was sealed');
}

/** The same for all that is kept of it. Without a seal its answers must at least be a chain, and as many as were counted. */
export function checkAll(row: MatchRow, log: readonly AnswerRow[], results: readonly ResultRow[]): void {
  checkEnd(row);
  const { id, ended } = row;
  const damage = damageIn(row, log);
  if (damage !== null) throw new DamagedRow('answers', `${id} ${damage}`, 'the chain is broken here');
  const { answers } = (ended?.verdict ?? {}) as { readonly answers?: number };
  const whole = ended?.seal === undefined ? (answers ?? log.length) === log.length : lastOf(row, log) === ended.seal.chain;
  if (!whole) throw new DamagedRow('answers', `${id} ${log.length + 1}`, 'the log has another end');
  if (ended?.seal !== undefined && ended.seal.results !== sealOfResults(results))
    throw new DamagedRow('results', id, 'they are not what was sealed');
}

const lastOf = (row: MatchRow, log: readonly AnswerRow[]): string => log.at(-1)?.chain ?? chainStart(row);
