import type { Eyes, Seat, Trail, Types, Walk } from '@tavern/engine';
import { type Frame, type Standpoint, ViewerFrames } from './frame.ts';
import { Marks } from './marks.ts';

/** Where these eyes stood at one of the trail's snapshots. */
interface Stop {
  readonly marks: Marks;
  readonly standpoint: Standpoint;
}

/** What these eyes see of a walk as it goes on. */
interface Sight {
  readonly walk: Walk<Types>;
  readonly marks: Marks;
  readonly viewer: ViewerFrames<Eyes>;
}

/** When an answer was given, in milliseconds since the start. */
export type TimeOf = (answer: number) => number;

/**
 * What one pair of eyes saw at any moment of a record. Its frames are those of a live viewer: the same code makes them. The eyes follow the match once,
 * to where they are asked to, and leave stops on the way; from then on every moment they have passed is near one of them.
 */
export class Hindsight {
  private readonly trail: Trail<Types>;
  private readonly eyes: Eyes;
  private readonly timeOf: TimeOf;
  /** Follows the match to its end. */
  private readonly first: Sight;
  private readonly stops: Stop[] = [];
  /** By the number of a frame: the answer that made it. */
  private readonly made: number[] = [0];
  /** Where somebody looked last: what comes next is usually looked at next. */
  private near: Sight | null = null;

  /** `people`: the seats that are not bots' own. */
  constructor(trail: Trail<Types>, eyes: Eyes, people: readonly Seat[], timeOf: TimeOf) {
    this.trail = trail;
    this.eyes = eyes;
    this.timeOf = timeOf;
    this.first = { walk: this.begin(0), marks: new Marks(people), viewer: new ViewerFrames<Eyes>(eyes, 0, true) };
    this.first.viewer.record(this.first.walk.match, trail.opening, 0, []);
    this.stop();
  }

  /** These eyes have followed the match up to this answer. */
  get upTo(): number {
    return this.first.walk.at;
  }

  /** Follows the match by one answer; false: it goes no further. */
  follow(): boolean {
    if (!this.see(this.first)) return false;
    const { viewer, walk } = this.first;
    if (viewer.newest === this.made.length) this.made.push(walk.at);
    if (walk.at % this.trail.every === 0) this.stop();
    return true;
  }

  /** The newest frame after this many answers, none of them beyond `upTo`. */
  frameAt(answer: number): Frame {
    return this.sightAt(answer).viewer.standing.newest;
  }

  /** The number of that frame. */
  numberAt(answer: number): number {
    let [low, high] = [0, this.made.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.made[middle] ?? 0) <= answer) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The answer that made a frame; that of the last one, if there is no such frame yet. */
  answerOf(number: number): number {
    return this.made[number] ?? this.made.at(-1) ?? 0;
  }

  /** Frames in a row, by their numbers. */
  frames(from: number, to: number): readonly Frame[] {
    const frames: Frame[] = [];
    for (let n = from; n <= to; n++) {
      const answer = this.made[n];
      if (answer === undefined) break;
      frames.push(this.frameAt(answer));
    }
    return frames;
  }

  private sightAt(answer: number): Sight {
    if (answer > this.upTo) throw new Error(`these eyes have followed the match to answer ${this.upTo}, not to ${answer}`);
    const before = this.trail.before(answer);
    const { near } = this;
    const sight = near === null || near.walk.at > answer || near.walk.at < before ? this.sightFrom(before) : near;
    while (sight.walk.at < answer)
      if (!this.see(sight)) throw new Error(`answer ${sight.walk.at + 1} is refused the second time`);
    this.near = sight;
    return sight;
  }

  private sightFrom(answer: number): Sight {
    const stop = this.stops[answer / this.trail.every];
    if (stop === undefined) throw new Error(`there is no stop at answer ${answer}`);
    const viewer = new ViewerFrames<Eyes>(this.eyes, 0, true);
    viewer.resume(stop.standpoint);
    return { walk: this.begin(answer), marks: stop.marks.copy(), viewer };
  }

  private begin(answer: number): Walk<Types> {
    const walk = this.trail.from(answer);
    walk.match.watch();
    if (this.eyes === 'all') walk.match.layOpen();
    return walk;
  }

  /** One answer more, as a table takes it; false: there is none, or it is refused. */
  private see({ walk, marks, viewer }: Sight): boolean {
    const { coming, match } = walk;
    if (coming === null) return false;
    const { seat, option, by } = coming;
    const reading = marks.read(match, seat, option, by);
    const walked = walk.next();
    if (walked === null || !walked.ok) return false;
    viewer.record(match, walked.events, this.timeOf(walk.at), reading.told);
    marks.keep(reading, seat, by, Math.max(0, viewer.newest));
    return true;
  }

  private stop(): void {
    const { viewer, marks } = this.first;
    const { standing } = viewer;
    this.stops.push({ marks: marks.copy(), standpoint: standing });
    // What was seen before a stop is seen again from the one before.
    viewer.resume(standing);
  }
}
