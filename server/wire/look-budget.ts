import { Buckets } from './bucket.ts';

/** A family shares an address: it may look back this many times as much as one guest. */
const GUESTS_AT_ONE_ADDRESS = 5;

interface Looking {
  readonly guest: { readonly id: string };
  readonly address: string;
}

/**
 * What looking back may cost, in frames that have to be made for it: of one guest, over all connections, and of one address, over all guests. A
 * look costs as much as hundreds of answers, or next to nothing, and which of them is known only afterwards. So the most is paid first, and what
 * is left comes back.
 */
export class LookBudget {
  private readonly guests: Buckets;
  private readonly addresses: Buckets;
  private readonly now: () => number;

  constructor(perMinute: number, now: () => number) {
    this.guests = new Buckets(perMinute);
    this.addresses = new Buckets(perMinute * GUESTS_AT_ONE_ADDRESS);
    this.now = now;
  }

  /** false: there is not that much left. */
  take({ guest, address }: Looking, cost: number): boolean {
    const now = this.now();
    if (!this.addresses.has(address, now, cost) || !this.guests.take(guest.id, now, cost)) return false;
    this.addresses.owe(address, now, cost);
    return true;
  }

  /** Less than nothing is given back. */
  owe({ guest, address }: Looking, cost: number): void {
    const now = this.now();
    this.guests.owe(guest.id, now, cost);
    this.addresses.owe(address, now, cost);
  }
}
