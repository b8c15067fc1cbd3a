import type { Chronicle, ContractEvent } from '@tavern/games';
import type { Acknowledged } from './acknowledged.ts';

/** C-07: how many events are kept for a player. */
const MOST = 200;
/** Milliseconds: a hint to clients, and nothing else. */
const EXPIRES = 3_000;

/** What was refused, as an event: the player's own, in memory alone. `after`: the event that it follows. */
interface ErrorEvent extends Omit<ContractEvent, 'n'> {
  readonly id: string;
  readonly after: number;
}

interface ToldEvent {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly timestamp: number;
  readonly expiresAt: number;
  readonly frontendProcessed: boolean;
}

/** What a player is told at one time. `gap`: some that were not seen are gone. */
export interface Delivery {
  readonly gameEvents: readonly ToldEvent[];
  readonly lastEvent: number;
  readonly gap: boolean;
}

const told = (id: string, { type, data, time }: Omit<ContractEvent, 'n'>, frontendProcessed: boolean): ToldEvent => ({
  id,
  type,
  data,
  timestamp: time,
  expiresAt: time + EXPIRES,
  frontendProcessed,
});

const EVENT = /^event_(\d+)$/;

/**
 * The events of one player: kept until they are acknowledged, the last 200 at most (RR-066, RR-095). Their numbers are the chronicle's, which follow from the
 * frames: after a restart the same events have the same ids.
 */
export class Inbox {
  readonly chronicle: Chronicle | null;
  /** The last frame that the chronicle has been given. */
  frame = -1;
  private readonly acknowledged: Acknowledged;
  private events: ContractEvent[] = [];
  private errors: ErrorEvent[] = [];
  /** How many errors have followed the newest event. */
  private refused = 0;
  private last = 0;

  constructor(chronicle: Chronicle | null, acknowledged: Acknowledged) {
    this.chronicle = chronicle;
    this.acknowledged = acknowledged;
  }

  add(events: readonly ContractEvent[]): void {
    const { n = this.last } = events.at(-1) ?? {};
    if (n > this.last) this.refused = 0;
    this.last = n;
    this.events = [...this.events, ...events].slice(-MOST);
    this.acknowledged.forget(this.first);
  }

  /** The result: its id. */
  refuse(type: string, data: object, time: number): string {
    this.refused += 1;
    const id = `event_${this.last}_e${this.refused}`;
    this.errors = [...this.errors, { id, after: this.last, type, data, time }].slice(-MOST);
    return id;
  }

  /** Unknown ids are ignored. The result: how many are acknowledged now that were not before, and by number which. */
  acknowledge(ids: readonly string[]): readonly (number | null)[] {
    return ids.flatMap((id) => {
      const n = Number(EVENT.exec(id)?.[1] ?? 0);
      if (n > 0) return n <= this.last && this.acknowledged.add(n) ? [n] : [];
      const before = this.errors.length;
      this.errors = this.errors.filter((error) => error.id !== id);
      return this.errors.length < before ? [null] : [];
    });
  }

  /** How many were not acknowledged. */
  get waiting(): number {
    return this.events.filter(({ n }) => !this.acknowledged.has(n)).length + this.errors.length;
  }

  /** All after number `since`; null: all that are not acknowledged. */
  deliver(since: number | null): Delivery {
    const { first, last } = this;
    // A number that was never given is one of another match: begin anew.
    const from = since === null || since > last ? 0 : since;
    const gap = since === null ? this.acknowledged.misses(first) : since > last || from < first - 1;
    const events = this.events
      .filter(({ n }) => (since === null ? !this.acknowledged.has(n) : n > from))
      .map((event) => ({ after: event.n, event: told(`event_${event.n}`, event, this.acknowledged.has(event.n)) }));
    // Somebody's own mistakes never push out what has happened.
    const room = MOST - events.length;
    const errors = this.errors
      .filter(({ after }) => after >= from)
      .slice(room > 0 ? -room : this.errors.length)
      .map((error) => ({ after: error.after, event: told(error.id, error, false) }));
    const all = [...events, ...errors].toSorted((one, other) => one.after - other.after);
    return { gameEvents: all.map(({ event }) => event), lastEvent: last, gap };
  }

  /** The number of the oldest event that is still here, or of the next one. */
  private get first(): number {
    return this.events[0]?.n ?? this.last + 1;
  }
}
