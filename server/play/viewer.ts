import type { Say, Seat } from '@tavern/engine';
import type { Frame, Mirror, Status, Table } from '@tavern/host';
import { type Delta, deltaOf, EventMemory, type TableUpdate, toWhole, toWire } from '@tavern/wire';
import type { Addressee, Outbox } from './outbox.ts';
import type { Watcher } from './watcher.ts';

type Acknowledge = (update: TableUpdate | undefined) => void;

/** One connection's eyes on a table. */
export class Viewer implements Watcher, Addressee {
  readonly match: string;
  readonly seat: Seat | null;
  private readonly outbox: Outbox;
  private readonly send: (update: TableUpdate) => void;
  /** The last frame given to this viewer: what comes next is told as the difference to it. */
  private last: Frame | null = null;
  private start: Frame | null = null;
  /** Each with the one before it. */
  private frames: { readonly frame: Frame; readonly before: Frame }[] = [];
  private readonly memory = new EventMemory();
  private news: Status | null = null;
  private told: Status | Record<string, never> = {};
  private acknowledgements: Acknowledge[] = [];
  private leave: () => void = () => {};

  constructor(match: string, seat: Seat | null, outbox: Outbox, send: (update: TableUpdate) => void) {
    this.match = match;
    this.seat = seat;
    this.outbox = outbox;
    this.send = send;
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
    this.frames = [];
    this.news = null;
  }

  frame(frame: Frame): void {
    const { last } = this;
    if (last !== null && frame.n <= last.n) return;
    if (last !== null && frame.n === last.n + 1) this.frames.push({ frame, before: last });
    else {
      this.start = frame;
      this.frames = [];
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

  /** The table cannot go on. */
  gone(why: Say): void {
    this.stop();
    this.send({ match: this.match, gone: why });
  }

  /** Called at the end of the tick with what there is to see by then. */
  acknowledged(acknowledge: Acknowledge): void {
    this.acknowledgements.push(acknowledge);
    this.outbox.add(this);
  }

  deliver(): void {
    const { acknowledgements } = this;
    const update = this.take();
    if (acknowledgements.length === 0) return update === undefined ? undefined : this.send(update);
    this.acknowledgements = [];
    // The first acknowledgement brings the update.
    for (const [index, acknowledge] of acknowledgements.entries()) acknowledge(index === 0 ? update : undefined);
  }

  private difference(news: Status): Delta {
    const delta = deltaOf(this.told, news);
    this.told = news;
    return delta;
  }

  /** What has gathered; nothing is told twice. */
  take(): TableUpdate | undefined {
    const { match, start, frames, news, memory } = this;
    if (start === null && frames.length === 0 && news === null) return undefined;
    const update: { -readonly [part in keyof TableUpdate]: TableUpdate[part] } = { match };
    if (start !== null) update.start = toWhole(start);
    if (frames.length > 0) update.frames = frames.map(({ frame, before }) => toWire({ frame, before, memory }));
    if (news !== null) update.status = this.difference(news);
    this.start = null;
    if (frames.length > 0) this.frames = [];
    this.news = null;
    return update;
  }
}
