import { createHash } from 'node:crypto';
import type { Refusal } from '@tavern/engine';
import type { Admin } from '../admin/admin.ts';
import type { Guests } from '../guests/guests.ts';
import { secretIn } from '../http/bearer.ts';
import { refuseWith } from '../refusal.ts';
import type { Connected } from '../wire/connected.ts';
import { Poller, type PollerSetup } from './poller.ts';

export interface PollersSetup extends Omit<PollerSetup, 'left'> {
  readonly guests: Guests;
  readonly admin: Admin;
  readonly connected: Connected;
  /** false: this server can do nothing for anybody at the moment. */
  there(): boolean;
}

/** No guest's secret is as long. */
const LONGEST = 100;

/** Everybody who is here by plain HTTP: one for each guest, however many programs of theirs ask. Who is gone is forgotten. */
export class Pollers {
  private readonly setup: PollersSetup;
  private readonly here = new Map<string, Poller>();
  /** By the hash of the secret: nobody who is here is looked up in the store at every request. */
  private readonly known = new Map<string, Poller>();
  private readonly leaving = new Map<Poller, () => void>();
  private closed = false;

  constructor(setup: PollersSetup) {
    this.setup = setup;
  }

  get count(): number {
    return this.here.size;
  }

  /** Who asks; or why nobody is let in. */
  async of(authorization: string | undefined, address: string): Promise<Poller | Refusal> {
    const { admin, guests } = this.setup;
    if (this.closed || !this.setup.there()) return refuseWith('busy');
    const secret = secretIn(authorization);
    if (secret === null || secret.length > LONGEST) return refuseWith('unknown-guest', {}, 'authorization');
    const key = createHash('sha256').update(secret).digest('hex');
    const known = this.known.get(key);
    const guest = known?.guest ?? (await guests.bySecret(secret));
    if (guest === null) return refuseWith('unknown-guest', {}, 'authorization');
    const barred = admin.doorkeeper.bars(guest.id, address);
    if (barred !== null) return barred;
    if (this.closed) return refuseWith('busy');
    const poller =
      this.here.get(guest.id) ?? this.arrived(new Poller(guest, address, { ...this.setup, left: (who) => this.left(who) }));
    this.known.set(key, poller);
    return poller;
  }

  /** Everybody goes: long polls get what there is, and streams end. */
  close(): void {
    this.closed = true;
    this.letGo();
  }

  /** This node has lost the database: everybody does better elsewhere, and comes back by asking. */
  letGo(): void {
    for (const poller of this.here.values()) poller.leave();
  }

  private arrived(poller: Poller): Poller {
    const { connected, admin } = this.setup;
    const { guest, address } = poller;
    this.here.set(guest.id, poller);
    connected.add(poller);
    this.leaving.set(poller, admin.doorkeeper.arrived({ guest: guest.id, address, turnOut: () => poller.leave() }));
    return poller;
  }

  private left(poller: Poller): void {
    this.here.delete(poller.guest.id);
    for (const [key, each] of this.known) if (each === poller) this.known.delete(key);
    this.setup.connected.remove(poller);
    this.leaving.get(poller)?.();
    this.leaving.delete(poller);
  }
}
