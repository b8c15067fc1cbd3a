import type { Bot } from '@tavern/bots';
import { fast, type Say, type Seat, say, seat, seatsOf, type Types } from '@tavern/engine';
import { botAs, botOf, type GamePack } from '@tavern/games';
import { bot, type Clock, type Entry, type Frame, NO_TIMES, person, type Status, Table } from '@tavern/host';
import { isForOne } from '../../model/for-one.ts';
import { type HereBranch, type HereMatch, originOf } from './here-match.ts';
import type { Opened } from './messages.ts';
import { pastOf, timeBefore } from './past.ts';
import { begun } from './rebuild.ts';
import type { Progress } from './storage.ts';
import { summaryOf } from './summary.ts';

/** What a table here needs from its owner. */
export interface Surroundings {
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Asked each time, because players change it during a match. */
  readonly botWait: () => number;
  readonly seed: number;
  readonly append: (entry: Entry, progress: Progress) => Promise<void>;
  readonly frame: (viewer: Seat | null, frame: Frame) => void;
  readonly status: (viewer: Seat | null, status: Status) => void;
  readonly gone: (why: Say) => void;
}

/** In a run, one answer may bring two throws and two blows, so a watched bot waits this many times longer. */
const WATCHED = 4;
/** Milliseconds. */
const LEAST_WATCHED = 600;

/** A match at this screen while somebody has it open. Throws if the log does not fit the rules. */
export class OpenTable {
  readonly table: Table;
  private readonly row: HereMatch;
  private readonly pack: GamePack;
  private readonly viewers: readonly (Seat | null)[];
  private readonly leave: readonly (() => void)[];
  /** Of a branch: what its one player saw before it began. */
  private readonly past: readonly Frame[];

  constructor(pack: GamePack, row: HereMatch, log: readonly Entry[], around: Surroundings) {
    this.row = row;
    this.pack = pack;
    const own = this.own;
    // With several people at the screen, or with none seated, there is also a viewer without any secrets.
    this.viewers = own.length === 1 ? own : [...own, null];
    const [player] = own;
    this.past = row.branch === undefined || player === undefined ? [] : pastOf(pack, row.branch.parent, player);
    const usual = botOf(pack);
    const watched = () => (isForOne(pack) ? Math.max(LEAST_WATCHED, around.botWait() * WATCHED) : around.botWait());
    const paced = (each: Bot<Types>): Bot<Types> => (own.length > 0 ? each : slowed(each, around.clock, watched));
    this.table = new Table({
      game: pack.game,
      match: begun(pack, row),
      log,
      ...(row.branch === undefined ? {} : { resumed: this.resumed(row.branch) }),
      viewers: this.viewers,
      holders: row.seats.map(({ level, person: who }) => (level === null ? person : bot(paced(botAs(pack, level, who ?? null))))),
      // Nobody is hurried here: opponents are bots, or sit beside the player.
      times: NO_TIMES,
      oneScreen: true,
      get botWait() {
        return around.botWait();
      },
      standIn: usual,
      clock: around.clock,
      store: { append: (entry) => around.append(entry, this.progress(entry, around.now())) },
      luck: fast(around.seed),
      closed: (why) => (why === null ? undefined : around.gone(say('here.closed', { why: say(`closed.${why}`) }))),
      trouble: (error) => console.error(error),
    });
    this.leave = this.viewers.map((viewer) => {
      const listener = {
        frame: (frame: Frame) => around.frame(viewer, frame),
        status: (status: Status) => around.status(viewer, status),
      };
      return this.table.connect(viewer, listener, this.newest(viewer).n);
    });
  }

  get opened(): Opened {
    return {
      game: this.row.game,
      seats: this.row.seats.map(({ name, level, person: who }) => ({
        name,
        level,
        ...(who === undefined ? {} : { person: who }),
      })),
      own: this.own,
      seed: this.row.seed ?? null,
      openly: this.row.openly ?? false,
      origin: this.row.branch === undefined ? null : originOf(this.row.branch),
      seen: this.viewers.map((viewer) => ({ viewer, frame: this.newest(viewer), status: this.table.status(viewer) })),
    };
  }

  looksThrough(viewer: Seat | null): boolean {
    return this.viewers.includes(viewer);
  }

  holds(who: Seat): boolean {
    return this.own.includes(who);
  }

  /** All that a viewer has seen, from this number on. */
  history(viewer: Seat | null, from: number): readonly Frame[] {
    // The table's first frame of a branch is the last one of its past, without its events.
    const frames = this.past.length === 0 ? this.table.frames(viewer) : [...this.past, ...this.table.frames(viewer).slice(1)];
    return frames.filter(({ n }) => n >= from);
  }

  /** Resolves when all answers are stored. */
  async close(clock: Clock): Promise<void> {
    this.table.close();
    for (const each of this.leave) each();
    while (this.table.busy && this.table.status(null).closed === null) await new Promise<void>((later) => clock.after(1, later));
  }

  private get own(): readonly Seat[] {
    return this.row.seats.flatMap(({ level }, index) => (level === null ? [seat(index)] : []));
  }

  private newest(viewer: Seat | null): Frame {
    const newest = this.history(viewer, 0).at(-1);
    if (newest === undefined) throw new Error('a table has at least one frame');
    return newest;
  }

  /** Frames and times of a branch go on where those of its parent end. */
  private resumed({ parent }: HereBranch): { readonly frames: readonly number[]; readonly at: number } {
    const frames = seatsOf(this.row.seats.length).map((each) => (this.own.includes(each) ? this.past.length : 0));
    return { frames: [...frames, 0], at: timeBefore(parent) };
  }

  /** The state of the match. Of several answers stored one after another, only the last may say that it is over. */
  private progress({ seq }: Entry, now: number): Progress {
    const { match } = this.table;
    const over = seq === match.seq ? match.over : null;
    const scored = this.row.branch === undefined;
    return { endedAt: over === null ? null : now, summary: summaryOf(this.pack, match, { answers: seq, now, over, scored }) };
  }
}

/** Bots among themselves do not wait, but here somebody watches them. */
const slowed = (each: Bot<Types>, clock: Clock, wait: () => number): Bot<Types> => ({
  async choose(packet, who, rng) {
    const seen = new Promise<void>((later) => clock.after(wait(), later));
    const choice = await each.choose(packet, who, rng);
    await seen;
    return choice;
  },
});
