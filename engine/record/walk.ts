import type { Flat, Types } from '../game.ts';
import type { Match } from '../match.ts';
import type { Told } from '../play.ts';
import type { MatchRefusal } from '../refusal.ts';
import type { RngSource } from '../rng/rng.ts';
import { type Seat, seat } from '../seat.ts';
import { attempt } from './attempt.ts';
import type { By, MatchRecord } from './record.ts';

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
  fork(source: RngSource, passed?: Passed<T>): Walk<T> {
    return new Walk(this.record, this.match.fork(source), this.done, passed);
  }
}

/** Called after set-up (no seat) and after every answer. */
export type Witness<T extends Types> = (
  match: Match<T>,
  events: readonly Told<T['event']>[],
  seat: Seat | null,
) => MatchRefusal | null;

/** From set-up on to this answer (default: to the last); null: nobody objected. */
export function walkTo<T extends Types>(walk: Walk<T>, upTo?: number, witness?: Witness<T>): ReplayRefusal | null {
  const { match } = walk;
  const unseen = witness?.(match, match.opening, null) ?? null;
  if (unseen !== null) return { ...unseen, at: 0 };
  const end = upTo ?? walk.record.answers.length;
  while (walk.at < end) {
    const walked = walk.next();
    if (walked === null) break;
    if (!walked.ok) return walked;
    const fault = witness?.(match, walked.events, walked.seat) ?? null;
    if (fault !== null) return { ...fault, at: walk.at };
  }
  return null;
}
