import { type Match, type Refusal, refuse, type Seat, type Types } from '@tavern/engine';
import { Audience, type Listener } from './audience.ts';
import type { Clock } from './clock.ts';
import type { Frame } from './frame.ts';
import { Marks } from './marks.ts';
import { refuseAtTable, type TableCode, type TableResult } from './refusal.ts';
import { repeat } from './relive.ts';
import type { TableSetup } from './setup.ts';
import type { Status } from './status.ts';
import type { Entry } from './store.ts';

/** The table itself, which another process runs. */
export interface Elsewhere {
  answer(who: number, question: number, option: unknown, id: string): Promise<TableResult>;
  claim(who: Seat): Promise<TableResult>;
  lend(by: Seat, who: Seat): Promise<{ readonly ok: true } | Refusal<TableCode>>;
  more(by: Seat): Promise<{ readonly ok: true } | Refusal<TableCode>>;
  back(who: Seat): void;
  /** Others look here than before. */
  looked(): void;
}

/**
 * A table that another process runs, for those who look at it from here. Frames follow from the stored answers, so they are made here and
 * are the same; clocks, bots, passes and presence are there alone, and the status is what was told of them.
 */
export class Mirror {
  readonly match: Match<Types>;
  /** Nothing is ever stored from here. */
  readonly busy = false;
  private readonly clock: Clock;
  private readonly holders: TableSetup['holders'];
  private readonly audience: Audience;
  private readonly marks: Marks;
  private readonly elsewhere: Elsewhere;
  private readonly trouble: (error: unknown) => void;
  private readonly lookers = new Map<Seat | null, Set<Listener>>();
  private readonly told = new Map<Seat | null, { readonly status: Status; readonly at: number }>();
  private stopped = false;

  constructor(setup: TableSetup, elsewhere: Elsewhere) {
    const { match, resumed, holders, viewers, clock, log = [] } = setup;
    this.match = match;
    this.clock = clock;
    this.holders = holders;
    this.elsewhere = elsewhere;
    this.trouble = (error) => setup.trouble?.(error);
    this.audience = new Audience(match.players, {
      trouble: this.trouble,
      ...(resumed === undefined ? {} : { frames: resumed.frames }),
      ...(viewers === undefined ? {} : { viewers }),
    });
    const people = [...holders.keys()].filter((index) => holders[index]?.by === 'person');
    this.marks = new Marks(people, match, resumed?.before);
    this.audience.show(this.audience.take(match, resumed === undefined ? match.opening : [], resumed?.at ?? 0));
    for (const entry of log) repeat(match, this.audience, this.marks, entry);
  }

  /** Whose eyes look here. */
  get viewers(): readonly (Seat | null)[] {
    return [...this.lookers.keys()];
  }

  connect(viewer: Seat | null, listener: Listener, since?: number): () => void {
    const leave = this.audience.add(viewer, listener, since);
    const lookers = this.lookers.get(viewer) ?? new Set();
    this.lookers.set(viewer, lookers.add(listener));
    listener.status(this.status(viewer));
    if (lookers.size === 1) this.elsewhere.looked();
    // To the table this is nobody new, and yet the seat's person has come.
    else if (viewer !== null) this.elsewhere.back(viewer);
    return () => {
      if (!leave()) return;
      lookers.delete(listener);
      if (lookers.size > 0) return;
      this.lookers.delete(viewer);
      this.told.delete(viewer);
      this.elsewhere.looked();
    };
  }

  /** The status of this viewer, as the table has it. */
  tell(viewer: Seat | null, status: Status): void {
    if (this.stopped || !this.lookers.has(viewer)) return;
    this.told.set(viewer, { status, at: this.clock.now() });
    for (const listener of this.lookers.get(viewer) ?? []) listener.status(status);
  }

  /** What was told last, with its clock put forward; until then, as if everybody were there. */
  status(viewer: Seat | null): Status {
    const [other] = this.told.values();
    const told = this.told.get(viewer);
    const personal = { passed: false, mayClaim: false, mayLend: [], missed: viewer === null ? null : this.marks.missed(viewer) };
    const known = told ?? (other === undefined ? null : { status: { ...other.status, ...personal }, at: other.at });
    if (known !== null) return { ...known.status, now: known.status.now + this.clock.now() - known.at };
    const seats = this.holders.map(({ by }) => ({ by, here: by === 'person', lent: false }));
    return { now: this.clock.now(), paused: false, closed: null, seats, clocks: [], ...personal };
  }

  answer(who: number, question: number, option: unknown, id = ''): Promise<TableResult> {
    if (this.stopped) return Promise.resolve(refuseAtTable('not-stored'));
    if (this.match.over !== null) return Promise.resolve(refuse('match-over'));
    return this.elsewhere.answer(who, question, option, id);
  }

  claim(who: Seat): Promise<TableResult> {
    return this.elsewhere.claim(who);
  }

  lend(by: Seat, who: Seat): Promise<{ readonly ok: true } | Refusal<TableCode>> {
    return this.elsewhere.lend(by, who);
  }

  more(by: Seat): Promise<{ readonly ok: true } | Refusal<TableCode>> {
    return this.elsewhere.more(by);
  }

  back(who: Seat): void {
    this.elsewhere.back(who);
  }

  frames(viewer: Seat | null, since?: number): readonly Frame[] {
    return this.audience.framesOf(viewer).after(since);
  }

  keeps(viewer: Seat | null): boolean {
    return this.audience.framesOf(viewer).kept;
  }

  keep(viewer: Seat | null, frames: readonly Frame[]): void {
    this.audience.framesOf(viewer).keep(frames);
  }

  get frameCounts(): readonly number[] {
    return this.audience.counts;
  }

  /** Answers that were stored elsewhere. */
  follow(entries: readonly Entry[]): void {
    if (this.stopped) return;
    try {
      for (const entry of entries) if (entry.seq === this.match.seq + 1) repeat(this.match, this.audience, this.marks, entry);
    } catch (error) {
      this.trouble(error);
    }
  }

  close(): void {
    this.stopped = true;
  }
}
