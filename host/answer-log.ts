import { type By, type Flat, type Match, type MatchRefusal, type Recorder, seat, type Types } from '@tavern/engine';
import type { Audience, Unshown } from './audience.ts';
import type { Clock } from './clock.ts';
import { Marks } from './marks.ts';
import { refuseAtTable, type TableResult } from './refusal.ts';
import { repeat } from './relive.ts';
import type { TableSetup } from './setup.ts';
import type { Entry, TableStore } from './store.ts';

/** An answer that the match has taken, to be stored and then shown. */
export interface Taken {
  readonly ok: true;
  readonly entry: Entry;
  readonly unshown: Unshown;
}

/** Cheaper than `queueMicrotask`, which makes a resource for each call in Node. */
const NEXT = Promise.resolve();

/**
 * The match's answers. Each is validated, applied, appended, durable, acknowledged and broadcast, in this order; they are stored one after
 * another, in the order they were given.
 */
export class AnswerLog {
  private readonly match: Match<Types>;
  private readonly clock: Clock;
  private readonly recorder: Recorder<Types> | undefined;
  private readonly audience: Audience;
  private readonly durable: TableStore;
  /** The answer appended last: the next one waits for it. */
  private last: Promise<void> = Promise.resolve();
  private pending = 0;
  private readonly opened: number;
  readonly marks: Marks;
  private readonly after: { shown(): void; failed(error: unknown): void };

  constructor(setup: TableSetup, audience: Audience, after: { shown(): void; failed(error: unknown): void }) {
    const { match, recorder, resumed, age, clock, store, holders, log = [] } = setup;
    this.match = match;
    this.clock = clock;
    this.recorder = recorder;
    this.audience = audience;
    this.durable = store;
    const people = [...holders.keys()].filter((index) => holders[index]?.by === 'person');
    this.marks = new Marks(people, match, resumed?.before);
    this.opened = clock.now() - (age ?? log.at(-1)?.at ?? resumed?.at ?? 0);
    this.after = after;
    audience.show(audience.take(match, resumed === undefined ? match.opening : [], resumed?.at ?? 0));
    for (const entry of log) this.repeat(entry);
  }

  /** Is there an answer that not everybody has seen yet? Nothing new is started then. */
  get busy(): boolean {
    return this.pending > 0;
  }

  /** Validate and apply. Throws what the rules throw. */
  take(who: number, question: number, option: unknown, by?: By, id?: string): Taken | MatchRefusal {
    const reading = this.marks.read(this.match, who, option, by);
    const result = this.match.answer(who, question, option);
    if (!result.ok) return result;
    const at = this.clock.now() - this.opened;
    const chosen = { ...(option as Flat) };
    const unshown = this.audience.take(this.match, result.events, at, reading.told);
    this.recorder?.note(who, chosen, by, at);
    const frame = Math.max(0, this.audience.framesOf(seat(who)).newest);
    this.marks.keep(reading, who, by, frame);
    const { seq } = this.match;
    const entry: Entry = { seq, seat: who, option: chosen, at, frame };
    if (by === undefined)
      return { ok: true, entry: id === undefined ? entry : { seq, seat: who, option: chosen, at, frame, id }, unshown };
    return { ok: true, entry: id === undefined ? { ...entry, by } : { ...entry, by, id }, unshown };
  }

  /** Append, durable, acknowledge, broadcast. */
  store({ entry, unshown }: Taken): Promise<TableResult> {
    const { frame } = entry;
    return new Promise((acknowledge) => {
      const stored = (): void => {
        acknowledge({ ok: true, frame });
        // One turn of the queue later, so that code that awaits the acknowledgement runs first.
        void NEXT.then(() => {
          this.pending -= 1;
          this.audience.show(unshown);
          this.after.shown();
        });
      };
      this.append(entry).then(stored, (error: unknown) => {
        this.after.failed(error);
        acknowledge(refuseAtTable('not-stored'));
      });
    });
  }

  /** An answer that is stored already, from the log or from another process. */
  repeat(entry: Entry): void {
    repeat(this.match, this.audience, this.marks, entry, this.recorder);
  }

  /** If one append fails, so does every one behind it. */
  private append(entry: Entry): Promise<void> {
    // With nothing before it there is nothing to wait for.
    this.last = this.busy ? this.last.then(() => this.durable.append(entry)) : this.begin(entry);
    this.pending += 1;
    return this.last;
  }

  private begin(entry: Entry): Promise<void> {
    try {
      return Promise.resolve(this.durable.append(entry));
    } catch (error) {
      return Promise.reject(error);
    }
  }
}
