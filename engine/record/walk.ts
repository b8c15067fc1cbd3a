import type { Flat, Game, Types } from '../game.ts';
import type { Match } from '../match.ts';
import type { Told } from '../play.ts';
import type { MatchRefusal } from '../refusal.ts';
import type { RngSource } from '../rng/rng.ts';
import { type Seat, seat } from '../seat.ts';
import { attempt } from './attempt.ts';
import { type By, type MatchRecord, parseRecord } from './record.ts';
import { startOf } from './start.ts';

/** Why a record does not replay, and at which answer (0: before the first). */
export type ReplayRefusal = MatchRefusal & { readonly at: number };

/** An answer as the record has it. */
export interface RecordedAnswer {
  readonly seat: number;
  readonly option: Flat;
  readonly by: By | undefined;
}

/** What an answer of the record led to. */
export interface Walked<T extends Types> {
  readonly ok: true;
  readonly seat: Seat;
  readonly events: readonly Told<T['event']>[];
}

/** Called after every answer that a walk has taken. */
type Passed<T extends Types> = (walk: Walk<T>) => void;

/** Goes through a record answer by answer. It may stop after any of them, and go on later. */
export class Walk<T extends Types> {
  readonly record: MatchRecord;
  /** The match after `at` answers. Only the walk plays on with it. */
  readonly match: Match<T>;
  private done: number;
  private readonly passed: Passed<T> | undefined;
  private fault: ReplayRefusal | null = null;

  constructor(record: MatchRecord, match: Match<T>, at = 0, passed?: Passed<T>) {
    this.record = record;
    this.match = match;
    this.done = at;
    this.passed = passed;
  }

  /** How many answers the match has taken. */
  get at(): number {
    return this.done;
  }

  /** The answer that `next` takes; null: that was the last. */
  get coming(): RecordedAnswer | null {
    const given = this.record.answers[this.done];
    return given === undefined ? null : { seat: given[0], option: given[1], by: this.record.by?.[this.done + 1] };
  }

  /** Takes one answer; null: there are no more. What the rules refuse, and what they throw, ends this walk and no other. */
  next(): Walked<T> | ReplayRefusal | null {
    if (this.fault !== null) return this.fault;
    const given = this.record.answers[this.done];
    if (given === undefined) return null;
    const { match } = this;
    const [who, option] = given;
    const result = attempt(() => match.answer(who, match.question(seat(who))?.id ?? 0, option));
    if (!result.ok) {
      this.fault = { ...result, at: this.done + 1 };
      return this.fault;
    }
    this.done += 1;
    this.passed?.(this);
    return { ok: true, seat: seat(who), events: result.events };
  }

  /** Another walk from where this one stands. It gets no events from before. */
  branch(source: RngSource, passed?: Passed<T>): Walk<T> {
    return new Walk(this.record, this.match.fork(source), this.done, passed);
  }
}

/** A walk from the first answer on, and the dice of its match. */
export function walkOf<T extends Types>(
  game: Game<T>,
  given: unknown,
): { readonly ok: true; readonly walk: Walk<T>; readonly source: RngSource } | ReplayRefusal {
  const parsed = parseRecord(given);
  if (!parsed.ok) return { ...parsed, at: 0 };
  const start = startOf(game, parsed.record);
  if (!start.ok) return { ...start, at: 0 };
  return { ok: true, walk: new Walk(parsed.record, start.match), source: start.source };
}
