import { z } from 'zod';
import { read } from './damage.ts';
import { insertMatch } from './matches.ts';
import { type Columns, type Database, insert, rows } from './sql.ts';
import type { Attempt, DailyStore, DayRow, ScoreRow } from './store.ts';

const day = z
  .object({ game: z.string(), day: z.string(), secret: z.string(), commitment: z.string(), created_at: z.int() })
  .transform(({ commitment, created_at, ...same }): DayRow => ({ ...same, commit: commitment, createdAt: created_at }));

const score = z.object({
  match: z.string(),
  guest: z.string(),
  name: z.string(),
  points: z.int(),
  turns: z.int(),
  rounds: z.int(),
  finished_at: z.int(),
});
const unscored = score.extend({ points: z.null(), turns: z.null(), rounds: z.null(), finished_at: z.null() });

const scored = score.transform(({ finished_at, ...same }): ScoreRow => ({ ...same, finishedAt: finished_at }));
const attempt = z.union([
  unscored
    .extend({ ended_at: z.int().nullable() })
    .transform(({ match, ended_at }): Attempt => ({ match, state: ended_at === null ? 'running' : 'lost' })),
  scored.transform((score): Attempt => ({ match: score.match, state: 'done', score })),
]);

const COLUMNS = Object.keys(score.shape).join(', ');

const INSERT_DAY =
  'INSERT INTO days (game, day, secret, commitment, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING';
const SELECT_DAY = 'SELECT game, day, secret, commitment, created_at FROM days WHERE game = $1 AND day = $2';
const PREVIOUS = 'SELECT day FROM days WHERE game = $1 AND day < $2 ORDER BY day DESC LIMIT 1';

/** Does nothing where there is an attempt already that has not been lost. */
const UNLESS_BEGUN = `
  ON CONFLICT (game, day, guest) DO UPDATE SET match = excluded.match, name = excluded.name
  WHERE attempts.points IS NULL
    AND EXISTS (SELECT 1 FROM matches WHERE matches.id = attempts.match AND matches.ended_at IS NOT NULL)
  RETURNING match`;

const SELECT_ATTEMPT = `
  SELECT ${COLUMNS.replaceAll(/\w+/g, 'a.$&')}, m.ended_at FROM attempts a LEFT JOIN matches m ON m.id = a.match
  WHERE a.game = $1 AND a.day = $2 AND a.guest = $3`;

const COUNTED = 'game = $1 AND day = $2 AND points IS NOT NULL AND finished_at < $3';
const SCORES = `SELECT ${COLUMNS} FROM attempts WHERE ${COUNTED} ORDER BY points DESC, turns, finished_at, guest LIMIT $4`;
const PLAYERS = `SELECT count(*) AS players FROM attempts WHERE ${COUNTED}`;
const BETTER = `SELECT count(*) AS players FROM attempts WHERE ${COUNTED} AND (points > $4 OR (points = $4 AND turns < $5))`;
const RUNNING = `
  SELECT a.match FROM attempts a JOIN matches m ON m.id = a.match
  WHERE a.day >= $1 AND a.points IS NULL AND m.ended_at IS NULL ORDER BY a.match LIMIT $2`;

export function dailyStore(database: Database): DailyStore {
  const count = async (sql: string, ...values: readonly (string | number)[]): Promise<number> =>
    Number((await rows(database, sql, ...values))[0]?.['players'] ?? 0);
  return {
    async day(game, date) {
      const [row] = await rows(database, SELECT_DAY, game, date);
      return row === undefined ? null : read(row, day, 'days', `${game} ${date}`);
    },

    async addDay({ game, day: date, secret, commit, createdAt }) {
      const key = [game, date];
      const done = await database.run([
        { sql: INSERT_DAY, values: [...key, secret, commit, createdAt] },
        { sql: SELECT_DAY, values: key },
      ]);
      const row = done?.[1]?.[0];
      if (row === undefined) throw new Error(`the day ${date} of ${game} was not stored`);
      return read(row, day, 'days', `${game} ${date}`);
    },

    async previous(game, date) {
      const [row] = await rows(database, PREVIOUS, game, date);
      return row === undefined ? null : String(row['day']);
    },

    async begin({ game, day: date, guest, name }, match) {
      const columns: Columns = { game, day: date, guest, name, match: match.id };
      return (await database.run([{ ...insert('attempts', [columns], UNLESS_BEGUN), must: true }, insertMatch(match)])) !== null;
    },

    async attempt({ game, day: date, guest }) {
      const [row] = await rows(database, SELECT_ATTEMPT, game, date, guest);
      return row === undefined ? null : read(row, attempt, 'attempts', `${game} ${date} ${guest}`);
    },

    async scores({ game, day: date, before, limit }) {
      const best = await rows(database, SCORES, game, date, before, limit);
      return best.map((row) => read(row, scored, 'attempts', `${game} ${date} ${String(row['guest'])}`));
    },

    players: ({ game, day: date, before }) => count(PLAYERS, game, date, before),
    better: ({ game, day: date, before }, { points, turns }) => count(BETTER, game, date, before, points, turns),

    async running(since, limit) {
      return (await rows(database, RUNNING, since, limit)).map((row) => String(row['match']));
    },
  };
}
