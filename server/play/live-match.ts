import { randomInt } from 'node:crypto';
import type { Bot } from '@tavern/bots';
import { type Flat, fast, type Refusal, refusal, type Seat, type Types } from '@tavern/engine';
import { bestLevel } from '@tavern/games';
import {
  BOT_WAIT,
  type Clock,
  type Entry,
  Mirror,
  type Table,
  type TableResult,
  type TableSetup,
  type Times,
} from '@tavern/host';
import { refuseWith } from '../refusal.ts';
import type { AnswerRow, MatchRow } from '../store/store.ts';
import { Answered } from './answered.ts';
import { chainStart, link, rowOf } from './chain.ts';
import { holdersOf } from './holders.ts';
import type { Loaded } from './loaded.ts';
import { entryOf, peopleOf, seatOf } from './rebuild.ts';
import { Retrospect, type SeenFrames } from './retrospect.ts';
import type { Watcher } from './watcher.ts';

/** What a live match needs of the server it is in. */
export interface MatchSurroundings {
  readonly clock: Clock;
  /** ms since 1970. */
  now(): number;
  times(row: MatchRow): Times;
  bot(game: string, level: string, person?: string | null): Bot<Types>;
  /** false: another process was first. */
  append(row: AnswerRow): Promise<boolean>;
  /** The table itself, or its mirror where another node runs it. */
  table(setup: TableSetup, live: LiveMatch): Table | Mirror;
  /** Answer number `seq` was stored, and is not known here: it is read. */
  missed(live: LiveMatch, seq: number): Promise<void>;
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
/** As long as somebody is there, it is tried for ever. */
const RETRIES = 10;
/** Milliseconds that an answer waits for a table that is opened again. */
const PATIENCE = 8_000;
/** Each time that others were first, an answer is tried on the new position. Others have few answers left beside an open question. */
const ATTEMPTS = 10;

/**
 * A match in memory, which is a cache: the store has the truth. When storing fails, as when another process was first, the table
 * is thrown away and built again from the log; those who watch notice nothing.
 */
export class LiveMatch {
  readonly row: MatchRow;
  readonly viewers = new Set<Watcher>();
  /** All answers that are stored. */
  log: AnswerRow[] = [];
  table: Table | Mirror;
  /** How often a table was opened: an answer that was given at an earlier one is not noted here. */
  private openings = 0;
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
    const restful = paused || closed !== null || this.over || this.table instanceof Mirror;
    return this.viewers.size === 0 && this.reopening === null && !this.table.busy && restful;
  }

  get over(): boolean {
    return this.table.match.over !== null;
  }

  /** The viewer gets what came after frame `since`, or the newest frame whole, and then everything as it comes. */
  async watch(viewer: Watcher, since?: number): Promise<void> {
    if (this.reopening !== null && (await this.tooLong(this.reopening, this.surroundings.clock.now())))
      throw new Error(`match ${this.row.id} cannot be read at the moment`);
    await this.settled();
    this.retrospect.keep(viewer.seat, this.log);
    // Who comes from another node may have seen what is not known here yet: nobody is shown less than before.
    if (since !== undefined && since > this.retrospect.newest(viewer.seat).n) await this.behind(viewer);
    const seen = since === undefined ? null : this.retrospect.at(viewer.seat, since);
    if (seen === null) viewer.frame(this.retrospect.newest(viewer.seat));
    else {
      viewer.has(seen);
      for (const frame of this.retrospect.from(viewer.seat, seen.n + 1)) viewer.frame(frame);
    }
    this.viewers.add(viewer);
    viewer.watch(this.table);
  }

  leave(viewer: Watcher): void {
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
    this.answered.keep(who, id, { option, result });
    return result;
  }

  async history(viewer: Seat | null, from: number): Promise<SeenFrames> {
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
    this.table.follow(fresh.map(entryOf));
    this.shown(this.table);
  }

