import { type Seat, seat } from '@tavern/engine';
import type { Clock } from './clock.ts';
import type { Holder } from './holder.ts';
import { AWAY_AFTER, CLAIM_AFTER, IDLE_AFTER } from './pace.ts';

interface Chair {
  holder: Holder;
  connections: number;
  /** When the last connection closed; null while connected. */
  goneSince: number | null;
  fallbacks: number;
  lent: boolean;
  cancelAway: () => void;
}

const nothing = (): void => {};

/** Who is there. A person's seat is lent to a bot while they are away, and theirs again as soon as they return. */
export class Presence {
  private readonly clock: Clock;
  private readonly chairs: Chair[];
  private readonly changed: () => void;

  constructor(clock: Clock, holders: readonly Holder[], changed: () => void) {
    this.clock = clock;
    this.changed = changed;
    this.chairs = holders.map((holder) => ({
      holder,
      connections: 0,
      goneSince: null,
      fallbacks: 0,
      lent: false,
      cancelAway: nothing,
    }));
    for (const index of this.chairs.keys()) this.watch(seat(index));
  }

  holder(who: Seat): Holder {
    return this.chair(who).holder;
  }

  here(who: Seat): boolean {
    return this.chair(who).connections > 0;
  }

  lent(who: Seat): boolean {
    return this.chair(who).lent;
  }

  /** Is it this seat's person who answers now? */
  played(who: Seat): 'person' | 'bot' {
    const { holder, lent } = this.chair(who);
    return holder.by === 'person' && !lent ? 'person' : 'bot';
  }

  get people(): number {
    return this.chairs.filter(({ holder }) => holder.by === 'person').length;
  }

  /** A table of people with none of them there. A table of bots alone is never deserted. */
  get deserted(): boolean {
    return this.people > 0 && !this.chairs.some(({ holder, connections }) => holder.by === 'person' && connections > 0);
  }

  connect(who: Seat): void {
    const chair = this.chair(who);
    chair.connections += 1;
    chair.cancelAway();
    chair.goneSince = null;
    this.back(who);
  }

  disconnect(who: Seat): void {
    const chair = this.chair(who);
    chair.connections -= 1;
    if (chair.connections === 0) this.watch(who);
  }

  sit(who: Seat, holder: Holder): void {
    const chair = this.chair(who);
    Object.assign(chair, { holder, fallbacks: 0, lent: false });
    chair.cancelAway();
    if (chair.connections === 0) this.watch(who);
  }

  /** The seat's person did something. */
  back(who: Seat): void {
    Object.assign(this.chair(who), { fallbacks: 0, lent: false });
  }

  /** The clock answered for this seat's person. */
  fellBack(who: Seat): void {
    const chair = this.chair(who);
    chair.fallbacks += 1;
    if (chair.fallbacks >= IDLE_AFTER && chair.holder.by === 'person') chair.lent = true;
  }

  /** The people whose absence lets this seat claim the win: all others, all gone long enough. */
  claimable(who: Seat, conceded: readonly Seat[]): Seat[] | null {
    const others = [...this.chairs.keys()].map(seat).filter((each) => each !== who && !conceded.includes(each));
    const rivals = others.filter((each) => this.chair(each).holder.by === 'person');
    const gone = rivals.every((each) => {
      const { goneSince } = this.chair(each);
      return goneSince !== null && this.clock.now() - goneSince >= CLAIM_AFTER;
    });
    return rivals.length > 0 && gone && this.here(who) ? rivals : null;
  }

  close(): void {
    for (const chair of this.chairs) chair.cancelAway();
  }

  /** Counts how long a person is gone: first they are away, then their rivals may claim. */
  private watch(who: Seat): void {
    const chair = this.chair(who);
    if (chair.holder.by !== 'person') return;
    chair.goneSince = this.clock.now();
    chair.cancelAway = this.clock.after(AWAY_AFTER, () => {
      chair.lent = true;
      chair.cancelAway = this.clock.after(CLAIM_AFTER - AWAY_AFTER, this.changed);
      this.changed();
    });
  }

  private chair(who: Seat): Chair {
    const chair = this.chairs[who];
    if (chair === undefined) throw new Error(`there is no seat ${who}`);
    return chair;
  }
}
