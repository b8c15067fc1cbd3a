import type { ClockClass, Seat } from '@tavern/engine';
import type { Clock } from './clock.ts';
import { moreOf, type Times } from './pace.ts';
import type { Common } from './status.ts';

/** A seat that must answer, and which of the room's clocks that question is on. */
export interface Timed {
  readonly seat: Seat;
  readonly id: number;
  readonly clock: ClockClass;
  /** The seat had answered before being asked: others see a clock as if it ran, no time is spent, and nothing follows when it ends. */
  readonly seeming?: true;
}

interface RunningClock extends Timed {
  readonly budget: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Timers may be early by this much, in milliseconds. */
const TOLERANCE = 1;

const FORGET_OVER = 500;

/**
 * How long each asked seat still has. A turn has one budget for all its questions, an exchange one for all its moves; anything
 * else has its own time per question. Stopped clocks keep what is left. A deadline, once set, stays while its question is open:
 * others see it, and if it moved, or were computed anew with another last digit, it would tell that somebody did something.
 * It moves in one case: somebody asked for more time, which every seat may do at any clock, whatever it holds.
 */
export class SeatClocks {
  private readonly clock: Clock;
  private readonly times: Times;
  private readonly expired: (timed: Timed) => void;
  private readonly budgets = new Map<string, number>();
  /** What each seat has left of the exchange that goes on, for all its questions. */
  private readonly exchange = new Map<Seat, number>();
  /** The turns, windows and other questions that have had more time. */
  private readonly extended = new Set<string>();
  private running: readonly RunningClock[] = [];
  private turn: number | null = null;
  /** One timer for all clocks, set for the first that ends, or earlier: most clocks stop long before, and a timer for each costs more than they do. */
  private alarm: { readonly at: number; readonly cancel: () => void } | null = null;

  constructor(clock: Clock, times: Times, expired: (timed: Timed) => void) {
    this.clock = clock;
    this.times = times;
    this.expired = expired;
  }

  /** Runs the clocks of these seats and no others. `turn` is the game's turn number, if it counts turns; `wait` delays turn clocks. */
  run(asked: readonly Timed[], turn: number | null, wait: number): void {
    if (this.running.length > 0) this.keep((running) => asked.some((timed) => this.goesOn(timed, running, turn)));
    if (turn !== this.turn) this.refill(turn);
    if ((this.exchange.size > 0 || this.extended.size > 0) && !asked.some(({ clock }) => clock === 'exchange'))
      this.endExchange();
    const before = this.running;
    const running: RunningClock[] = [];
    for (const timed of asked) {
      const started = before.find((each) => this.goesOn(timed, each, turn)) ?? this.start(timed, wait);
      if (started !== null) running.push(forQuestion(started, timed));
    }
    this.running = running;
    // Also for one that has ended: it may have run out while the table could not react.
    if (running.length > 0) this.wakeAt(Math.min(...running.map(({ endsAt }) => endsAt)));
  }

  /** Is there a clock that has not had more time? */
  get extendable(): boolean {
    return this.running.some((running) => !this.extended.has(turnOrQuestion(running)));
  }

  /** More time for everybody whose clock runs: once a turn, a window, an exchange or another question. */
  extend(): void {
    this.running = this.running.map((running) => {
      const time = this.times[running.clock];
      const name = turnOrQuestion(running);
      if (time === null || this.extended.has(name)) return running;
      this.extended.add(name);
      forgetOldest(this.extended);
      return { ...running, endsAt: running.endsAt + moreOf(time) };
    });
  }

  /**
   * Is this the question on that clock, or another of the same turn? A turn's clock is never stopped and set again between two of its
   * questions: the deadline would move with every answer, also with those that others must not notice.
   */
  goesOn(timed: Timed, running: Timed, turn: number | null): boolean {
    if (timed.seat !== running.seat || timed.seeming !== running.seeming) return false;
    return timed.id === running.id || (turn !== null && turn === this.turn && timed.clock === 'turn' && running.clock === 'turn');
  }

  /** Stops all clocks but these. */
  keep(wanted: (timed: Timed) => boolean): void {
    if (this.running.length === 0) return;
    const now = this.clock.now();
    this.running = this.running.filter((running) => {
      if (wanted(running)) return true;
      const { seat, clock, budget, startsAt, endsAt, seeming } = running;
      if (seeming) return false;
      const left = Math.max(0, endsAt - Math.max(now, startsAt));
      this.remember(budget, left);
      if (clock === 'exchange') this.exchange.set(seat, left);
      return false;
    });
  }

  stop(): void {
    this.keep(() => false);
    this.alarm?.cancel();
    this.alarm = null;
  }

  /** When each running clock ends. */
  deadlines(): Common['clocks'] {
    return this.running.map((running) => {
      const { seat, clock, endsAt } = running;
      return this.extended.has(turnOrQuestion(running)) ? { seat, clock, endsAt, extended: true } : { seat, clock, endsAt };
    });
  }

  private wakeAt(at: number): void {
    if (this.alarm !== null && this.alarm.at <= at) return;
    this.alarm?.cancel();
    this.alarm = { at, cancel: this.clock.after(at - this.clock.now(), () => this.ring()) };
  }

  /** Those that have ended; for the others it rings again. One that ends may stop others. */
  private ring(): void {
    this.alarm = null;
    const due = this.clock.now() + TOLERANCE;
    const later = this.running.filter(({ endsAt }) => endsAt >= due);
    if (later.length > 0) this.wakeAt(Math.min(...later.map(({ endsAt }) => endsAt)));
    for (const running of this.running)
      if (running.endsAt < due && !running.seeming && this.running.includes(running)) this.expired(running);
  }

  private endExchange(): void {
    this.exchange.clear();
    for (const name of this.extended) if (name.startsWith('exchange:')) this.extended.delete(name);
  }

  private start(timed: Timed, wait: number): RunningClock | null {
    const { seat, id, clock } = timed;
    const budget = clock === 'turn' && this.turn !== null ? `turn:${seat}` : `${clock}:${seat}:${id}`;
    const shared = clock === 'exchange' ? this.exchange.get(seat) : undefined;
    const left = this.budgets.get(budget) ?? shared ?? this.times[clock];
    if (left === null) return null;
    const startsAt = this.clock.now() + (clock === 'turn' ? wait : 0);
    return { ...timed, budget, startsAt, endsAt: startsAt + left };
  }

  private refill(turn: number | null): void {
    this.keep(({ clock }) => clock !== 'turn');
    this.turn = turn;
    for (const budget of this.budgets.keys()) if (budget.startsWith('turn:')) this.budgets.delete(budget);
    for (const name of this.extended) if (name.startsWith('turn:')) this.extended.delete(name);
  }

  /** Questions that were answered are never asked for again; only the oldest can be among them. */
  private remember(budget: string, left: number): void {
    this.budgets.delete(budget);
    this.budgets.set(budget, left);
    forgetOldest(this.budgets);
  }
}

/** The same clock on another question of the turn. */
const forQuestion = (running: RunningClock, timed: Timed): RunningClock =>
  running.id === timed.id && running.clock === timed.clock ? running : { ...running, id: timed.id, clock: timed.clock };

/** What gets more time once: an exchange as a whole, or what has a budget of its own. */
const turnOrQuestion = ({ clock, seat, budget }: RunningClock): string => (clock === 'exchange' ? `exchange:${seat}` : budget);

function forgetOldest(kept: { readonly size: number; keys(): Iterable<string>; delete(name: string): boolean }): void {
  if (kept.size <= FORGET_OVER) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}