  /** Another node runs it from now on, or this one does: clocks and bots stop at once, and those who look notice nothing. */
  moved(): Promise<void> {
    if (this.ended) return Promise.resolve();
    this.overtaken = true;
    this.table.close();
    return this.reopen(0);
  }

  /** Takes no more answers; resolves when what was taken is stored. */
  async close(): Promise<void> {
    this.ended = true;
    await this.settled();
    this.table.close();
    for (const viewer of this.viewers) viewer.stop();
  }

  private async behind({ seat }: Watcher): Promise<void> {
    if (!(this.table instanceof Mirror)) return;
    await this.surroundings.missed(this, Number.POSITIVE_INFINITY);
    this.retrospect.keep(seat, this.log);
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
    let [taken, failures] = [false, 0];
    const since = this.surroundings.clock.now();
    try {
      for (let tries = 1; ; tries++) {
        if (this.reopening !== null) {
          // Nobody waits for a store that is away: they are told, and may answer again.
          while (this.reopening !== null) if (await this.tooLong(this.reopening, since)) return refusal('not-stored');
          // What the other process stored may be this very answer.
          const stored = this.log.find(({ seat, clientId }) => seat === who && clientId === id);
          taken = stored !== undefined;
          if (stored !== undefined) return { ok: true, frame: stored.frame };
        }
        this.overtaken = false;
        const result = await this.table.answer(who, question, option, id);
        taken = result.ok;
        if (result.ok || result.code !== 'not-stored') return result;
        if (!this.overtaken) failures += 1;
        if (failures > 1 || tries === ATTEMPTS) return result;
      }
    } finally {
      if (!taken) this.answered.refused(who, id);
    }
  }

  private tooLong(work: Promise<void>, since: number): Promise<boolean> {
    const { clock } = this.surroundings;
    return new Promise((done) => {
      const cancel = clock.after(PATIENCE - (clock.now() - since), () => done(true));
      void work.then(() => {
        cancel();
        done(false);
      });
    });
  }

  private append(entry: Entry): Promise<void> {
    const row = rowOf(this.row.id, entry, this.chain);
    const { openings } = this;
    return this.surroundings.append(row).then(
      (stored) => {
        if (!stored) this.notStored(openings, new Overtaken(`answer ${row.seq} of match ${row.match} is there already`));
        if (openings === this.openings) this.took(row);
        else void this.surroundings.missed(this, row.seq);
      },
      (error: unknown) => this.notStored(openings, error),
    );
  }

  private notStored(openings: number, error: unknown): never {
    if (openings === this.openings) {
      this.overtaken = error instanceof Overtaken;
      void this.reopen(this.overtaken ? 0 : RETRY_AFTER);
    }
    throw error;
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
    this.answered.learn(row);
    this.chain = row.chain;
  }

  private open({ row, log, rebuilt, pack }: Loaded): Table | Mirror {
    const { surroundings } = this;
    this.log = [...log];
    this.chain = log.at(-1)?.chain ?? chainStart(row);
    this.milestone = log.length - rebuilt.log.length;
    this.openings += 1;
    let opened: Table | Mirror | null = null;
    const setup: TableSetup = {
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
    };
    const table = surroundings.table(setup, this);
    opened = table;
    if (table.match.over !== null) setImmediate(() => this.finish());
    return table;
  }

  /** Something new was shown: time for a snapshot, or the end. */
  private shown(table: Table | Mirror): void {
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
        for (const viewer of this.viewers) viewer.waits(this.table.status(viewer.seat));
        if (tries < RETRIES || this.viewers.size > 0) continue;
        this.ended = true;
        this.surroundings.lost(this, 'unavailable');
      }
    }
  }

  private resume(loaded: Loaded): void {
    for (const row of loaded.log) this.answered.learn(row);
    this.table = this.open(loaded);
    this.retrospect = new Retrospect(loaded, this.table);
    for (const viewer of this.viewers) {
      this.retrospect.keep(viewer.seat, this.log);
      viewer.watch(this.table);
    }
  }
}
