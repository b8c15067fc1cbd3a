import type { By, Flat, Json, Snapshot } from '@tavern/engine';
import type { Score } from '@tavern/games';
import type { Pace, Speed } from '@tavern/host';
import type { Room } from '../rooms/room.ts';
import type { AdminStore } from './admin.ts';

/**
 * Where everything lives: whatever is acknowledged is in here first. One set of SQL for two databases: SQLite (embedded) and
 * PostgreSQL. Times are milliseconds since 1970.
 */
export interface Store {
  readonly guests: GuestStore;
  readonly rooms: RoomStore;
  readonly matches: MatchStore;
  readonly chats: ChatStore;
  readonly daily: DailyStore;
  /** Writes something, durably: where that fails, nothing can be stored. */
  pulse(now: number): Promise<void>;
  /** Writes a copy into a new file, while others go on storing. Absent: the database has its own tools for that. */
  readonly backup?: (file: string) => Promise<void>;
  readonly admin: AdminStore;
  /** null: no other process can be on this database. */
  readonly nodes: NodeStore | null;
  /** Told of what other processes did on the same database. Never called where there can be none. */
  watch(heard: (news: News) => void): Promise<void>;
  close(): Promise<void>;
}

/** `missed`: the line was down for a while, and nobody knows what was said. */
export type News =
  | { readonly match: string; readonly seq: number }
  | { readonly room: string }
  /** Something that an admin did, by its number. */
  | { readonly act: number }
  /** A line was said in this room. */
  | ({ readonly chat: string } & Omit<ChatRow, 'room'>)
  /** What another node wrote to this one, or to all. */
  | { readonly from: string; readonly letters: readonly unknown[] }
  | { readonly missed: true };

export interface Guest {
  readonly id: string;
  readonly nickname: string;
}

export interface GuestStore {
  /** `secretHash`: the bearer secret itself is known to its owner alone. */
  add(guest: Guest & { readonly secretHash: string; readonly at: number }): Promise<void>;
  /** `now`: notes that the guest was here, to the day. */
  bySecret(secretHash: string, now?: number): Promise<Guest | null>;
  byIds(ids: readonly string[]): Promise<readonly Guest[]>;
  rename(id: string, nickname: string): Promise<void>;
  /** Removes at most this many guests who were last here before then, and sit in no room. Matches keep their names. */
  removeUnseen(before: number, limit: number): Promise<number>;
}

export interface RoomStore {
  /** false: the code is taken. */
  add(room: Room): Promise<boolean>;
  byCode(code: string): Promise<Room | null>;
  /** Saves a room read at `room.version - 1`. false: somebody else has saved it meanwhile, and nothing was changed. */
  save(room: Room): Promise<boolean>;
  /** The same, and the match that starts in it, both or neither. */
  saveWithMatch(room: Room, match: MatchRow): Promise<boolean>;
  /** Public rooms that do not play and have an open seat, the last touched first. `since`: somebody was there then, or later. */
  open(limit: number, since?: number): Promise<readonly Room[]>;
  /** All rooms, the last touched first. */
  latest(limit: number): Promise<readonly Room[]>;
  /** Rooms in which this guest sits, the last touched first. */
  of(guest: string, limit: number): Promise<readonly Room[]>;
  /** Somebody is in each of these rooms at this time. */
  attended(codes: readonly string[], at: number): Promise<void>;
  /** Codes of rooms that do not play, where people have seats, but where nobody was since then. */
  deserted(before: number, limit: number): Promise<readonly string[]>;
  /** Removes at most this many rooms (with seats and chats, not their matches) that do not play and were last touched before then. */
  removeUntouched(before: number, limit: number): Promise<number>;
}

export interface MatchSeat {
  /** null: a bot's seat. */
  readonly guest: string | null;
  readonly name: string;
  readonly choice: { readonly [field: string]: unknown };
  readonly level?: string;
}

