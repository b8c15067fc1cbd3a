import type { Ask, Option, Step, Types } from './game.ts';
import { copy } from './json.ts';
import type { Seat } from './seat.ts';

/** A question in the flow. `left` counts the answers still missing; NOT_OPEN until its turn comes. */
export interface Asking<T extends Types> {
  readonly ask: Ask<T>;
  /** Handed out as it is, so it is replaced, never changed. */
  seats: readonly Seat[];
  /** Per seat, which of that seat's questions this is; 0 until it opens. */
  readonly ids: number[];
  /** Per seat, the answer, or null if it is still missing. `true` where only the fact is kept: nothing later needs the option. */
  readonly answers: (Option<T> | typeof GIVEN | true | null)[];
  left: number;
}

export const NOT_OPEN = -1;

export type Waiting<T extends Types> = Step<T> | Asking<T>;

/** Answered before it was asked, in state: nobody else may notice, so to others this seat is still choosing. */
export const GIVEN = 'given';

export const isAsking = <T extends Types>(waiting: Waiting<T>): waiting is Asking<T> => 'ask' in waiting;

/**
 * What a match has yet to do, as one JSON stack with the next thing at its end. A step's requests are collected while it runs and
 * then laid on top in the order made: plain front insertion would silently reverse helpers that compose.
 */
export class Flow<T extends Types> {
  readonly todo: Waiting<T>[];
  readonly laterSteps: Step<T>[];
  /** How many at the end were requested by what runs now, in the order made. */
  private fresh = 0;

  constructor(todo: Waiting<T>[], laterSteps: Step<T>[]) {
    this.todo = todo;
    this.laterSteps = laterSteps;
  }

  get top(): Waiting<T> | undefined {
    return this.todo[this.todo.length - 1];
  }

  /** Nothing else waits: the first of what was put off. */
  takeLater(): void {
    const step = this.laterSteps.shift();
    if (step === undefined) throw new Error('nothing is left to do, and the match is not over');
    this.todo.push(step);
  }

  request(waiting: Waiting<T>): void {
    this.todo.push(waiting);
    this.fresh += 1;
  }

  layRequests(): void {
    const { todo, fresh } = this;
    this.fresh = 0;
    for (let low = todo.length - fresh, high = todo.length - 1; low < high; low++, high--) {
      const first = todo[low] as Waiting<T>;
      todo[low] = todo[high] as Waiting<T>;
      todo[high] = first;
    }
  }

  nearest(name: string): number {
    for (let i = this.todo.length - this.fresh - 1; i >= 0; i--) {
      const waiting = this.todo[i] as Waiting<T>;
      if (!isAsking(waiting) && waiting.do === name) return i;
    }
    return -1;
  }

  skipTo(name: string): void {
    const at = this.nearest(name);
    if (at < 0) throw new Error(`skipTo('${name}'): no such step is pending`);
    this.todo.splice(at + 1, this.todo.length - this.fresh - at - 1);
  }

  /** A seat that gave up leaves every question, open or still to come. */
  drop(seat: Seat): void {
    for (const waiting of this.todo) {
      if (!isAsking(waiting)) continue;
      const index = waiting.seats.indexOf(seat);
      if (index < 0) continue;
      if (waiting.left > 0 && waiting.answers[index] === null) waiting.left -= 1;
      waiting.seats = waiting.seats.filter((each) => each !== seat);
      waiting.ids.splice(index, 1);
      waiting.answers.splice(index, 1);
    }
  }

  copy(): Flow<T> {
    return new Flow(copy(this.todo), copy(this.laterSteps));
  }
}
