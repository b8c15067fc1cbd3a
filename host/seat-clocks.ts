import type { ClockClass, Seat } from '@tavern/engine';
import type { Clock } from './clock.ts';
import type { Times } from './pace.ts';

/** A seat that must answer, and which of the room's clocks that question is on. */
export interface Timed {
  readonly seat: Seat;
  readonly id: number;
  readonly clock: ClockClass;
}

interface Running extends Timed {
  readonly budget: string;
  readonly since: number;
  readonly left: number;
  readonly cancel: () => void;
}

const FORGET_OVER = 500;

/**
 * How long each asked seat still has. A turn has one budget for all its questions, an exchange one for all its moves; anything
 * else has its own time per question. Stopped clocks keep what is left.
 */
export class SeatClocks {
  private readonly clock: Clock;
  private readonly times: Times;
  private readonly expired: (timed: Timed) => void;
  private readonly budgets = new Map<string, number>();
  private running: Running[] = [];
  private turn: number | null = null;

  constructor(clock: Clock, times: Times, expired: (timed: Timed) => void) {
    this.clock = clock;
    this.times = times;
    this.expired = expired;
  }

  /** Runs the clocks of these seats and no others. `turn` is the game's turn number, if it counts turns; `wait` delays turn clocks. */
  run(asked: readonly Timed[], turn: number | null, wait: number): void {
    this.stop();
    if (turn !== this.turn) this.refill(turn);
    for (const timed of asked) {
      const budget = this.budgetOf(timed);
      const left = this.budgets.get(budget) ?? this.times[timed.clock];
      if (left === null) continue;
      const delay = timed.clock === 'turn' ? wait : 0;
      const cancel = this.clock.after(left + delay, () => this.expired(timed));
      this.running.push({ ...timed, budget, left, since: this.clock.now() + delay, cancel });
    }
  }

  stop(): void {
    const now = this.clock.now();
    for (const { budget, left, since, cancel } of this.running) {
      cancel();
      this.budgets.set(budget, Math.max(0, left - Math.max(0, now - since)));
    }
    this.running = [];
  }

  /** When each running clock ends. */
  deadlines(): { readonly seat: Seat; readonly clock: ClockClass; readonly endsAt: number }[] {
    return this.running.map(({ seat, clock, since, left }) => ({ seat, clock, endsAt: since + left }));
  }

  private refill(turn: number | null): void {
    this.turn = turn;
    for (const budget of this.budgets.keys())
      if (budget.startsWith('turn:') || this.budgets.size > FORGET_OVER) this.budgets.delete(budget);
  }

  private budgetOf({ seat, id, clock }: Timed): string {
    if (clock === 'exchange') return `exchange:${seat}`;
    this.budgets.delete(`exchange:${seat}`);
    return clock === 'turn' && this.turn !== null ? `turn:${seat}` : `${clock}:${seat}:${id}`;
  }
}
