import type { Say, Seat } from '@tavern/engine';
import type { Frame, Mirror, Status, Table } from '@tavern/host';
import { type Delta, deltaOf, EventMemory, type TableUpdate, toWhole, toWire } from '@tavern/wire';
import type { Addressee, Outbox } from './outbox.ts';
import type { Watcher } from './watcher.ts';

type Acknowledge = (update: TableUpdate | undefined) => void;

/** A frame, and the one before it. */
interface Step {
  readonly frame: Frame;
  readonly before: Frame;
}

/** What one has been told so far. Nobody changes it: spectators share it with those who came at the same time. */
interface ToldSoFar {
  readonly memory: EventMemory;
  readonly status: Status | Record<string, never>;
}

const NONE: readonly never[] = [];

const NOTHING_TOLD: ToldSoFar = { memory: new EventMemory(), status: {} };

/** The last thing that a spectator was told. Thousands may watch one table: to those who have been told the same before, it is the same again. */
let last: {
  readonly before: ToldSoFar;
  readonly steps: readonly Step[];
  readonly news: Status | null;
  readonly update: TableUpdate;
  readonly after: ToldSoFar;
} | null = null;

/** The status that was told last. To those at a table who saw the same before and see the same now it is the same again. */
let lastStatus: { readonly before: ToldSoFar['status']; readonly news: Status; readonly delta: Delta } | null = null;

function statusDelta(before: ToldSoFar['status'], news: Status): Delta {
  if (lastStatus?.news !== news || lastStatus.before !== before) lastStatus = { before, news, delta: deltaOf(before, news) };
  return lastStatus.delta;
}

/** One connection's eyes on a table. */
export class Viewer implements Watcher, Addressee {
  readonly match: string;
  readonly seat: Seat | null;
  private readonly outbox: Outbox;
  private readonly send: (update: TableUpdate) => void;
  /** The last frame given to this viewer: what comes next is told as the difference to it. */
  private last: Frame | null = null;
  private start: Frame | null = null;
  private steps: readonly Step[] = NONE;
  private told: ToldSoFar;
  private news: Status | null = null;
  private acknowledgements: readonly Acknowledge[] = NONE;
  private leave: () => void = () => {};

  constructor(match: string, seat: Seat | null, outbox: Outbox, send: (update: TableUpdate) => void) {
    this.match = match;
    this.seat = seat;
    this.outbox = outbox;
    this.send = send;
    this.told = seat === null ? NOTHING_TOLD : { ...NOTHING_TOLD, memory: new EventMemory() };
  }

  get first(): boolean {
    return this.acknowledgements.length > 0;
  }

  /** What this viewer has already, before the table is looked at. */
  has(frame: Frame): void {
    this.last = frame;
  }

  /** From now on this table's frames, after the last one that was given. */
  watch(table: Table | Mirror): void {
    this.leave();
    this.leave = table.connect(this.seat, this, this.last?.n);
  }

  /** Drops what has gathered: a viewer who looks again begins anew. Acknowledgements are still sent. */
  stop(): void {
    this.leave();
    this.leave = () => {};
    this.start = null;
    this.steps = NONE;
    this.news = null;
  }

  frame(frame: Frame): void {
    const { last } = this;
    if (last !== null && frame.n <= last.n) return;
    // Most ticks bring one: a list that grows takes room for many more.
    if (last !== null && frame.n === last.n + 1) this.steps = [...this.steps, { frame, before: last }];
    else {
      this.start = frame;
      this.steps = NONE;
    }
    this.last = frame;
    this.outbox.add(this);
  }

  status(status: Status): void {
    // The server opens such a table again by itself: no reason to alarm anybody.
    if (status.closed === 'not-stored' || status.closed === 'broken') return;
    this.news = status;
    this.outbox.add(this);
  }

  /** The store has been away for longer than a moment: nothing can be answered until the table is open again, which says so itself. */
  waits(status: Status): void {
    this.news = { ...status, closed: 'not-stored' };
    this.outbox.add(this);
  }

  /** The table cannot go on. */
  gone(why: Say): void {
    this.stop();
    this.send({ match: this.match, gone: why });
  }

  /** Called at the end of the tick with what there is to see by then. */
  acknowledged(acknowledge: Acknowledge): void {
    this.acknowledgements = [...this.acknowledgements, acknowledge];
    this.outbox.add(this);
  }

  deliver(): void {
    const { acknowledgements } = this;
    const update = this.take();
    if (acknowledgements.length === 0) return update === undefined ? undefined : this.send(update);
    this.acknowledgements = NONE;
    // The first acknowledgement brings the update.
    let brought = update;
    for (const acknowledge of acknowledgements) {
      acknowledge(brought);
      brought = undefined;
    }
  }

  /** What has gathered; nothing is told twice. */
  take(): TableUpdate | undefined {
    const { start, steps, news } = this;
    if (start === null && steps.length === 0 && news === null) return undefined;
    const update = start === null && this.seat === null ? this.shared(steps, news) : this.own(steps, news);
    this.start = null;
    this.steps = NONE;
    this.news = null;
    return start === null ? update : { ...update, start: toWhole(start) };
  }

  private own(steps: readonly Step[], news: Status | null): TableUpdate {
    const { match, told } = this;
    const update: { -readonly [part in keyof TableUpdate]: TableUpdate[part] } = { match };
    // A spectator's memory is others', too.
    const memory = this.seat === null && steps.length > 0 ? told.memory.copy() : told.memory;
    if (steps.length > 0) update.frames = steps.map(({ frame, before }) => toWire({ frame, before, memory }));
    if (news !== null) update.status = statusDelta(told.status, news);
    if (memory !== told.memory || news !== null) this.told = { memory, status: news ?? told.status };
    return update;
  }

  private shared(steps: readonly Step[], news: Status | null): TableUpdate {
    if (last === null || last.before !== this.told || last.news !== news || !sameSteps(last.steps, steps)) {
      const before = this.told;
      const update = this.own(steps, news);
      last = { before, steps, news, update, after: this.told };
    }
    this.told = last.after;
    return last.update;
  }
}

const sameSteps = (some: readonly Step[], others: readonly Step[]): boolean =>
  some.length === others.length && some.every(({ frame }, index) => frame === others[index]?.frame);
