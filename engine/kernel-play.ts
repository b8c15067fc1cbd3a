import { type Asking, type Flow, GIVEN, NOT_OPEN } from './flow.ts';
import type { Ask, Step, Types } from './game.ts';
import { renew } from './json.ts';
import type { Position } from './kernel.ts';
import type { Play, Told } from './play.ts';
import type { Rng, RngSource } from './rng/rng.ts';
import type { Seat } from './seat.ts';

const NONE: readonly never[] = Object.freeze([]);

/** What the kernel hands to rules code while it runs. */
export class KernelPlay<T extends Types> implements Play<T> {
  readonly state: T['state'];
  answering: Asking<T> | null = null;
  private readonly position: Position<T>;
  private readonly flow: Flow<T>;
  private readonly gone: readonly Seat[];
  private readonly source: RngSource;
  private stream: Rng | null = null;
  private events: readonly Told<T['event']>[] = NONE;
  /** Somebody watches, so every event brings the state right after it. */
  watched = false;
  private last: T['state'] | undefined;

  constructor(position: Position<T>, source: RngSource) {
    this.state = position.state;
    this.position = position;
    this.flow = position.flow;
    this.gone = position.gone;
    this.source = source;
  }

  /** Answer n draws from stream n, made when first needed. */
  get rng(): Rng {
    this.stream ??= this.source.stream(this.position.seq);
    return this.stream;
  }

  dice(name: string): Rng {
    return this.source.stream(name);
  }

  next(step: Step<T>, ...more: Step<T>[]): void {
    this.flow.request(step);
    for (let i = 0; i < more.length; i++) this.flow.request(more[i] as Step<T>);
  }

  ask(seats: Seat | readonly Seat[], ask: Ask<T>, given: readonly Seat[] = NONE): void {
    const { flow, gone } = this;
    // Most questions are put to one seat; lists made at their size take less memory than lists that grow.
    if (typeof seats === 'number' && gone.length === 0) {
      if (this.position.counts[seats] === undefined) throw new Error(`ask: there is no seat ${seats}`);
      flow.request({ ask, seats: [seats], ids: [0], answers: [null], left: NOT_OPEN });
      return;
    }
    const asked = (typeof seats === 'number' ? [seats] : seats).filter((seat) => !gone.includes(seat));
    const sound = asked.every((seat, index) => this.position.counts[seat] !== undefined && asked.indexOf(seat) === index);
    if (!sound) throw new Error(`ask: seats ${asked.join(', ')} are not different seats of this table`);
    if (asked.every((seat) => given.includes(seat))) return;
    const answers = asked.map((seat) => (given.includes(seat) ? GIVEN : null));
    flow.request({ ask, seats: asked, ids: asked.map(() => 0), answers, left: NOT_OPEN });
  }

  later(step: Step<T>): void {
    this.flow.laterSteps.push(step);
  }

  get idle(): boolean {
    return this.flow.laterSteps.length === 0;
  }

  skipTo(step: Step<T>['do']): void {
    this.flow.skipTo(step);
  }

  pending(step: Step<T>['do']): boolean {
    return this.flow.nearest(step) >= 0;
  }

  withdraw(): void {
    if (this.answering === null) throw new Error('withdraw: no question is being answered');
    this.answering.left = 0;
  }

  emit(event: T['event'], to?: readonly Seat[]): void {
    const whole = to === undefined ? null : to.slice();
    const told = this.watched ? { event, to: whole, after: this.moment() } : { event, to: whole };
    if (this.events === NONE) this.events = [told];
    else (this.events as Told<T['event']>[]).push(told);
  }

  /** The state as it is now, to keep: what has not changed since the last one is shared with it. */
  moment(): T['state'] {
    this.last = renew(this.last, this.state);
    return this.last;
  }

  newAnswer(stream: Rng | null = null): void {
    this.stream = stream;
  }

  /** The newest event of this answer. */
  get lastTold(): Told<T['event']> | null {
    return this.events.at(-1) ?? null;
  }

  get players(): number {
    return this.position.counts.length;
  }

  takeEvents(): readonly Told<T['event']>[] {
    const { events } = this;
    this.events = NONE;
    return events;
  }
}
