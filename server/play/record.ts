import { copy, type MatchRecord, type RecordHead } from '@tavern/engine';
import type { AnswerRow, MatchRow } from '../store/store.ts';

/** What a record says before its first answer. */
export const recordHead = ({ rules, seats, commit, nonces }: MatchRow): RecordHead => ({
  rules,
  seats: seats.map(({ name, choice, guest }) => ({ name, choice, ...(guest === null ? { bot: true as const } : {}) })),
  luck: { commit, nonces },
});

/** The record of a finished match with its secret, for everybody to keep and verify. */
export function recordOf(row: MatchRow, log: readonly AnswerRow[], hashes: MatchRecord['hashes']): MatchRecord {
  const { rules, seats } = recordHead(row);
  const by = Object.fromEntries(log.flatMap(({ seq, by }) => (by === undefined ? [] : [[String(seq), by]])));
  return {
    game: row.game,
    versions: [{ from: 0, version: row.version }],
    contentHash: row.contentHash,
    rules: copy(rules) as MatchRecord['rules'],
    seats: copy(seats) as MatchRecord['seats'],
    commit: row.commit,
    nonces: [...row.nonces],
    secret: row.secret,
    answers: log.map(({ seat, option }) => [seat, option]),
    ...(Object.keys(by).length === 0 ? {} : { by }),
    at: log.map(({ at }) => at),
    hashes,
  };
}
