import { type Asking, NOT_OPEN } from './flow.ts';
import type { Ask, Step, Types } from './game.ts';
import { copy } from './json.ts';
import type { Play, Told } from './play.ts';
import type { Rng, RngSource } from './rng/rng.ts';
import type { Course } from './running.ts';
import type { Seat } from './seat.ts';

const NONE: readonly never[] = Object.freeze([]);

/** What the kernel hands to rules code while it runs. */
export class Playing<T extends Types> implements Play<T> {
  readonly state: T['state'];
  answering: Asking<T> | null = null;
  private readonly course: Course<T>;
  private readonly source: RngSource;
  private stream: Rng | null = null;
  private events: readonly Told<T['event']>[] = NONE;

  constructor(course: Course<T>, source: RngSource) {
    this.state = course.state;
    this.course = course;
    this.source = source;
  }

  /** Answer n draws from stream n, made when first needed. */
  get rng(): Rng {
    this.stream ??= this.source.stream(this.course.seq);
    return this.stream;
  }

  dice(name: string): Rng {
    return this.source.stream(name);
  }

  next(...steps: Step<T>[]): void {
    for (let i = 0; i < steps.length; i++) this.course.flow.request(steps[i] as Step<T>);
  }

  ask(seats: Seat | readonly Seat[], ask: Ask<T>): void {
    const { flow, gone } = this.course;
    let asked = typeof seats === 'number' ? [seats] : seats.slice();
    if (gone.length > 0) asked = asked.filter((seat) => !gone.includes(seat));
    if (asked.length > 0) flow.request({ ask, seats: asked, ids: [], answers: [], left: NOT_OPEN });
  }

  later(step: Step<T>): void {
    this.course.flow.laterSteps.push(step);
  }

  skipTo(step: Step<T>['do']): void {
    this.course.flow.skipTo(step);
  }

  pending(step: Step<T>['do']): boolean {
    return this.course.flow.nearest(step) >= 0;
  }

  withdraw(): void {
    if (this.answering === null) throw new Error('withdraw: no question is being answered');
    this.answering.left = 0;
  }

  /** An event must not change after it was told, so what it shares with state is copied. */
  emit(event: T['event'], to?: readonly Seat[]): void {
    const told = { event: isNested(event) ? copy(event) : event, to: to === undefined ? null : to.slice() };
    if (this.events === NONE) this.events = [told];
    else (this.events as Told<T['event']>[]).push(told);
  }

  newAnswer(stream: Rng | null = null): void {
    this.stream = stream;
  }

  takeEvents(): readonly Told<T['event']>[] {
    const { events } = this;
    this.events = NONE;
    return events;
  }
}

function isNested(event: object): boolean {
  const fields = event as { readonly [field: string]: unknown };
  for (const field in fields) if (typeof fields[field] === 'object' && fields[field] !== null) return true;
  return false;
}
