import type { Refusal } from '@tavern/engine';
import type { Clock } from '@tavern/host';
import type { CatchUp } from '../catch-up.ts';
import type { AdminStore } from '../store/admin.ts';
import { InForce } from './in-force.ts';

/** A connection, as the doorkeeper sees it. */
export interface Caller {
  readonly guest: string;
  readonly address: string;
  /** Shows them the door. */
  turnOut(why: Refusal): void;
}

/** Where a guest was seen. */
export interface Sighting {
  readonly address: string;
  readonly at: number;
  /** They are there now. */
  readonly here: boolean;
}

interface DoorkeeperSetup {
  readonly store: AdminStore;
  readonly clock: Clock;
  readonly catchUp: CatchUp;
}

/** How many guests' last addresses are remembered, in memory alone. */
const REMEMBERED = 20_000;

/** Keeps out who is banned, and knows who is here. The store has the truth; it is read again whenever an admin did something, here or elsewhere. */
export class Doorkeeper {
  readonly #setup: DoorkeeperSetup;
  readonly #callers = new Set<Caller>();
  readonly #lately = new Map<string, { readonly address: string; readonly at: number }>();
  #force = new InForce();
  #reading: Promise<unknown> = Promise.resolve();

  constructor(setup: DoorkeeperSetup) {
    this.#setup = setup;
  }

  get force(): InForce {
    return this.#force;
  }

  /** Why this guest (null: nobody knows who it is) may not come in from this address; null: they may. */
  bars(guest: string | null, address: string): Refusal | null {
    return this.#force.bars(guest, address, this.#setup.clock.now());
  }

  /** Why this guest may not say anything; null: they may. */
  hushes(guest: string): Refusal | null {
    return this.#force.hushes(guest, this.#setup.clock.now());
  }

  /** Call the result when they are gone. */
  arrived(caller: Caller): () => void {
    this.#callers.add(caller);
    this.#note(caller);
    return () => {
      this.#callers.delete(caller);
      this.#note(caller);
    };
  }

  seen(guest: string): readonly Sighting[] {
    const at = this.#setup.clock.now();
    const now = new Set([...this.#callers].filter((each) => each.guest === guest).map(({ address }) => address));
    const last = this.#lately.get(guest);
    const before = last === undefined || now.has(last.address) ? [] : [{ ...last, here: false }];
    return [...[...now].map((address) => ({ address, at, here: true })), ...before];
  }

  /** Reads what is in force, one time after another, and turns out who is barred by it. */
  reread(): Promise<void> {
    const read = this.#reading.then(() => this.#read());
    this.#reading = read.catch(() => {});
    return read;
  }

  /** The same for an act of another process. */
  heard(): Promise<void> {
    return this.#setup.catchUp.read('who is barred', () => this.reread());
  }

  async #read(): Promise<void> {
    const { store, clock } = this.#setup;
    const now = clock.now();
    const [bans, mutes] = await Promise.all([store.bans(now), store.mutes(now)]);
    this.#force = new InForce(bans, mutes);
    for (const caller of this.#callers) {
      const why = this.bars(caller.guest, caller.address);
      if (why !== null) caller.turnOut(why);
    }
  }

  #note({ guest, address }: Caller): void {
    this.#lately.delete(guest);
    this.#lately.set(guest, { address, at: this.#setup.clock.now() });
    const [oldest] = this.#lately.keys();
    if (this.#lately.size > REMEMBERED && oldest !== undefined) this.#lately.delete(oldest);
  }
}
