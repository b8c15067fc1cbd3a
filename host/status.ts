import type { ClockClass, Seat } from '@tavern/engine';

/** What a viewer sees of the table besides the match. Not numbered: it does not follow from the answers. */
export interface Status extends Common, Personal {}

/** The same for everybody. */
export interface Common {
  /** The host's clock, so that `endsAt` means something elsewhere. */
  readonly now: number;
  readonly paused: boolean;
  readonly closed: Closed | null;
  readonly seats: readonly { readonly by: 'person' | 'bot' | 'empty'; readonly here: boolean; readonly lent: boolean }[];
  /** The clocks of those the match waits for. In a window they all end together, even if some have passed. */
  readonly clocks: readonly RunningClock[];
  /** No clock closes windows, and several people play: everybody who is asked in one answers, those with a single option too. */
  readonly allAnswer?: true;
}

interface RunningClock {
  readonly seat: Seat;
  readonly clock: ClockClass;
  readonly endsAt: number;
  /** Somebody has asked for more time. There is no more of it on this clock. */
  readonly extended?: true;
}

export interface Personal {
  /** This viewer has passed in the open window and waits for it to close. */
  readonly passed: boolean;
  /** This viewer's rivals have been away so long that the win may be claimed. */
  readonly mayClaim: boolean;
  /** Whose seats this viewer may have lent to a bot: they have been away for long, and no clock runs. */
  readonly mayLend: readonly Seat[];
  /** From this frame on the clock or a bot has played for this viewer, who has not answered since; null: nobody has. */
  readonly missed: number | null;
}

/** Why a table takes no more answers though the match is not over. */
export type Closed = 'abandoned' | 'not-stored' | 'broken';
