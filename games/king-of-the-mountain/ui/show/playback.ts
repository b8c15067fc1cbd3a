import { type Seat, same } from '@tavern/engine';
import type { MotionQueue } from '@tavern/kit/motion/motion-queue.ts';
import type { SoundName } from '@tavern/kit/sound/names.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';
import { firstStage } from './first-stage.ts';
import { MovingProgress } from './progress.ts';
import type { Happening, Show, Showing } from './show.ts';
import { soundOf } from './sounds.ts';
import { type Stage, withoutTraces } from './stage.ts';
import { stageAfter } from './stage-after.ts';
import { stageOf } from './stage-of.ts';
import { FADE, hasteWith, LEAST_ROUND, lastsOf, MOST_BEHIND, readingTime } from './timing.ts';
import { walkOf } from './walk.ts';

/** What one pair of eyes has been told so far, and what they see now. */
export interface Seen {
  readonly viewer: Seat | null;
  readonly events: readonly Happening[];
  readonly view: View;
}

interface Pending {
  readonly id: string;
  readonly event: Event;
  readonly before: Stage;
  readonly after: Stage;
}

const REST = 800;

/** Where several sit at one screen, not everybody's ambushes were told to whoever looks now. */
const toAll = (stage: Stage): Stage => ({ ...withoutTraces(stage), ambushes: [] });

const stands = (one: Stage, other: Stage): boolean => same(toAll(one), toAll(other));

/** Shows what happens, one event after the other, and what is where when nothing happens. It knows neither React nor the clock. */
export class Playback {
  readonly #queue: MotionQueue<SoundName>;
  readonly #hidden: () => boolean;
  readonly #listeners = new Set<() => void>();
  #seen: Seen;
  /** After everything told; where the beginning is missing, what the view says. */
  #told: Stage;
  /** All events since the start are known: they lead to the view. */
  #whole: boolean;
  #waiting: Pending[] = [];
  #now: Showing | null = null;
  #past: { readonly id: string; readonly stage: Stage } | null = null;
  #show: Show;

