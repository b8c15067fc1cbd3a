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
    name: 'a journal of answers',
    // Among several servers on one database only the primary key of `answers` itself says who was first.
    sql: ({ counter, faraway }) => (faraway ? [] : [`CREATE TABLE journal (id ${counter}, answers TEXT NOT NULL)`]),
  },
  {
    name: 'seals, checksums, and what may be forgotten',
    sql: () => [
      'ALTER TABLE matches ADD COLUMN seal TEXT',
      'ALTER TABLE snapshots ADD COLUMN checksum TEXT',
      'ALTER TABLE frames ADD COLUMN checksum TEXT',
      // 1: frames of it may be stored.
      'ALTER TABLE matches ADD COLUMN framed INTEGER NOT NULL DEFAULT 1',
      'CREATE INDEX matches_framed ON matches (ended_at) WHERE framed = 1 AND ended_at IS NOT NULL',
      'ALTER TABLE guests ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0',
      // Nobody knows when they were here last: their year begins today.
      `UPDATE guests SET seen_at = ${Date.now()}`,
      'CREATE INDEX guests_seen ON guests (seen_at)',
      'CREATE TABLE pulse (id INTEGER PRIMARY KEY, at BIGINT NOT NULL)',
    ],
  },
  {
    name: 'bans, mutes, reports and what admins did',
    sql: ({ counter }) => [
      // Of a guest or of a range of addresses. What has ended or was lifted stays, to be looked up.
      `CREATE TABLE bans (
        id ${counter}, guest TEXT, addresses TEXT, why TEXT NOT NULL, made_by TEXT NOT NULL, made_at BIGINT NOT NULL,
        ends_at BIGINT NOT NULL, lifted_at BIGINT)`,
      'CREATE INDEX bans_in_force ON bans (ends_at) WHERE lifted_at IS NULL',
      `CREATE TABLE mutes (
        id ${counter}, guest TEXT NOT NULL, why TEXT NOT NULL, made_by TEXT NOT NULL, made_at BIGINT NOT NULL,
        ends_at BIGINT NOT NULL, lifted_at BIGINT)`,
      'CREATE INDEX mutes_in_force ON mutes (ends_at) WHERE lifted_at IS NULL',
      // With a copy of the chat: rooms and their lines are removed one day.
      `CREATE TABLE reports (
        id ${counter}, room TEXT NOT NULL, match TEXT, reporter TEXT NOT NULL, reporter_name TEXT NOT NULL, about TEXT NOT NULL,
        about_name TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL, chat TEXT NOT NULL, made_at BIGINT NOT NULL,
        closed_at BIGINT, closed_by TEXT)`,
      'CREATE INDEX reports_open ON reports (id) WHERE closed_at IS NULL',
      'CREATE INDEX reports_reporter ON reports (reporter, made_at)',
      'CREATE INDEX reports_about ON reports (about)',
      // Only ever added to.
      `CREATE TABLE admin_acts (
        id ${counter}, made_at BIGINT NOT NULL, made_by TEXT NOT NULL, deed TEXT NOT NULL, about TEXT NOT NULL, why TEXT NOT NULL,
        details TEXT NOT NULL)`,
      'CREATE INDEX admin_acts_about ON admin_acts (about, id)',
    ],
  },
  {
    name: 'nodes and the matches they run',
    sql: () => [
      'CREATE TABLE nodes (name TEXT PRIMARY KEY, until BIGINT NOT NULL)',
      'CREATE TABLE owners (match TEXT PRIMARY KEY, node TEXT NOT NULL)',
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
  {
    name: 'matches that begin in the middle',
    // What an injected match begins with; null, as nearly always: it begins as its game does.
    sql: () => ['ALTER TABLE matches ADD COLUMN injected TEXT'],
  },
];
