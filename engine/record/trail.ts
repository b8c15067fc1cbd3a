import type { Game, Types } from '../game.ts';
import type { Told } from '../play.ts';
import type { RngSource } from '../rng/rng.ts';
import type { MatchRecord } from './record.ts';
import { walkOf } from './start.ts';
import type { ReplayRefusal, Walk } from './walk.ts';

/** Answers from one snapshot to the next. No more of them are replayed to reach any moment. */
const EVERY = 32;

/** A record with snapshots along the way, so that a walk may begin near any of its answers. */
export class Trail<T extends Types> {
  readonly record: MatchRecord;
  /** What happened before the first answer. */
  readonly opening: readonly Told<T['event']>[];
  readonly every: number;
  private readonly source: RngSource;
  /** By number: the snapshot after `every` times as many answers. Nobody plays on with them. */
  private readonly snapshots: Walk<T>[];

  constructor(start: Walk<T>, source: RngSource, every = EVERY) {
    this.record = start.record;
    this.opening = start.match.opening;
    this.every = every;
    this.source = source;
    this.snapshots = [start];
  }

  /** The answer of the last snapshot that a walk to this one may begin at. */
  before(answer: number): number {
    const wanted = Math.floor(answer / this.every);
    return Math.max(0, Math.min(wanted, this.snapshots.length - 1)) * this.every;
  }

  /** A walk that stands at `before(answer)`. While it goes on where none has been, it leaves snapshots. */
  from(answer: number): Walk<T> {
    const snapshot = this.snapshots[this.before(answer) / this.every];
    if (snapshot === undefined) throw new Error(`there is no snapshot before answer ${answer}`);
    return snapshot.fork(this.source, this.passed);
  }

  /** A walk that stands after this many answers, or before the first one that the rules refuse. */
  stand(answer: number): Walk<T> {
    const walk = this.from(answer);
    while (walk.at < answer) if (walk.next()?.ok !== true) break;
    return walk;
  }

  private readonly passed = (walk: Walk<T>): void => {
    if (walk.at === this.snapshots.length * this.every) this.snapshots.push(walk.fork(this.source));
  };
}

export function trailOf<T extends Types>(
  game: Game<T>,
  given: unknown,
  every?: number,
): { readonly ok: true; readonly trail: Trail<T> } | ReplayRefusal {
  const started = walkOf(game, given);
  return started.ok ? { ok: true, trail: new Trail(started.walk, started.source, every) } : started;
}
