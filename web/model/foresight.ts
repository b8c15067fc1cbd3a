import { type Flat, foresee, type Game, type Packet, type Seat, same, type Types } from '@tavern/engine';
import type { Frame } from '@tavern/host';

/** Milliseconds. A longer calculation would be noticed where the answer should appear at once. */
const BUDGET = 25;

/** The results of the viewer's own answers that are not confirmed yet, in the order they were given. */
export class Foresight {
  private foreseen: readonly { readonly seat: Seat; readonly packet: Packet<Types> }[] = [];
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Whether the result of this answer is certain. If so, its seat sees the result from now on. */
  foresee(game: Game<Types>, packet: Packet<Types>, seat: Seat, option: Flat): boolean {
    const started = this.now();
    const next = foresee(game, packet, seat, option, {
      enough: () => this.now() - started > BUDGET,
      seed: Date.now(),
      // The table itself will meet the same error, and report it.
      mistake: (error) => console.warn(error),
    });
    if (next !== null) this.foreseen = [...this.foreseen, { seat, packet: next }];
    return next !== null;
  }

  /** The frame with all foreseen results. */
  over(viewer: Seat | null, frame: Frame | null): Frame | null {
    const last = this.foreseen.findLast(({ seat }) => seat === viewer);
    return frame === null || last === undefined ? frame : { ...frame, packet: last.packet };
  }

  /** Whether the new frame is the foreseen one. If not, everything foreseen is dropped. */
  confirm(seat: Seat, { packet }: Frame): boolean {
    const own = this.foreseen.filter((each) => each.seat === seat);
    const [first] = own;
    if (first === undefined) return false;
    const came = same(first.packet, packet);
    const done = came ? [first] : own;
    this.foreseen = this.foreseen.filter((each) => !done.includes(each));
    return came;
  }

  /** An answer was refused: every result that followed from it is dropped too. */
  forget(seat: Seat): void {
    this.foreseen = this.foreseen.filter((each) => each.seat !== seat);
  }
}
