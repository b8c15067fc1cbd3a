import { type Flat, foresee, type Game, type Packet, type Seat, same, type Types } from '@tavern/engine';
import type { Frame } from '@tavern/host';

/** Milliseconds. Longer than this, it would be felt where it should be instant. */
const BUDGET = 25;

/** What own answers lead to that nobody has confirmed yet, in the order they were given. */
export class Foresight {
  private foreseen: readonly { readonly seat: Seat; readonly packet: Packet<Types> }[] = [];
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Is it certain what this answer leads to? Then that is what its seat sees from now on. */
  foresee(game: Game<Types>, packet: Packet<Types>, seat: Seat, option: Flat): boolean {
    const started = this.now();
    const next = foresee(game, packet, seat, option, {
      enough: () => this.now() - started > BUDGET,
      seed: Date.now(),
      // The table itself will meet it, and tell of it.
      mistake: (error) => console.warn(error),
    });
    if (next !== null) this.foreseen = [...this.foreseen, { seat, packet: next }];
    return next !== null;
  }

  /** The frame with what was foreseen since. */
  over(viewer: Seat | null, frame: Frame | null): Frame | null {
    const last = this.foreseen.findLast(({ seat }) => seat === viewer);
    return frame === null || last === undefined ? frame : { ...frame, packet: last.packet };
  }

  /** Is what came what was foreseen? Else nothing that was foreseen stands. */
  confirm(seat: Seat, { packet }: Frame): boolean {
    const own = this.foreseen.filter((each) => each.seat === seat);
    const [first] = own;
    if (first === undefined) return false;
    const came = same(first.packet, packet);
    const done = came ? [first] : own;
    this.foreseen = this.foreseen.filter((each) => !done.includes(each));
    return came;
  }

  /** An answer was refused: whatever was built on it does not stand either. */
  forget(seat: Seat): void {
    this.foreseen = this.foreseen.filter((each) => each.seat !== seat);
  }
}