/** All that a match needs to be rebuilt, but for its answers. */
export interface MatchRow {
  readonly id: string;
  /** Its code; empty: a daily run, which is in no room. */
  readonly room: string;
  /** Of a daily run: the UTC day that it counts for. */
  readonly day?: string;
  readonly game: string;
  readonly version: number;
  readonly contentHash: string;
  readonly rules: { readonly [field: string]: unknown };
  readonly pace: Pace;
  readonly speed: Speed;
  readonly seats: readonly MatchSeat[];
  readonly secret: string;
  readonly commit: string;
  readonly nonces: readonly string[];
  readonly startedAt: number;
  /** For tests: it begins with this instead of its game's own beginning. Nobody can verify such a match. */
  readonly injected?: Snapshot;
  readonly ended: Ended | null;
}

/** over: with a result. The others have none. */
export type EndedWhy = 'over' | 'abandoned' | 'broken' | 'damaged' | 'rules-changed';

export interface Ended {
  readonly at: number;
  readonly why: EndedWhy;
  /** Of a match that is over: what recomputing it came to (`ok: true`, or a refusal). Of others: what was found. */
  readonly verdict: Json;
  /** Absent: it ended before there were seals, or its log could not be read. */
  readonly seal?: Seal;
}

/** Hashes of all that is kept of a match that has ended: whatever is changed afterwards does not fit them. */
export interface Seal {
  /** Of its last answer. */
  readonly chain: string;
  /** Of its row, its end included. */
  readonly ended: string;
  readonly results: string;
}

export interface AnswerRow {
  readonly match: string;
  readonly seq: number;
  readonly seat: number;
  readonly option: Flat;
  readonly by?: By;
  /** Since the match started. */
  readonly at: number;
  /** Chosen by the client; unique for a match and seat. Absent: a bot's or the clock's answer. */
  readonly clientId?: string;
  /** The number of the answering seat's frame with this answer in it: a repeat gets the same acknowledgement. */
  readonly frame: number;
  /** sha256 over the chain before it and this row. */
  readonly chain: string;
}

/** Where a match stood after `seq` answers. Only speeds up what the answers say already. */
export interface SnapshotRow {
  readonly match: string;
  readonly seq: number;
  readonly chain: string;
  /** How many frames each viewer had, spectators last. */
  readonly frames: readonly number[];
  readonly snapshot: Snapshot;
}

export interface ResultRow {
  readonly seat: number;
  readonly guest: string | null;
  readonly name: string;
  readonly rank: number;
  readonly won: boolean;
}

export interface Finish {
  readonly ended: Ended;
  readonly results: readonly ResultRow[];
  /** What each viewer saw as JSON, spectators last: old replays show from these, whatever the rules are by then. null: nobody looked. */
  readonly frames: readonly (string | null)[];
  /** Of a daily run that is over. */
  readonly score?: FinalScore;
}

export interface MatchStore {
  byId(id: string): Promise<MatchRow | null>;
  /**
   * All of them in one transaction, one row per match at most; durable when this resolves. false: that row's `(match, seq)` is taken, and
   * nothing of it was stored; the others are. Client ids need no index of their own, which would double the cost: a process that may store
   * the the next answer has read all those before it, and knows their ids.
   */
  append(rows: readonly AnswerRow[]): Promise<readonly boolean[]>;
  /** In order, those after answer number `after`. */
  answers(match: string, after?: number): Promise<readonly AnswerRow[]>;
  /** Replaces the match's snapshot, unless the one there is newer. */
  saveSnapshot(row: SnapshotRow): Promise<void>;
  snapshot(match: string): Promise<SnapshotRow | null>;
  /** The end of a match: once. false: it had ended already, and nothing was changed. */
  finish(match: string, finish: Finish): Promise<boolean>;
  results(match: string): Promise<readonly ResultRow[]>;
  /** What a viewer of a finished match saw (null: spectators). */
  frames(match: string, viewer: number | null): Promise<Json | null>;
  /** Matches that have not ended, the last begun first. */
  latestRunning(limit: number): Promise<readonly MatchRow[]>;
  /** Matches that have not ended and whose last answer (or start) was before then. */
  untouched(before: number, limit: number): Promise<readonly string[]>;
  /** Matches that have not ended, in the order of their ids, after this one. */
  running(after: string, limit: number): Promise<readonly string[]>;
  /** Drops the stored frames of at most this many matches that ended before then. How many there were. */
  dropFrames(before: number, limit: number): Promise<number>;
}

