import { type Say, seat } from '@tavern/engine';
import type { TableEvent } from '../../game-table.ts';
import { MotionQueue, type MotionSpeed } from '../../motion/motion-queue.ts';
import { Playback, type Seen } from '../../show/playback.ts';
import type { Script } from '../../show/script.ts';
import type { SoundName } from '../../sound/names.ts';

export type Event =
  | { readonly type: 'walked'; readonly seat: number; readonly to: number }
  | { readonly type: 'rolled'; readonly die: number }
  | { readonly type: 'fought'; readonly won: boolean }
  | { readonly type: 'said'; readonly said: Say }
  | { readonly type: 'opened' }
  | { readonly type: 'counted'; readonly rows: number }
  | { readonly type: 'nodded' };

/** How many events have happened, and whether it is over. */
export interface View {
  readonly n: number;
  readonly over: boolean;
}

export type Left = readonly string[];

/** A made-up game: a player walks, thinks and rolls, fights a round that is to be read, or nods. */
export const script: Script<Event, View, Left> = {
  rows: {
    walked: {
      lasts: 400,
      sound: 'click',
      about: ({ to }) => ({ places: [to, to] }),
      leaves: (left, { to }) => [...left, `to ${to}`],
    },
    rolled: {
      beats: () => [
        { phase: 'thinks', lasts: 300 },
        { phase: 'rolls', lasts: 400, sounds: ['dice'] },
        { phase: 'lies', lasts: 200, sounds: ['coin'] },
      ],
      leaves: (left, { die }) => [...left, `a ${die}`],
    },
    fought: {
      beats: (_, { later }) => [
        { phase: 'moves', lasts: 400, least: 100, sounds: ['sword'] },
        { phase: 'lies', lasts: later.length === 0 ? 1_400 : 900, read: true },
      ],
    },
    said: { beats: ({ said }) => [{ phase: 'lies', lasts: 0, read: true, says: [said] }] },
    opened: {
      beats: () => [
        { phase: 'thinks', lasts: 300 },
        { phase: 'rolls', lasts: 400, holds: true },
      ],
    },
    counted: {
      beats: ({ rows }) => Array.from({ length: rows }, (_, part) => ({ phase: 'moves', lasts: 100, part })),
    },
    nodded: {},
  },
  nothing: [],
  goesOn: (kind) => kind === 'trade',
  awaits: (shown, foreseen) => foreseen.over && !shown.over,
};

export const walked = (to: number): Event => ({ type: 'walked', seat: 1, to });
export const rolled = (die: number): Event => ({ type: 'rolled', die });
export const fought: Event = { type: 'fought', won: true };
export const nodded: Event = { type: 'nodded' };

const FRAME = 10;

interface ToldOptions {
  readonly past?: boolean;
  readonly foreseen?: boolean;
  /** The last of them ends the match. */
  readonly over?: boolean;
}

/** A screen whose frames come when the test says so. It records what was shown, when, and what was heard. */
export class Screen {
  readonly heard: SoundName[] = [];
  /** Each picture: event and phase, the number of the view, and the milliseconds since the start. */
  readonly pictures: string[] = [];
  /** The events that were shown, in order. */
  readonly shown: string[] = [];
  readonly playback: Playback<Event, View, Left>;
  readonly queue: MotionQueue<SoundName>;
  hidden = false;
  time = 0;
  #seen: Seen<Event, View>;

  constructor({ speed = '1x', calm = false }: { readonly speed?: MotionSpeed; readonly calm?: boolean } = {}) {
    this.queue = new MotionQueue({ now: () => this.time, play: (sound) => void this.heard.push(sound) });
    this.queue.speed = speed;
    this.queue.calm = calm;
    this.#seen = { viewer: seat(0), events: [], view: { n: 0, over: false }, foreseen: false };
    this.playback = new Playback(this.queue, script, this.#seen, { hidden: () => this.hidden, tell: ({ key }) => key });
    this.playback.listen(() => this.#note());
  }

  get show() {
    return this.playback.show();
  }

  get events(): readonly TableEvent<Event, View>[] {
    return this.#seen.events;
  }

  /** These events happen, each with its own view. */
  tell(events: readonly Event[], how: ToldOptions = {}): this {
    return this.heed(this.next(events, how));
  }

  /** The same, to be told together with something else. */
  next(events: readonly Event[], how: ToldOptions = {}): Pick<Seen<Event, View>, 'events' | 'view' | 'foreseen'> {
    const all = [...this.events, ...this.told(events, this.events.length + 1, how)];
    return { events: all, view: all.at(-1)?.view ?? this.#seen.view, foreseen: false };
  }

  /** The certain result of the viewer's own answer, whose events are on their way. */
  foresee(n: number, over = false): this {
    return this.heed({ view: { n, over }, foreseen: true });
  }

  heed(seen: Partial<Seen<Event, View>>): this {
    this.#seen = { ...this.#seen, ...seen };
    this.playback.heed(this.#seen);
    return this;
  }

  told(events: readonly Event[], from: number, { past = false, foreseen = false, over = false }: ToldOptions = {}) {
    return events.map((event, index): TableEvent<Event, View> => {
      const n = from + index;
      return { id: `${n}`, event, view: { n, over: over && index === events.length - 1 }, past, foreseen };
    });
  }

  /** This many milliseconds pass, frame by frame; without a number, until nothing moves. Returns how many passed. */
  watch(ms?: number): number {
    const from = this.time;
    while (ms === undefined ? this.show.playing : this.time < from + ms) {
      if (this.time > from + 60_000) throw new Error('the show does not end');
      this.time += FRAME;
      this.queue.tick();
    }
    return this.time - from;
  }

  #note(): void {
    const { now, view } = this.show;
    const picture = `${now === null ? 'nothing' : `${now.id} ${now.phase}`}: ${view.n}`;
    if (now !== null && this.shown.at(-1) !== now.id) this.shown.push(now.id);
    if (this.pictures.at(-1)?.split(' @')[0] !== picture) this.pictures.push(`${picture} @${this.time}`);
  }
}
