import type { Match, Seat, Types } from '@tavern/engine';
import type { Marks } from './marks.ts';
import type { Presence } from './presence.ts';
import type { SeatClocks } from './seat-clocks.ts';
import type { Common, Personal, Status } from './status.ts';
import type { Passes } from './window.ts';

const NOBODY: readonly Seat[] = [];

interface StandingParts {
  readonly match: Match<Types>;
  readonly presence: Presence;
  readonly clocks: SeatClocks;
  readonly passes: Passes;
  readonly marks: Marks;
  /** Turns are on a clock. */
  readonly hurried: boolean;
  /** Windows wait for everybody who is asked. */
  readonly allAnswer: () => boolean;
}

/** The status of a table, beside the match: put together from presence, clocks, passes and marks. */
export class Standing {
  private readonly match: Match<Types>;
  private readonly presence: Presence;
  private readonly clocks: SeatClocks;
  private readonly passes: Passes;
  private readonly marks: Marks;
  private readonly hurried: boolean;
  private readonly allAnswer: () => boolean;

  constructor(parts: StandingParts) {
    this.match = parts.match;
    this.presence = parts.presence;
    this.clocks = parts.clocks;
    this.passes = parts.passes;
    this.marks = parts.marks;
    this.hurried = parts.hurried;
    this.allAnswer = parts.allAnswer;
  }

  common(table: Pick<Common, 'now' | 'paused' | 'closed'>): Common {
    const { now, paused, closed } = table;
    const common = { now, paused, closed, seats: this.presence.seats, clocks: this.deadlines() };
    return this.allAnswer() ? { ...common, allAnswer: true } : common;
  }

  /** Nobody has passed, and nobody may claim or lend, at a table that has stopped. */
  personal(viewer: Seat | null, stopped: boolean): Personal {
    const { presence, match, passes, marks, hurried } = this;
    const missed = viewer === null ? null : marks.missed(viewer);
    if (viewer === null || stopped) return { passed: false, mayClaim: false, mayLend: NOBODY, missed };
    const open = passes.none ? null : match.question(viewer);
    return {
      passed: open !== null && passes.has(viewer, open.id),
      mayClaim: match.over === null && presence.claimable(viewer, match.gone) !== null,
      mayLend: hurried || match.over !== null ? NOBODY : presence.lendable(viewer, match.gone),
      missed,
    };
  }

  /** In a window everybody asked is on the clock until it closes, whether they have answered or not. */
  private deadlines(): Status['clocks'] {
    const deadlines = this.clocks.deadlines();
    const [first] = deadlines;
    if (first === undefined || this.match.question(first.seat)?.window !== true) return deadlines;
    return this.match.packet(null).waiting.map(({ seat }) => ({ ...first, seat }));
  }
}