/** One game's run of one UTC day (`2026-11-15`): the dice that all its attempts are played with. */
export interface DayRow {
  readonly game: string;
  readonly day: string;
  readonly secret: string;
  readonly commit: string;
  readonly createdAt: number;
}

/** What an attempt came to, and when its last answer was given. */
export interface FinalScore extends Score {
  readonly finishedAt: number;
}

export interface ScoreRow extends FinalScore {
  readonly match: string;
  readonly guest: string;
  readonly name: string;
}

/** A guest's attempt at a day's run. lost: its match ended without a result. */
export type Attempt =
  | { readonly match: string; readonly state: 'running' }
  | { readonly match: string; readonly state: 'lost' }
  | { readonly match: string; readonly state: 'done'; readonly score: ScoreRow };

interface AtDay {
  readonly game: string;
  readonly day: string;
}

/** Scores of attempts whose last answer was given before then. */
interface Counted extends AtDay {
  readonly before: number;
}

export interface DailyStore {
  day(game: string, day: string): Promise<DayRow | null>;
  /** The day as it is stored: this one, or the one that somebody else stored first. */
  addDay(row: DayRow): Promise<DayRow>;
  /** The last day before this one. */
  previous(game: string, day: string): Promise<string | null>;
  /** An attempt and its match, both or neither. false: this guest has one already that was not lost. */
  begin(attempt: AtDay & { readonly guest: string; readonly name: string }, match: MatchRow): Promise<boolean>;
  attempt(of: AtDay & { readonly guest: string }): Promise<Attempt | null>;
  /** The best first: most points, then fewest turns. */
  scores(of: Counted & { readonly limit: number }): Promise<readonly ScoreRow[]>;
  /** How many there are. */
  players(of: Counted): Promise<number>;
  /** How many are better than this one. */
  better(of: Counted, than: Pick<ScoreRow, 'points' | 'turns'>): Promise<number>;
  /** Matches of attempts that have neither a score nor an end, of this day or a later one. */
  running(since: string, limit: number): Promise<readonly string[]>;
}

interface ChatRow {
  readonly room: string;
  readonly guest: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/**
 * The processes on one database, and which of them runs a match. A node is there for as long as its lease says, by the database's clock.
 * A lease that has run out is never renewed: the node takes another name, which owns nothing.
 */
export interface NodeStore {
  /** Where letters to this process arrive. */
  readonly address: string;
  /** Begins or renews the lease of this name for this many milliseconds. The names of all who are there; without its own, it was too late. */
  renew(name: string, ms: number): Promise<readonly string[]>;
  /** Ends it at once. */
  end(name: string): Promise<void>;
  /** Takes those matches that no node has which is there. Who has each of them then; one that is missing was taken at this very moment. */
  take(name: string, matches: readonly string[]): Promise<ReadonlyMap<string, string>>;
  release(name: string, match: string): Promise<void>;
  /** Each to one node, or to all others (null), in this order. They are heard once, or not at all. */
  post(all: readonly { readonly to: string | null; readonly letters: readonly unknown[] }[]): Promise<void>;
}

export interface ChatStore {
  add(row: ChatRow): Promise<void>;
  /** The last ones, oldest first. */
  last(room: string, limit: number): Promise<readonly ChatRow[]>;
}
