import type { Seat } from '@tavern/engine';
import { entryOf as gameOf } from '@tavern/games';
import { type Frame, relive, type Status } from '@tavern/host';
import { fromPast, type PastFrames } from '@tavern/wire';
import { DamagedRow } from '../store/damage.ts';
import type { AnswerRow, MatchRow, MatchStore } from '../store/store.ts';
import { packOf } from './pack.ts';
import { entryOf, matchOfRow, peopleOf, sameRules, seatOf } from './rebuild.ts';

export interface FinishedSetup {
  readonly matches: Pick<MatchStore, 'frames'>;
  /** Frames that are damaged are made again, and somebody should know. */
  damaged(error: DamagedRow): void;
}

/** A match that is over: people may look at its end, and back, for ever. */
export class FinishedMatch {
  readonly row: MatchRow;
  readonly log: readonly AnswerRow[];
  private readonly setup: FinishedSetup;

  /** `log`: checked, and whole. */
  constructor(row: MatchRow, log: readonly AnswerRow[], setup: FinishedSetup) {
    this.row = row;
    this.log = log;
    this.setup = setup;
  }

  seatOf(guest: string): Seat | null {
    return seatOf(this.row, guest);
  }

  /** What this guest answered under this id. */
  answered(guest: string, id: string): AnswerRow | null {
    const seat = this.seatOf(guest);
    return this.log.find((row) => row.seat === seat && row.clientId === id) ?? null;
  }

  /** A player who comes back after the end is still told what was played for them. No table is in memory, so nobody knows who else is there. */
  status(viewer: Seat, now: number): Status {
    const mine = this.log.filter(({ seat }) => seat === viewer);
    const missed = mine[mine.findLastIndex(({ by }) => by === undefined) + 1]?.frame ?? null;
    return { now, paused: false, closed: null, seats: [], clocks: [], passed: false, mayClaim: false, mayLend: [], missed };
  }

  /** All that this viewer saw; none: nothing was kept, and the rules are not what they were. */
  async frames(viewer: Seat | null): Promise<readonly Frame[]> {
    return (await this.stored(viewer)) ?? (await this.relived(viewer));
  }

  /** null: they were not stored, have been dropped, or are damaged. */
  private async stored(viewer: Seat | null): Promise<readonly Frame[] | null> {
    try {
      const past = (await this.setup.matches.frames(this.row.id, viewer)) as unknown as PastFrames | null;
      return past === null ? null : fromPast(past);
    } catch (error) {
      if (!(error instanceof DamagedRow)) throw error;
      this.setup.damaged(error);
      return null;
    }
  }

  /** The answers say it all, as long as the rules are the same. */
  private async relived(viewer: Seat | null): Promise<readonly Frame[]> {
    const { row, log } = this;
    const pack = gameOf(row.game) === undefined ? null : await packOf(row.game);
    if (pack === null || !sameRules(pack, row)) return [];
    return relive(matchOfRow(pack, row), log.map(entryOf), { viewers: [viewer], people: peopleOf(row) })(viewer);
  }
}
