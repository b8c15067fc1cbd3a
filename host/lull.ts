import type { RngSource } from '@tavern/engine';
import type { Clock } from './clock.ts';
import type { OpenQuestions } from './window.ts';

/** How long a window without a clock is open at least, and how long after the last answer it closes: milliseconds, from and to. */
const LEAST_OPEN = [3_000, 5_000] as const;
const AFTER_ALL = [500, 1_500] as const;
/** Timers may be early by this much, in milliseconds. */
const TOLERANCE = 1;

interface Open {
  readonly keys: ReadonlySet<string>;
  readonly since: number;
  readonly least: number;
  readonly more: number;
  /** When all had answered. */
  all: number | null;
}

/**
 * Where no clock closes a window, it closes when all have answered, but not at that very moment: at once would tell that nobody had
 * anything to decide. How long it takes is drawn when the window opens, before anybody could have answered.
 */
export class Lull {
  private readonly clock: Clock;
  private readonly luck: RngSource;
  private readonly over: () => void;
  private open: Open | null = null;
  private count = 0;
  private cancel: () => void = () => {};

  constructor(clock: Clock, luck: RngSource, over: () => void) {
    this.clock = clock;
    this.luck = luck;
    this.over = over;
  }

  /** A look at the table: is the window that is open to be closed now? If it is to be later, `over` is called then. */
  closes(asked: OpenQuestions, answered: boolean): boolean {
    this.cancel();
    const open = this.windowOf(asked);
    if (open === null) return false;
    const now = this.clock.now();
    open.all = answered ? (open.all ?? now) : null;
    if (open.all === null) return false;
    const wait = Math.max(open.since + open.least, open.all + open.more) - now;
    if (wait < TOLERANCE) return true;
    this.cancel = this.clock.after(wait, this.over);
    return false;
  }

  stop(): void {
    this.cancel();
    this.open = null;
  }

  /** It is the same window as long as one of the seats asked still is: a seat that has answered leaves it open for the others. */
  private windowOf(asked: OpenQuestions): Open | null {
    const keys = asked.flatMap(({ seat, question }) => (question.window ? [`${seat}:${question.id}`] : []));
    const { open } = this;
    if (keys.length === 0) this.open = null;
    else if (open === null || !keys.some((key) => open.keys.has(key))) this.open = this.begin(new Set(keys));
    return this.open;
  }

  private begin(keys: ReadonlySet<string>): Open {
    this.count += 1;
    const rng = this.luck.stream(`window:${this.count}`);
    const between = ([from, to]: readonly [number, number]): number => from + rng.int(to - from);
    return { keys, since: this.clock.now(), least: between(LEAST_OPEN), more: between(AFTER_ALL), all: null };
  }
}
