import type { Seat } from '@tavern/engine';
import type { Frame, Status } from '@tavern/host';
import { fromPast, type PastFrames } from '@tavern/wire';
import type { AnswerRow, MatchRow, MatchStore } from '../store/store.ts';
import { seatOf } from './rebuild.ts';

/** A match that is over: people may look at its end, and back, for ever. */
export class FinishedMatch {
  readonly row: MatchRow;
  private readonly matches: MatchStore;

  constructor(row: MatchRow, matches: MatchStore) {
    this.row = row;
    this.matches = matches;
  }

  seatOf(guest: string): Seat | null {
    return seatOf(this.row, guest);
  }

  /** What this guest answered under this id. */
  async answered(guest: string, id: string): Promise<AnswerRow | null> {
    const seat = this.seatOf(guest);
    const log = seat === null ? [] : await this.matches.answers(this.row.id);
    return log.find((row) => row.seat === seat && row.clientId === id) ?? null;
  }

  /** A player who comes back after the end is still told what was played for them. No table is in memory, so nobody knows who else is there. */
  async status(viewer: Seat, now: number): Promise<Status> {
    const mine = (await this.matches.answers(this.row.id)).filter(({ seat }) => seat === viewer);
    const missed = mine[mine.findLastIndex(({ by }) => by === undefined) + 1]?.frame ?? null;
    return { now, paused: false, closed: null, seats: [], clocks: [], passed: false, mayClaim: false, mayLend: [], missed };
  }

  /** All that this viewer saw; none: nothing was kept. */
  async frames(viewer: Seat | null): Promise<Frame[]> {
    const stored = (await this.matches.frames(this.row.id, viewer)) as unknown as PastFrames | null;
    return stored === null ? [] : fromPast(stored);
  }
}
