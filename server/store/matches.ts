import type { Json, Snapshot } from '@tavern/engine';
import { PACES, SPEEDS } from '@tavern/host';
import { z } from 'zod';
import { answerStore } from './answers.ts';
import { check, checksumOf, chosen, json, read, truth } from './damage.ts';
import { type Columns, type Database, insert, padded, type Row, rows, type Statement } from './sql.ts';
import type { FinalScore, Finish, MatchRow, MatchSeat, MatchStore, Seal } from './store.ts';

/** Whatever JSON says: what it means is for the reader to check. */
const anything = z.custom<Json>(() => true);

const seat = z
  .object({ guest: z.string().nullable(), name: z.string(), choice: chosen, level: z.string().optional() })
  .transform(({ level, ...same }): MatchSeat => ({ ...same, ...(level === undefined ? {} : { level }) }));

const seal = z.object({ chain: z.string(), ended: z.string(), results: z.string() }) satisfies z.ZodType<Seal>;

/** The engine reads what is inside of it when it resumes. */
const stood = z.custom<Snapshot>((value) => typeof value === 'object' && value !== null);

const ending = z.object({
  ended_at: z.int(),
  ended_why: z.enum(['over', 'abandoned', 'broken', 'damaged', 'rules-changed']),
  verdict: json(anything),
  seal: z.union([z.null(), json(seal)]),
});
const running = z.object({ ended_at: z.null(), ended_why: z.null(), verdict: z.null(), seal: z.null() });

const begun = z.object({
  id: z.string(),
  room: z.string(),
  game: z.string(),
  version: z.int(),
  content_hash: z.string(),
  rules: json(chosen),
  pace: z.enum(PACES),
  speed: z.enum(SPEEDS),
  seats: json(z.array(seat)),
  secret: z.string(),
  commitment: z.string(),
  nonces: json(z.array(z.string())),
  started_at: z.int(),
  day: z.string().nullable(),
  injected: z.union([z.null(), json(stood)]),
});

const match = begun.and(z.union([ending, running])).transform(
  ({ content_hash, commitment, started_at, ended_at, ended_why, verdict, seal, day, injected, ...same }): MatchRow => ({
    ...same,
    ...(day === null ? {} : { day }),
    ...(injected === null ? {} : { injected }),
    contentHash: content_hash,
    commit: commitment,
    startedAt: started_at,
    ended: ended_at === null ? null : { at: ended_at, why: ended_why, verdict, ...(seal === null ? {} : { seal }) },
  }),
);

const snapshot = z.object({
  match: z.string(),
  seq: z.int(),
  chain: z.string(),
  frames: json(z.array(z.int())),
  snapshot: json(stood),
});
const checked = z.object({ checksum: z.string().nullable() });

const result = z.object({ seat: z.int(), guest: z.string().nullable(), name: z.string(), rank: z.int(), won: truth });

const frames = z.object({ frames: json(anything) });

/** Only the texts: they may not even be JSON. */
const texts = (row: Row, ...columns: readonly string[]): readonly string[] => columns.map((column) => String(row[column]));

const SPECTATORS = -1;

export function insertMatch({ ended, ...row }: MatchRow): Statement {
  const columns: Columns = {
    id: row.id,
    room: row.room,
    game: row.game,
    version: row.version,
    content_hash: row.contentHash,
    rules: JSON.stringify(row.rules),
    pace: row.pace,
    speed: row.speed,
    seats: JSON.stringify(row.seats),
    secret: row.secret,
    commitment: row.commit,
    nonces: JSON.stringify(row.nonces),
    started_at: row.startedAt,
    ended_at: ended?.at ?? null,
    ended_why: ended?.why ?? null,
    verdict: ended === null ? null : JSON.stringify(ended.verdict),
    seal: ended?.seal === undefined ? null : JSON.stringify(ended.seal),
    day: row.day ?? null,
    injected: row.injected === undefined ? null : JSON.stringify(row.injected),
  };
  return insert('matches', [columns]);
}

const insertAll = (table: string, all: readonly Columns[]): readonly Statement[] =>
  all.length === 0 ? [] : [insert(table, all)];

/** In the same transaction, so that a score is neither lost nor counted twice. */
const scoreAttempt = (match: string, { points, turns, rounds, finishedAt }: FinalScore): Statement => ({
  sql: 'UPDATE attempts SET points = $2, turns = $3, rounds = $4, finished_at = $5 WHERE match = $1',
  values: [match, points, turns, rounds, finishedAt],
});

