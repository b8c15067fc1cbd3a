import type { Ask, Step, Types } from './game.ts';
import type { Rng } from './rng/rng.ts';
import type { Seat } from './seat.ts';

/** What steps, questions and cards see. Requests run in the order made, after this step, before whatever waits. */
export interface Play<T extends Types> {
  readonly state: T['state'];
  /** This answer's stream. */
  readonly rng: Rng;
  /** A named stream: the same draws for the same name, whatever happened before. Name each throw (`r3.t2.player`). */
  dice(name: string): Rng;
  next(step: Step<T>, ...more: Step<T>[]): void;
  /**
   * Opens when its turn comes; nobody to ask = skipped. `given` (only of a sealed question) are those among `seats` whose answer is in state already:
   * they are not asked, `done` gets null for them, and to the others they seem to be choosing.
   */
  ask(seats: Seat | readonly Seat[], question: Ask<T>, given?: readonly Seat[]): void;
  /** First in, first out, when nothing else waits. */
  later(step: Step<T>): void;
  /** Nothing is put off any more. A step that must come after all that others put off puts itself off until then. */
  readonly idle: boolean;
  /** Drop what waits before the nearest pending step of that name; throws if there is none. What this step requests itself stays. */
  skipTo(step: Step<T>['do']): void;
  /** Would `skipTo` find it? */
  pending(step: Step<T>['do']): boolean;
  /** Close the question being answered. */
  withdraw(): void;
  /**
   * `to` see the event whole, the others its mask; decided now, not later. Without `to`, everybody sees it. An event is told as it
   * was: give it copies of lists that live in state (the test kit and the fuzzer refuse shared ones). Emit after the change: viewers
   * are shown the view of this very moment. A handler makes its last change before its last event (the fuzzer checks it).
   */
  emit(event: T['event'], to?: readonly Seat[]): void;
}

/** An event and who sees it whole; null = everybody. */
export interface Told<E> {
  readonly event: E;
  readonly to: readonly Seat[] | null;
  /** The state right after the event, where somebody watches. For the host only; nobody changes it any more. */
  readonly after?: object;
}
