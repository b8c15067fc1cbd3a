import type { Flat } from '@tavern/engine';
import { z } from 'zod';
import { json, read } from './damage.ts';
import { type Columns, type Database, grouped, insert, isStorable, rows, type Statement } from './sql.ts';
import type { JournalLine } from './sqlite/messages.ts';
import type { AnswerRow, MatchStore } from './store.ts';

/** A statement may have 32,766 values in SQLite and 65,535 in PostgreSQL; longer ones gain nothing long before that. */
export const MOST_ROWS = 128;

const flat = z.record(z.string(), z.union([z.null(), z.boolean(), z.number(), z.string()])) satisfies z.ZodType<Flat>;

const stored = z.object({
  match: z.string(),
  seq: z.int(),
  seat: z.int(),
  option: json(flat),
  given_by: z.enum(['clock', 'bot']).nullable(),
  at: z.int(),
  client_id: z.string().nullable(),
  frame: z.int(),
  chain: z.string(),
});

const answer = stored.transform(
  ({ given_by: by, client_id: clientId, ...same }): AnswerRow => ({
    ...same,
    ...(by === null ? {} : { by }),
    ...(clientId === null ? {} : { clientId }),
  }),
);

const columns = (row: AnswerRow): Columns => ({
  match: row.match,
  seq: row.seq,
  seat: row.seat,
  option: JSON.stringify(row.option),
  given_by: row.by ?? null,
  at: row.at,
  client_id: row.clientId ?? null,
  frame: row.frame,
  chain: row.chain,
});

const name = ({ match, seq }: { readonly match: unknown; readonly seq: unknown }): string => `${String(match)} ${String(seq)}`;

/** A row that `grouped` repeats conflicts with itself, and is not stored twice. */
const insertAnswers = (group: readonly AnswerRow[]): Statement => ({
  ...insert('answers', group.map(columns), 'ON CONFLICT DO NOTHING RETURNING match, seq'),
  tell: true,
});

const SELECT = `SELECT ${Object.keys(stored.shape).join(', ')} FROM answers WHERE match = $1 AND seq > $2 ORDER BY seq`;

const lineOf = ({ match, seq, seat, option, by, at, clientId, frame, chain }: AnswerRow): JournalLine => [
  match,
  seq,
  seat,
  JSON.stringify(option),
  by ?? null,
  at,
  clientId ?? null,
  frame,
  chain,
];

/** The field of an answer that no database takes; null: it can be stored. */
function unstorable({ match, seq, seat, at, clientId, frame, chain }: AnswerRow): keyof AnswerRow | null {
  if (!isStorable(match)) return 'match';
  if (!isStorable(seq)) return 'seq';
  if (!isStorable(seat)) return 'seat';
  if (!isStorable(at)) return 'at';
  if (clientId !== undefined && !isStorable(clientId)) return 'clientId';
  if (!isStorable(frame)) return 'frame';
  return isStorable(chain) ? null : 'chain';
}

/** Throws for an answer that no database takes. */
export function checkAnswer(row: AnswerRow): void {
  const field = unstorable(row);
  if (field !== null) throw new Error(`an answer whose ${field} cannot be stored: ${JSON.stringify(row[field])}`);
}

export function answerStore(database: Database): Pick<MatchStore, 'append' | 'answers'> {
  return {
    async append(given) {
      for (const row of given) checkAnswer(row);
      if (given.length === 0) return [];
      if (database.journal !== undefined)
        return (await database.journal(JSON.stringify(given.map(lineOf)))) ?? given.map(() => true);
      // Always in the same order: two processes whose batches share matches would else wait for each other for ever.
      const sorted = given.toSorted((a, b) => (a.match === b.match ? a.seq - b.seq : a.match < b.match ? -1 : 1));
      const inserted = (await database.run(grouped(sorted, MOST_ROWS, database.dialect).map(insertAnswers))) ?? [];
      const stored = new Set(inserted.flat().map((row) => name({ match: row['match'], seq: row['seq'] })));
      // Of two rows with the same name only one can be the one that was stored.
      return given.map((row) => stored.delete(name(row)));
    },

    async answers(match, after = 0) {
      return (await rows(database, SELECT, match, after)).map((row) =>
        read(row, answer, 'answers', `${match} ${String(row['seq'])}`),
      );
    },
  };
}
