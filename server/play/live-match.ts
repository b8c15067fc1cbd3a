import { randomInt } from 'node:crypto';
import type { Bot } from '@tavern/bots';
import { type Flat, fast, type Refusal, type Seat, type Types } from '@tavern/engine';
import { bestLevel } from '@tavern/games';
import { BOT_WAIT, type Clock, type Entry, Table, type TableResult, type Times } from '@tavern/host';
import { refuseWith } from '../refusal.ts';
import type { AnswerRow, MatchRow } from '../store/store.ts';
import { Answered } from './answered.ts';
import { chainStart, link } from './chain.ts';
import { holdersOf } from './holders.ts';
import type { Loaded } from './loaded.ts';
import { entryOf, peopleOf, seatOf } from './rebuild.ts';
import { Retrospect, type Seen } from './retrospect.ts';
import type { Viewer } from './viewer.ts';

/** What a live match needs of the server it is in. */
export interface MatchSurroundings {
  readonly clock: Clock;
  /** ms since 1970. */
  now(): number;
  times(row: MatchRow): Times;
  bot(game: string, level: string, person?: string | null): Bot<Types>;
  /** false: another process was first. */
  append(row: AnswerRow): Promise<boolean>;
  /** Read anew from the store; null: it has ended meanwhile. */
  load(id: string): Promise<Loaded | null>;
  /** Time for a snapshot. */
  milestone(live: LiveMatch): void;
  over(live: LiveMatch): void;
  /** It is over, and nobody looks at it any more. */
  left(live: LiveMatch): void;
  /** It cannot go on: the rules fail wherever it is taken up, or it has ended elsewhere. */
  lost(live: LiveMatch, why: 'broken' | 'ended' | 'unavailable'): void;
  trouble(live: LiveMatch, error: unknown): void;
}

class Overtaken extends Error {}

const MILESTONE = 50;
const MENDS = 3;
const RETRY_AFTER = 1_000;
const RETRIES = 10;
/** Each time that others were first, an answer is tried on the new position. Others have few answers left beside an open question. */
const ATTEMPTS = 10;

/**
 * A match in memory, which is a cache: the store has the truth. When storing fails, as when another process was first, the table
 * is thrown away and built again from the log; those who watch notice nothing.
 */
export class LiveMatch {
  readonly row: MatchRow;
  readonly viewers = new Set<Viewer>();
  /** All answers that are stored. */
  log: AnswerRow[] = [];
  table: Table;
  private retrospect: Retrospect;
  private readonly surroundings: MatchSurroundings;
  private readonly answered: Answered;
  private chain = '';
  private milestone = 0;
  private mended = 0;
  private reopening: Promise<void> | null = null;
  /** Why the store did not take an answer last: another process was first, or else the store failed. */
  private overtaken = false;
  private ended = false;

  constructor(loaded: Loaded, surroundings: MatchSurroundings) {
    this.row = loaded.row;
    this.surroundings = surroundings;
    this.answered = new Answered(loaded.log);
    this.table = this.open(loaded);
    this.retrospect = new Retrospect(loaded, this.table);
  }

  /** The seat whose eyes a guest looks through; null: a spectator's. */
  seatOf(guest: string): Seat | null {
    return seatOf(this.row, guest);
  }

  /** Nothing happens here until somebody comes. */
  get idle(): boolean {
    const { paused, closed } = this.table.status(null);
    return this.viewers.size === 0 && this.reopening === null && !this.table.busy && (paused || closed !== null || this.over);
  }

  get over(): boolean {
    return this.table.match.over !== null;
  }

  /** The viewer gets what came after frame `since`, or the newest frame whole, and then everything as it comes. */
  async watch(viewer: Viewer, since?: number): Promise<void> {
    await this.settled();
    this.retrospect.keep(viewer.seat, this.log);
    const seen = since === undefined ? null : this.retrospect.at(viewer.seat, since);
    if (seen === null) viewer.frame(this.retrospect.newest(viewer.seat));
    else {
      viewer.has(seen);
      for (const frame of this.retrospect.from(viewer.seat, seen.n + 1)) viewer.frame(frame);
    }
    this.viewers.add(viewer);
    viewer.watch(this.table);
  }

  leave(viewer: Viewer): void {
    this.viewers.delete(viewer);
    viewer.stop();
    if (this.viewers.size === 0 && this.over) this.surroundings.left(this);
  }

  /** Acknowledged when it is stored. A repeat gets the first one's result, also after a restart. */
  answer(who: Seat, id: string, question: number, option: Flat): Promise<TableResult | Refusal> {
    const repeated = this.answered.repeat(who, id, option);
    if (repeated === 'other') return Promise.resolve(refuseWith('id-reused', { id }, 'id'));
    if (repeated !== null) return repeated;
    const result = this.attempt(who, id, question, option);
    this.answered.keep(who, id, option, result);
    return result;
  }

  async history(viewer: Seat | null, from: number): Promise<Seen> {
    await this.settled();
    this.retrospect.keep(viewer, this.log);
    return this.retrospect.history(viewer, from);
  }

  /** Another process has stored answer number `seq`. */
  async follow(seq: number, rowsAfter: (seq: number) => Promise<readonly AnswerRow[]>): Promise<void> {
    // An answer of ours that is on its way may come before that one, or be too late: first we must know which.
    await this.settled();
    if (seq <= this.log.length || this.ended) return;
    const rows = await rowsAfter(this.log.length);
    await this.settled();
    const fresh = rows.filter((row) => row.seq > this.log.length);
    if (this.ended || fresh.length === 0) return;
    if (!this.continues(fresh)) {
      this.table.close();
      return this.reopen(0);
    }
    for (const row of fresh) this.took(row);
    this.answered.learn(fresh);
    this.table.follow(fresh.map(entryOf));
    this.shown(this.table);
  }