/** The snapshot only speeds up a running match: it is removed with its end. */
const finished = (id: string, { ended, results, frames, score }: Finish): readonly Statement[] => [
  {
    sql: `UPDATE matches SET ended_at = $2, ended_why = $3, verdict = $4, seal = $5
      WHERE id = $1 AND ended_at IS NULL RETURNING id`,
    values: [
      id,
      ended.at,
      ended.why,
      JSON.stringify(ended.verdict),
      ended.seal === undefined ? null : JSON.stringify(ended.seal),
    ],
    must: true,
  },
  { sql: 'DELETE FROM snapshots WHERE match = $1', values: [id] },
  ...(score === undefined ? [] : [scoreAttempt(id, score)]),
  ...insertAll(
    'results',
    results.map((result) => ({
      match: id,
      seat: result.seat,
      guest: result.guest,
      name: result.name,
      rank: result.rank,
      won: Number(result.won),
    })),
  ),
  ...insertAll(
    'frames',
    frames.flatMap((seen, viewer) =>
      seen === null
        ? []
        : [{ match: id, viewer: viewer === frames.length - 1 ? SPECTATORS : viewer, frames: seen, checksum: checksumOf(seen) }],
    ),
  ),
];

const COLUMNS = Object.keys({ ...begun.shape, ...ending.shape }).join(', ');
const SELECT = `SELECT ${COLUMNS} FROM matches WHERE id = $1`;
const LATEST_RUNNING = `SELECT ${COLUMNS} FROM matches WHERE ended_at IS NULL ORDER BY started_at DESC, id LIMIT $1`;

const SAVE_SNAPSHOT = `
  INSERT INTO snapshots (match, seq, chain, frames, snapshot, checksum) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (match) DO UPDATE
  SET seq = excluded.seq, chain = excluded.chain, frames = excluded.frames, snapshot = excluded.snapshot, checksum = excluded.checksum
  WHERE snapshots.seq <= excluded.seq`;

/** An answer's time counts from the start of its match, and the last answer has the last time. */
const UNTOUCHED = `
  SELECT m.id FROM matches m
  WHERE m.ended_at IS NULL AND m.started_at < $1
    AND m.started_at + coalesce((SELECT a.at FROM answers a WHERE a.match = m.id ORDER BY a.seq DESC LIMIT 1), 0) < $1
  ORDER BY m.started_at, m.id LIMIT $2`;

const SELECT_SNAPSHOT = 'SELECT match, seq, chain, frames, snapshot, checksum FROM snapshots WHERE match = $1';
const RUNNING = 'SELECT id FROM matches WHERE ended_at IS NULL AND id > $1 ORDER BY id LIMIT $2';
const FRAMED = 'SELECT id FROM matches WHERE framed = 1 AND ended_at < $1 ORDER BY ended_at LIMIT $2';

export function matchStore(database: Database): MatchStore {
  return {
    ...answerStore(database),

    async byId(id) {
      const [row] = await rows(database, SELECT, id);
      return row === undefined ? null : read(row, match, 'matches', id);
    },

    async saveSnapshot({ match, seq, chain, frames, snapshot }) {
      const [counts, text] = [JSON.stringify(frames), JSON.stringify(snapshot)];
      const checksum = checksumOf(match, String(seq), chain, counts, text);
      await rows(database, SAVE_SNAPSHOT, match, seq, chain, counts, text, checksum);
    },

    async snapshot(match) {
      const [row] = await rows(database, SELECT_SNAPSHOT, match);
      if (row === undefined) return null;
      const { checksum } = read(row, checked, 'snapshots', match);
      check(checksum, texts(row, 'match', 'seq', 'chain', 'frames', 'snapshot'), 'snapshots', match);
      return read(row, snapshot, 'snapshots', match);
    },

    finish: async (match, finish) => (await database.run(finished(match, finish))) !== null,

    async results(match) {
      const sql = 'SELECT seat, guest, name, rank, won FROM results WHERE match = $1 ORDER BY seat';
      return (await rows(database, sql, match)).map((row) => read(row, result, 'results', `${match} ${String(row['seat'])}`));
    },

    async frames(match, viewer) {
      const [row] = await rows(
        database,
        'SELECT frames, checksum FROM frames WHERE match = $1 AND viewer = $2',
        match,
        viewer ?? SPECTATORS,
      );
      if (row === undefined) return null;
      const key = `${match} ${viewer ?? 'spectators'}`;
      check(read(row, checked, 'frames', key).checksum, texts(row, 'frames'), 'frames', key);
      return read(row, frames, 'frames', key).frames;
    },

    async latestRunning(limit) {
      return (await rows(database, LATEST_RUNNING, limit)).map((row) => read(row, match, 'matches', String(row['id'])));
    },

    async untouched(before, limit) {
      return (await rows(database, UNTOUCHED, before, limit)).map((row) => String(row['id']));
    },

    running: async (after, limit) => (await rows(database, RUNNING, after, limit)).map((row) => String(row['id'])),

    async dropFrames(before, limit) {
      const ids = (await rows(database, FRAMED, before, limit)).map((row) => String(row['id']));
      if (ids.length === 0) return 0;
      const values = padded(ids);
      const list = values.map((_, index) => `$${index + 1}`).join(', ');
      await database.run([
        { sql: `DELETE FROM frames WHERE match IN (${list})`, values },
        { sql: `UPDATE matches SET framed = 0 WHERE id IN (${list})`, values },
      ]);
      return ids.length;
    },
  };
}
