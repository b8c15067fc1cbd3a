import type { NodeStore } from '../store/store.ts';

/** Milliseconds. A node that does not renew its lease for so long has none: others take over what it runs. */
const LEASE = 3_000;
/** By its own clock it stops this much earlier. */
const MARGIN = 500;
const RENEW_EVERY = 500;
/** A renewal that takes longer is tried again beside it. */
const RENEWAL = 1_000;

interface Moment {
  readonly steady: number;
  readonly wall: number;
}

/** A machine that sleeps stops one of them, and setting the time turns the other: the later one counts. */
const moment = (): Moment => ({ steady: performance.now(), wall: Date.now() });
const since = ({ steady, wall }: Moment): number => Math.max(performance.now() - steady, Date.now() - wall);

export interface NodeEvents {
  /** The lease has run out, or may have: whatever this node runs is another's now. */
  lapsed(): void;
  /** There again, under a name that owns nothing. */
  joined(): void;
  /** These nodes are there no more. */
  gone(addresses: readonly string[]): void;
  /** After every renewal. */
  renewed(): void;
  trouble(error: unknown): void;
}

/** This process among those on the same database: it says that it is there, and knows who else is. */
export class Node {
  readonly address: string;
  private readonly store: NodeStore;
  private readonly events: NodeEvents;
  private life = 1;
  private renewedAt: Moment | null = null;
  /** Names of the others who are there. */
  private others: ReadonlySet<string> = new Set();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(store: NodeStore, events: NodeEvents) {
    this.store = store;
    this.events = events;
    this.address = store.address;
  }

  /** Its name changes with every lease: what it owned under an earlier one it owns no more. */
  get name(): string {
    return `${this.address}.${this.life}`;
  }

  /** Does it certainly have its lease? By its own clock, which is asked each time: a process may be stopped anywhere. */
  get there(): boolean {
    if (this.renewedAt === null) return false;
    if (since(this.renewedAt) < LEASE - MARGIN) return true;
    this.lapse();
    return false;
  }

  /** Is the node of this name there, by what we know? */
  has(name: string): boolean {
    return name === this.name || this.others.has(name);
  }

  /** Somebody who is there, as the database has just said. */
  met(name: string): void {
    if (name !== this.name) this.others = new Set([...this.others, name]);
  }

  get alone(): boolean {
    return this.others.size === 0;
  }

  async start(): Promise<void> {
    await this.renew();
    this.next();
  }

  /** Now, not in a while: somebody said that something has changed. */
  look(): void {
    if (!this.closed) void this.attempt();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    await this.store.end(this.name).catch((error: unknown) => this.events.trouble(error));
  }

  private next(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      const late = new Promise<void>((later) => setTimeout(later, RENEWAL).unref());
      void Promise.race([this.attempt(), late]).then(() => this.next());
    }, RENEW_EVERY);
  }

  private async attempt(): Promise<void> {
    try {
      await this.renew();
    } catch (error) {
      this.events.trouble(error);
    }
  }

  private async renew(): Promise<void> {
    const { name } = this;
    const began = moment();
    const names = await this.store.renew(name, LEASE);
    // It may have lapsed while it waited.
    if (this.closed || name !== this.name || (this.renewedAt !== null && !this.there)) return;
    if (!names.includes(name)) return this.lapse();
    const first = this.renewedAt === null;
    this.renewedAt = began;
    if (!this.there) return;
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.there, LEASE - MARGIN + 1);
    const before = this.others;
    this.others = new Set(names.filter((each) => each !== name));
    const here = new Set([...this.others].map(addressOf));
    const gone = new Set([...before].map(addressOf).filter((address) => !here.has(address)));
    if (gone.size > 0) this.events.gone([...gone]);
    if (first) this.events.joined();
    this.events.renewed();
  }

  private lapse(): void {
    this.renewedAt = null;
    this.life += 1;
    clearTimeout(this.watchdog);
    if (!this.closed) this.events.lapsed();
  }
}

export const addressOf = (name: string): string => name.slice(0, name.lastIndexOf('.'));
