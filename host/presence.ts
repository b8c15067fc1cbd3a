import { type Seat, seat } from '@tavern/engine';
import type { Clock } from './clock.ts';
import type { Holder } from './holder.ts';
import { CLAIM_AFTER, IDLE_AFTER, LEND_AFTER, RETURN_WITHIN } from './pace.ts';
import type { Common } from './status.ts';

interface Chair {
  holder: Holder;
  connections: number;
  /** How long this seat's person has been gone. Time in which nobody was there at all does not count. */
  absence: number;
  fallbacks: number;
  /** The turn of the last fallback. */
  fellBackIn: number | null;
  lent: boolean;
  /** It was lent before the table was interrupted. */
  lentBefore: boolean;
}

/** A chair whose person is back. */
const RETURNED = { absence: 0, fallbacks: 0, lent: false, lentBefore: false };

/** Timers may be early by this much, in milliseconds. */
const TOLERANCE = 1;

/** Knows which people are there. A seat that the clock or the others have lent to a bot is its person's again as soon as they return. */
export class Presence {
  private readonly clock: Clock;
  private readonly chairs: readonly Chair[];
  private readonly changed: () => void;
  /** Absences are counted up to this moment. */
  private counted: number;
  private cancel: () => void = () => {};
  /** The same list as long as nobody comes or goes, so that comparing it costs nothing. */
  private listed: Common['seats'] | null = null;
  private closed = false;

  constructor(clock: Clock, holders: readonly Holder[], changed: () => void, lentBefore: readonly Seat[] = []) {
    this.clock = clock;
    this.changed = changed;
    const nobody = { connections: 0, absence: 0, fallbacks: 0, fellBackIn: null, lent: false };
    this.chairs = holders.map((holder, index) => ({ ...nobody, holder, lentBefore: lentBefore.includes(seat(index)) }));
    this.counted = clock.now();
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

  get seats(): Common['seats'] {
    this.listed ??= this.chairs.map(({ holder, connections, lent }) => ({ by: holder.by, here: connections > 0, lent }));
    return this.listed;
  }

  get people(): number {
    let people = 0;
    for (const { holder } of this.chairs) if (holder.by === 'person') people += 1;
    return people;
  }

  /** A table of people with none of them there. A table of bots alone is never deserted. */
  get deserted(): boolean {
    for (const { holder, connections } of this.chairs) if (holder.by === 'person' && connections > 0) return false;
    return this.people > 0;
  }

  connect(who: Seat): void {
    this.change(who, (chair) => {
      chair.connections += 1;
      return RETURNED;
    });
  }

  disconnect(who: Seat): void {
    this.change(who, (chair) => {
      chair.connections -= 1;
      return {};
    });
  }

  sit(who: Seat, holder: Holder): void {
    this.change(who, () => ({ ...RETURNED, holder, connections: 0 }));
  }

  /** The seat's person did something. If they were not missed, nothing changes. */
  back(who: Seat): void {
    const { connections, absence, fallbacks, lent } = this.chair(who);
    if (connections > 0 && absence === 0 && fallbacks === 0 && !lent) return;
    this.change(who, () => RETURNED);
  }

  /** The clock answered for this seat's person. Once a turn's budget is spent all its questions fall back: that counts once. */
  fellBack(who: Seat, turn: number | null): void {
    const chair = this.chair(who);
    if (turn !== null && chair.fallbacks > 0 && chair.fellBackIn === turn) return;
    chair.fellBackIn = turn;
    chair.fallbacks += 1;
    if (chair.fallbacks >= IDLE_AFTER && chair.holder.by === 'person') this.lend(chair);
  }

  /** The people whose absence lets this seat claim the win: all others, all gone long enough. */
  claimable(who: Seat, conceded: readonly Seat[]): Seat[] | null {
    if (!this.someGone || conceded.includes(who)) return null;
    const others = [...this.chairs.keys()].map(seat).filter((each) => each !== who && !conceded.includes(each));
    const rivals = others.filter((each) => this.chair(each).holder.by === 'person');
    const gone = rivals.every((each) => {
      const chair = this.chair(each);
      return isGone(chair) && reaches(chair.absence + this.uncounted, CLAIM_AFTER);
    });
    return rivals.length > 0 && gone && this.here(who) ? rivals : null;
  }

  /** The seats that a player who is there may have lent: those whose people have been gone for long enough. */
  lendable(by: Seat, conceded: readonly Seat[]): Seat[] {
    if (!this.someGone || conceded.includes(by) || !this.here(by)) return [];
    return [...this.chairs.keys()].map(seat).filter((who) => {
      const chair = this.chair(who);
      return who !== by && !chair.lent && !conceded.includes(who) && isGone(chair) && this.isAway(chair);
    });
  }

  /** A bot plays for this seat's person until they are back. */
  lendOut(who: Seat): void {
    this.lend(this.chair(who));
  }

  close(): void {
    this.closed = true;
    this.cancel();
  }

  private change(who: Seat, work: (chair: Chair) => Partial<Chair>): void {
    this.count();
    const chair = this.chair(who);
    Object.assign(chair, work(chair));
    this.listed = null;
    this.wakeAtNext();
  }

  private lend(chair: Chair): void {
    chair.lent = true;
    chair.lentBefore = false;
    this.listed = null;
  }

  private get someGone(): boolean {
    for (const chair of this.chairs) if (isGone(chair)) return true;
    return false;
  }

  private isAway(chair: Chair): boolean {
    return reaches(chair.absence + this.uncounted, LEND_AFTER);
  }

  private get uncounted(): number {
    return this.deserted ? 0 : this.clock.now() - this.counted;
  }

  private count(): void {
    const passed = this.uncounted;
    this.counted = this.clock.now();
    for (const chair of this.chairs) {
      if (isGone(chair)) chair.absence += passed;
    }
  }

  /** Wakes up at the next moment at which an absence counts: an interrupted bot plays on, the seat may be lent, or rivals may claim. */
  private wakeAtNext(): void {
    this.cancel();
    if (this.closed || this.deserted) return;
    const waits = this.chairs.filter(isGone).flatMap(({ absence, lentBefore }) => {
      const next = [...(lentBefore ? [RETURN_WITHIN] : []), LEND_AFTER, CLAIM_AFTER].find((limit) => !reaches(absence, limit));
      return next === undefined ? [] : [next - absence];
    });
    if (waits.length === 0) return;
    this.cancel = this.clock.after(Math.min(...waits), () => {
      this.count();
      for (const chair of this.chairs)
        if (isGone(chair) && chair.lentBefore && reaches(chair.absence, RETURN_WITHIN)) this.lend(chair);
      this.wakeAtNext();
      this.changed();
    });
  }

  private chair(who: Seat): Chair {
    const chair = this.chairs[who];
    if (chair === undefined) throw new Error(`there is no seat ${who}`);
    return chair;
  }
}

const isGone = ({ holder, connections }: Chair): boolean => holder.by === 'person' && connections === 0;
const reaches = (absence: number, limit: number): boolean => absence > limit - TOLERANCE;
