import type { Match, Option, Question, Seat, Types } from '@tavern/engine';
import type { SoundName } from '@tavern/kit';
import { MotionQueue, type MotionSpeed } from '@tavern/kit/motion/motion-queue.ts';
import { Playback } from '@tavern/kit/show/playback.ts';
import type { Script } from '@tavern/kit/show/script.ts';

const FRAME = 10;

interface Watching<T extends Types> {
  readonly script: Script<T['event'] & { readonly type: string }, T['view'], null>;
  /** Who answers, with what. */
  readonly by: Seat;
  readonly option: Option<T>;
  readonly viewer: Seat | null;
  readonly speed?: MotionSpeed;
  readonly calm?: boolean;
}

/** A table with somebody watching one answer, whose clock only goes when told. */
export class WatchedTable<T extends Types & { event: { readonly type: string } }> {
  readonly playback: Playback<T['event'], T['view'], null, Question<T>>;
  readonly events: readonly {
    readonly id: string;
    readonly event: T['event'];
    readonly view: T['view'];
    readonly past: boolean;
    readonly foreseen: boolean;
  }[];
  readonly heard: SoundName[] = [];
  readonly #queue: MotionQueue<SoundName>;
  #time = 0;

  constructor(match: Match<T>, { script, by, option, viewer, speed = '1x', calm = false }: Watching<T>) {
    this.#queue = new MotionQueue({ now: () => this.#time, play: (sound) => this.heard.push(sound) });
    this.#queue.speed = speed;
    this.#queue.calm = calm;
    const before = { viewer, events: [], view: match.packet(viewer).view, foreseen: false, asked: null };
    this.playback = new Playback<T['event'], T['view'], null, Question<T>>(this.#queue, script, before);
    match.watch();
    const given = match.answer(by, match.question(by)?.id ?? 0, option);
    if (!given.ok) throw new Error(`${JSON.stringify(option)} was refused: ${JSON.stringify(given)}`);
    const { view } = match.packet(viewer);
    const views = match.views(given.events, viewer);
    this.events = match
      .told(given.events, viewer)
      .map((event, index) => ({ id: `${index}`, event, view: views[index] ?? view, past: false, foreseen: false }));
    this.playback.heed({ ...before, events: this.events, view });
  }

  get show() {
    return this.playback.show();
  }

  /** Until nothing moves any more: every frame is looked at. How long that took. */
  watch(look: () => void = () => {}): number {
    const from = this.#time;
    while (this.show.playing) {
      if (this.#time > from + 60_000) throw new Error('the show does not end');
      look();
      this.#time += FRAME;
      this.#queue.tick();
    }
    return this.#time - from;
  }
}