  /** Takes no more answers; resolves when what was taken is stored. */
  async close(): Promise<void> {
    this.ended = true;
    await this.settled();
    this.table.close();
    for (const viewer of this.viewers) viewer.stop();
  }

  /** Nothing is on its way to the store. */
  private async settled(): Promise<void> {
    for (;;) {
      await this.reopening;
      if (!this.table.busy || this.table.status(null).closed !== null) return;
      await new Promise((later) => setImmediate(later));
    }
  }

  private async attempt(who: Seat, id: string, question: number, option: Flat): Promise<TableResult> {
    let failures = 0;
    for (let tries = 1; ; tries++) {
      while (this.reopening !== null) await this.reopening;
      // What the other process stored may be this very answer.
      const stored = this.log.find(({ seat, clientId }) => seat === who && clientId === id);
      if (stored !== undefined) return { ok: true, frame: stored.frame };
      const result = await this.table.answer(who, question, option, id);
      if (result.ok || result.code !== 'not-stored') return result;
      if (!this.overtaken) failures += 1;
      if (failures > 1 || tries === ATTEMPTS) return result;
    }
  }

  private async append(entry: Entry): Promise<void> {
    const { id, ...rest } = entry;
    const bare = { match: this.row.id, ...rest, ...(id === undefined ? {} : { clientId: id }) };
    const row: AnswerRow = { ...bare, chain: link(this.chain, bare) };
    try {
      if (!(await this.surroundings.append(row))) throw new Overtaken(`answer ${row.seq} of match ${row.match} is there already`);
    } catch (error) {
      this.overtaken = error instanceof Overtaken;
      void this.reopen(this.overtaken ? 0 : RETRY_AFTER);
      throw error;
    }
    this.took(row);
  }

  private continues(rows: readonly AnswerRow[]): boolean {
    let [seq, chain] = [this.log.length, this.chain];
    for (const row of rows) {
      if (row.seq !== seq + 1 || row.chain !== link(chain, row)) return false;
      [seq, chain] = [row.seq, row.chain];
    }
    return true;
  }

  private took(row: AnswerRow): void {
    this.log.push(row);
    this.chain = row.chain;
  }

  private open({ row, log, rebuilt, pack }: Loaded): Table {
    const { surroundings } = this;
    this.log = [...log];
    this.chain = log.at(-1)?.chain ?? chainStart(row);
    this.milestone = log.length - rebuilt.log.length;
    let opened: Table | null = null;
    const table = new Table({
      game: pack.game,
      ...rebuilt,
      holders: holdersOf(row, surroundings),
      times: surroundings.times(row),
      age: Math.max(surroundings.now() - row.startedAt, log.at(-1)?.at ?? 0),
      botWait: BOT_WAIT[row.speed],
      standIn: surroundings.bot(row.game, bestLevel(pack)),
      clock: surroundings.clock,
      store: { append: (entry) => this.append(entry) },
      luck: fast(randomInt(2 ** 32)),
      // Spectators' frames are worked out when the first of them comes: at most tables there never is one.
      viewers: peopleOf(row),
      shown: () => (opened === null ? undefined : this.shown(opened)),
      // Where the rules fail before the table is open, the caller that opens it gets the error.
      closed: (why) => (why === 'broken' && opened !== null && opened === this.table ? this.mend() : undefined),
      trouble: (error) => (error instanceof Overtaken ? undefined : surroundings.trouble(this, error)),
    });
    opened = table;
    if (table.match.over !== null) setImmediate(() => this.finish());
    return table;
  }

  /** Something new was shown: time for a snapshot, or the end. */
  private shown(table: Table): void {
    if (table !== this.table || table.busy) return;
    if (table.match.over !== null) return this.finish();
    if (table.match.seq - this.milestone < MILESTONE) return;
    this.milestone = table.match.seq;
    this.surroundings.milestone(this);
  }

  private finish(): void {
    if (this.ended) return;
    this.ended = true;
    this.surroundings.over(this);
  }

  /** The rules failed on an answer, which was not stored. The answers before it are sound, and another answer may work. */
  private mend(): void {
    if (this.ended) return;
    this.mended += 1;
    if (this.mended <= MENDS) return void this.reopen(RETRY_AFTER);
    this.ended = true;
    this.surroundings.lost(this, 'broken');
  }

  private reopen(wait: number): Promise<void> {
    this.reopening ??= this.reload(wait).finally(() => {
      this.reopening = null;
    });
    return this.reopening;
  }

  private async reload(wait: number): Promise<void> {
    let delay = wait;
    for (let tries = 1; !this.ended; tries++) {
      if (delay > 0) await new Promise<void>((later) => this.surroundings.clock.after(delay, later));
      try {
        const loaded = await this.surroundings.load(this.row.id);
        this.table.close();
        if (loaded !== null) return this.resume(loaded);
        this.ended = true;
        this.surroundings.lost(this, 'ended');
      } catch (error) {
        this.surroundings.trouble(this, error);
        delay = RETRY_AFTER;
        if (tries < RETRIES) continue;
        this.ended = true;
        this.surroundings.lost(this, 'unavailable');
      }
    }
  }

  private resume(loaded: Loaded): void {
    this.answered.learn(loaded.log);
    this.table = this.open(loaded);
    this.retrospect = new Retrospect(loaded, this.table);
    for (const viewer of this.viewers) {
      this.retrospect.keep(viewer.seat, this.log);
      viewer.watch(this.table);
    }
  }
}
