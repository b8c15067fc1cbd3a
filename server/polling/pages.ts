import type { Refusal, Seat } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import { HISTORY_LIMIT } from '@tavern/wire';
import type { FinishedMatch } from '../play/finished-match.ts';
import type { LiveMatch } from '../play/live-match.ts';
import type { LookBack } from '../play/look-back.ts';
import { refuseWith } from '../refusal.ts';
import type { LookBudget } from '../wire/look-budget.ts';
import type { Poller } from './poller.ts';

/** At most HISTORY_LIMIT frames; `newest`: the number of the last there is. */
export interface Page {
  readonly frames: readonly Frame[];
  readonly newest: number;
}

/** What somebody has not seen yet, a page at a time. What is long past is paid for as everybody pays who looks back. */
export class Pages {
  private readonly lookBack: LookBack;
  private readonly budget: LookBudget;

  constructor(lookBack: LookBack, budget: LookBudget) {
    this.lookBack = lookBack;
    this.budget = budget;
  }

  /** All after frame `since`. `newest`: the last that is known; null: nobody looks at it, so it has to be made. */
  async after(
    poller: Poller,
    match: LiveMatch | FinishedMatch,
    { seat, since, newest }: { readonly seat: Seat | null; readonly since: number; readonly newest: number | null },
  ): Promise<Page | Refusal> {
    const far = newest === null || newest - since > HISTORY_LIMIT;
    if (far && !this.budget.take(poller, HISTORY_LIMIT)) return refuseWith('too-fast');
    const past = await this.lookBack.past(match, seat, Math.max(0, since + 1));
    if (far) this.budget.owe(poller, past.cost + past.frames.length - HISTORY_LIMIT);
    if (past.frames.length === 0) return refuseWith('no-frames');
    return { frames: past.frames.filter(({ n }) => n > since), newest: past.newest };
  }

  /** The newest frame of a match that is over. */
  async last(poller: Poller, match: FinishedMatch, seat: Seat | null): Promise<Frame | Refusal> {
    if (!this.budget.take(poller, 1)) return refuseWith('too-fast');
    const { frame, cost } = await this.lookBack.last(match, seat);
    this.budget.owe(poller, cost - 1);
    return frame ?? refuseWith('no-frames');
  }
}
