import type { TableEvent } from '@tavern/kit';
import { MotionQueue, type MotionSpeed } from '@tavern/kit/motion/motion-queue.ts';
import { Playback, type Seen } from '@tavern/kit/show/playback.ts';
import type { SoundName } from '@tavern/kit/sound/names.ts';
import type { Event } from '../../../rules/events.ts';
import type { View } from '../../../rules/view.ts';
import { script } from '../../../ui/script/script.ts';
import type { Left } from '../../../ui/show/left.ts';
import { english } from '../trays/eyes.ts';
import type { Glimpse } from './matches.ts';

export type MountainSeen = Seen<Event, View>;

const FRAME = 16;

/** A screen whose frames come when the test says so. It notes what was shown and heard. */
export class Screen {
  readonly heard: SoundName[] = [];
  /** Ids of the events shown, in order, the milliseconds each was seen for, and those of them in which it lay there to be read. */
  readonly shown: { readonly id: string; ms: number; lay: number }[] = [];
  readonly playback: Playback<Event, View, Left>;
  readonly queue: MotionQueue<SoundName>;
  hidden = false;
  #time = 0;

  constructor(
    seen: MountainSeen,
    { speed = '1x', calm = false }: { readonly speed?: MotionSpeed; readonly calm?: boolean } = {},
  ) {
    this.queue = new MotionQueue<SoundName>({ now: () => this.#time, play: (sound) => void this.heard.push(sound) });
    this.queue.speed = speed;
    this.queue.calm = calm;
    this.playback = new Playback(this.queue, script, seen, { hidden: () => this.hidden, tell: english });
    this.playback.listen(() => this.#note());
  }

  get show() {
    return this.playback.show();
  }

  /** Lets milliseconds go by, frame by frame; without a number: until nothing moves. Returns how many went by. */
  watch(ms?: number): number {
    let gone = 0;
    while (ms === undefined ? this.show.playing : gone < ms) {
      if (gone > 60_000) throw new Error('the show does not end');
      this.#time += FRAME;
      gone += FRAME;
      this.queue.tick();
      const last = this.shown.at(-1);
      if (this.show.now === null || last === undefined) continue;
      last.ms += FRAME;
      if (this.show.now.phase === 'lies') last.lay += FRAME;
    }
    return gone;
  }

  #note(): void {
    const { now } = this.show;
    if (now !== null && this.shown.at(-1)?.id !== now.id) this.shown.push({ id: now.id, ms: 0, lay: 0 });
  }
}

/** Events as the frame hands them on: by answer and place in it. */
export const happenings = (
  { events, views, view }: Glimpse,
  n: number,
  { past = false, foreseen = false }: { readonly past?: boolean; readonly foreseen?: boolean } = {},
): TableEvent<Event, View>[] =>
  events.map((event, index) => ({ id: `${n}.${index}`, event, view: views[index] ?? view, past, foreseen }));