  constructor(queue: MotionQueue<SoundName>, seen: Seen, hidden: () => boolean = () => false) {
    this.#queue = queue;
    this.#hidden = hidden;
    this.#seen = seen;
    [this.#told, this.#whole] = this.#reduced();
    this.#show = this.#look();
  }

  readonly show = (): Show => this.#show;

  readonly listen = (heed: () => void): (() => void) => {
    this.#listeners.add(heed);
    return () => void this.#listeners.delete(heed);
  };

  /** Everything arrives at once. */
  readonly skip = (): void => {
    this.#waiting = [];
    this.#queue.skip();
  };

  readonly rewind = (id: string | null): void => {
    if (id === null) {
      // What came meanwhile has arrived; what is being shown now is not for this to end.
      if (this.#past === null) return;
      this.#past = null;
    } else {
      const index = this.#whole ? this.#seen.events.findIndex((each) => each.id === id) : -1;
      if (index < 0) return;
      this.skip();
      this.#past = { id, stage: this.#after(this.#seen.events.slice(0, index + 1)) };
    }
    this.#publish();
  };

  /** Something new was told, or the view is another one. */
  heed(seen: Seen): void {
    const { viewer, events, view } = this.#seen;
    if (seen.viewer === viewer && seen.events === events && seen.view === view) return;
    const drawn = this.#still();
    const last = events.at(-1)?.id;
    const known = last === undefined ? 0 : seen.events.findLastIndex(({ id }) => id === last) + 1;
    this.#seen = seen;
    if (seen.viewer !== viewer || (last !== undefined && known === 0)) this.#startOver();
    else this.#add(seen.events.slice(known), known !== events.length, drawn);
    this.#publish();
  }

  /** Other eyes, or another match: nothing of it is news. */
  #startOver(): void {
    this.#past = null;
    this.skip();
    [this.#told, this.#whole] = this.#reduced();
  }

  #add(news: readonly Happening[], filledIn: boolean, drawn: Stage): void {
    const before = this.#told;
    const steps = stepsFrom(before, news);
    this.#told = steps.at(-1)?.after ?? before;
    if (filledIn || !this.#whole) [this.#told, this.#whole] = this.#reduced();
    // What happened while nobody could look, and what was foreseen and is drawn already, is not shown again.
    const past = news.findLastIndex((each) => each.past) + 1;
    const idle = this.#now === null && !stands(before, drawn);
    const foreseen = idle ? steps.findIndex(({ after }) => stands(after, drawn)) + 1 : 0;
    this.#waiting.push(...steps.slice(Math.max(past, foreseen)));
    if (this.#past !== null || this.#hidden()) this.skip();
    this.#dropOldest();
    if (this.#now === null) this.#next();
  }

  #after(events: readonly Happening[]): Stage {
    return events.reduce((stage, { event }) => stageAfter(stage, event), firstStage(this.#seen.view));
  }

  #reduced(): [Stage, boolean] {
    const { events, view } = this.#seen;
    const reduced = this.#after(events);
    const whole = stands(reduced, stageOf(view));
    return [whole ? reduced : stageOf(view, reduced), whole];
  }

  #behind(): number {
    return this.#waiting.reduce((sum, { event }) => sum + lastsOf(event), 0);
  }

  #dropOldest(): void {
    while (this.#behind() > MOST_BEHIND) this.#waiting.shift();
  }

  #next(): void {
    if (this.#hidden()) this.#waiting = [];
    const haste = hasteWith(this.#behind());
    const next = this.#waiting.shift();
    if (next === undefined) return;
    const { id, event, before, after } = next;
    const progress = new MovingProgress();
    const later = this.#waiting.map((each) => each.event);
    const reading = readingTime(event, later, this.#seen.viewer);
    const duration = Math.max(lastsOf(event) / haste, reading === 0 ? 0 : LEAST_ROUND);
    const { calm, speed } = this.#queue;
    const lasts = speed === 'off' ? 0 : (calm ? FADE : duration) / (speed === '2x' ? 2 : 1);
    this.#now = { id, event, before, after, walk: walkOf(event), lasts, fades: calm, progress };
    this.#publish();
    const advance = (value: number): void => {
      progress.set(value);
      if (value === 1) this.#rest(reading);
    };
    const sound = soundOf(event);
    this.#queue.push([{ duration, run: advance, fade: advance, ...(sound === null ? {} : { sound }) }]);
  }

  /** What has been shown lies there for so long: in parts, because the queue would hurry what takes longer than a second. */
  #rest(ms: number): void {
    if (ms <= 0) this.#arrive();
    else this.#queue.push([{ duration: Math.min(ms, REST) }, { duration: 0, start: () => this.#rest(ms - REST) }]);
  }

  #arrive(): void {
    this.#now = null;
    this.#next();
    if (this.#now === null) this.#publish();
  }

  /** What is drawn when nothing moves: what the view says, also where it runs ahead of what was told. */
  #still(): Stage {
    return stageOf(this.#seen.view, this.#told);
  }

  #look(): Show {
    return {
      stage: this.#past?.stage ?? this.#now?.after ?? this.#still(),
      now: this.#past === null ? this.#now : null,
      playing: this.#now !== null,
      skip: this.skip,
      rewound: this.#past?.id ?? null,
      rewind: this.rewind,
      rewindable: this.#whole,
    };
  }

  #publish(): void {
    this.#show = this.#look();
    for (const heed of this.#listeners) heed();
  }
}

function stepsFrom(start: Stage, news: readonly Happening[]): Pending[] {
  let stage = start;
  return news.map(({ id, event }) => {
    const before = stage;
    stage = stageAfter(before, event);
    return { id, event, before, after: stage };
  });
}
