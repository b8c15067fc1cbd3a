import type { Dialect } from './sql.ts';

export interface Migration {
  readonly name: string;
  readonly sql: (dialect: Dialect) => readonly string[];
}

/**
 * In order, for ever: what has been released is never changed, only followed by another. JSON is TEXT, kept byte for byte; times are
 * milliseconds; booleans are 0 and 1. Answers refer to their match without a foreign key: the hot path pays for no lookup, and one row
 * that refers to nothing cannot fail the whole batch it is stored with.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'guests, rooms and matches',
    sql: ({ counter }) => [
      `CREATE TABLE guests (
        id TEXT PRIMARY KEY, nickname TEXT NOT NULL, secret_hash TEXT NOT NULL UNIQUE, created_at BIGINT NOT NULL)`,

      `CREATE TABLE rooms (
        code TEXT PRIMARY KEY, version INTEGER NOT NULL, game TEXT NOT NULL, rules TEXT NOT NULL, host TEXT NOT NULL,
        public INTEGER NOT NULL, pace TEXT NOT NULL, speed TEXT NOT NULL, banned TEXT NOT NULL, match TEXT, playing INTEGER NOT NULL,
        secret TEXT NOT NULL, commitment TEXT NOT NULL, created_at BIGINT NOT NULL, touched_at BIGINT NOT NULL,
        open_seats INTEGER NOT NULL)`,
      'CREATE INDEX rooms_open ON rooms (touched_at DESC, code) WHERE public = 1 AND playing = 0 AND open_seats > 0',
      'CREATE INDEX rooms_idle ON rooms (touched_at) WHERE playing = 0',
      `CREATE TABLE room_seats (
        room TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE, seat INTEGER NOT NULL, held_by TEXT NOT NULL,
        guest TEXT, level TEXT, choice TEXT, nonce TEXT, PRIMARY KEY (room, seat))`,
      'CREATE INDEX room_seats_guest ON room_seats (guest) WHERE guest IS NOT NULL',
      `CREATE TABLE chats (
        id ${counter}, room TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE, guest TEXT NOT NULL, name TEXT NOT NULL,
        text TEXT NOT NULL, at BIGINT NOT NULL)`,
      'CREATE INDEX chats_room ON chats (room, id)',

      `CREATE TABLE matches (
        id TEXT PRIMARY KEY, room TEXT NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL, content_hash TEXT NOT NULL,
        rules TEXT NOT NULL, pace TEXT NOT NULL, speed TEXT NOT NULL, seats TEXT NOT NULL, secret TEXT NOT NULL,
        commitment TEXT NOT NULL, nonces TEXT NOT NULL, started_at BIGINT NOT NULL, ended_at BIGINT, ended_why TEXT, verdict TEXT)`,
      'CREATE INDEX matches_running ON matches (started_at) WHERE ended_at IS NULL',
      `CREATE TABLE answers (
        match TEXT NOT NULL, seq INTEGER NOT NULL, seat INTEGER NOT NULL, option TEXT NOT NULL, given_by TEXT, at BIGINT NOT NULL,
        client_id TEXT, frame INTEGER NOT NULL, chain TEXT NOT NULL, PRIMARY KEY (match, seq))`,
      `CREATE TABLE snapshots (
        match TEXT PRIMARY KEY, seq INTEGER NOT NULL, chain TEXT NOT NULL, frames TEXT NOT NULL, snapshot TEXT NOT NULL)`,
      'CREATE TABLE frames (match TEXT NOT NULL, viewer INTEGER NOT NULL, frames TEXT NOT NULL, PRIMARY KEY (match, viewer))',
      `CREATE TABLE results (
        match TEXT NOT NULL, seat INTEGER NOT NULL, guest TEXT, name TEXT NOT NULL, rank INTEGER NOT NULL, won INTEGER NOT NULL,
        PRIMARY KEY (match, seat))`,
    ],
  },
  {
    name: 'daily runs and seeds',
    sql: () => [
      `CREATE TABLE days (
        game TEXT NOT NULL, day TEXT NOT NULL, secret TEXT NOT NULL, commitment TEXT NOT NULL, created_at BIGINT NOT NULL,
        PRIMARY KEY (game, day))`,
      `CREATE TABLE attempts (
        game TEXT NOT NULL, day TEXT NOT NULL, guest TEXT NOT NULL, name TEXT NOT NULL, match TEXT NOT NULL UNIQUE,
        points INTEGER, turns INTEGER, rounds INTEGER, finished_at BIGINT, PRIMARY KEY (game, day, guest))`,
      'CREATE INDEX attempts_scores ON attempts (game, day, points DESC, turns) WHERE points IS NOT NULL',
      'CREATE INDEX attempts_running ON attempts (day) WHERE points IS NULL',
      'ALTER TABLE matches ADD COLUMN day TEXT',
      'ALTER TABLE rooms ADD COLUMN seed TEXT',
    ],
  },
  {
    name: 'who is in rooms',
    sql: () => [
      // When somebody was last known to be there.
      'ALTER TABLE rooms ADD COLUMN attended_at BIGINT NOT NULL DEFAULT 0',
      'ALTER TABLE rooms ADD COLUMN away_host TEXT',
    ],
  },
];
