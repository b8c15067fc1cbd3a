import { Listeners, type Say } from '@tavern/engine';
import type { TableEvent } from '../game-table.ts';
import { FADE, type MotionQueue, PACE } from '../motion/motion-queue.ts';
import type { SoundName } from '../sound/names.ts';
import { hasteWith, MOST_BEHIND, URGENT } from './haste.ts';
import { motionOf, type Pending, type Rest, unseenIn } from './pending.ts';
import { MovingProgress } from './progress.ts';
import { lastsOf, lettersIn } from './reading.ts';
import { type Beat, isStillUnknown, type Script, ScriptReader } from './script.ts';
import type { PlaybackOptions, Seen } from './seen.ts';
import type { AskedKind, Held, Show, Showing } from './show.ts';

export type { Seen } from './seen.ts';

/** Shows one event after the other, and the present state when nothing happens. It knows no game, no React and no clock. */
export class Playback<E extends { readonly type: string }, View, Left, Q extends AskedKind = AskedKind> {
  readonly #queue: MotionQueue<SoundName>;
  readonly #script: ScriptReader<E, View, Left>;
  readonly #hidden: () => boolean;
  readonly #tell: (say: Say) => string;
  readonly #listeners = new Listeners<() => void>();
  #seen: Seen<E, View, Q>;
  #held: Held<View, Q> | null = null;
  /** The state after all events, without what was foreseen beyond them. */
  #told: View;
  #left: Left;
  /** A foreseen view is not drawn before its events have been seen. */
  #awaits = false;
  #waiting: Pending<E, View, Left>[] = [];
  #now: { readonly showing: Showing<E, View>; readonly left: Left } | null = null;
  /** The rest of the event that is being shown. */
  #rest: Rest<Pending<E, View, Left>> | null = null;
  #past: { readonly id: string; readonly view: View; readonly left: Left } | null = null;
  /** Increased when everything arrives at once, so that steps begun before do nothing any more. */
  #act = 0;
  #show: Show<E, View, Left, Q>;

  constructor(
    queue: MotionQueue<SoundName>,
    script: Script<E, View, Left>,
    seen: Seen<E, View, Q>,
    { hidden = () => false, tell = () => '' }: PlaybackOptions = {},
  ) {
    this.#queue = queue;
    this.#script = new ScriptReader(script);
    this.#hidden = hidden;
    this.#tell = tell;
    this.#seen = seen;
    this.#told = seen.view;
    this.#left = this.#leftBy(seen.events);
    this.#show = this.#look();
  }

  readonly show = (): Show<E, View, Left, Q> => this.#show;

  readonly listen = this.#listeners.listen;

  /** Everything arrives at once, silently; but beats that must be seen and have not begun are shown first. */
  readonly skip = (): void => {
    const { playing } = this.#show;
    const unseen = unseenIn(this.#rest, this.#waiting, (pending, later) => this.#beats(pending, later));
    this.#drop();
    if (unseen !== null) {
      this.#waiting = [...unseen.later];
      this.#play(unseen.pending, unseen.beats, 1, new MovingProgress());
    } else if (playing) this.#publish();
  };

  readonly rewind = (id: string | null): void => {
    if (id === null) {
      if (this.#past === null) return;
      // What came meanwhile has arrived. What is being shown now is not ended by this.
      this.#past = null;
    } else {
      const { events } = this.#seen;
      const index = events.findIndex((each) => each.id === id);
      const event = events[index];
      if (event === undefined) return;
      this.#drop();
      this.#past = { id, view: event.view, left: this.#leftBy(events.slice(0, index + 1)) };
    }
    this.#publish();
  };

  /** New events have come, or the view has changed. */
  heed(seen: Seen<E, View, Q>): void {
    const { viewer, events, view, foreseen, asked } = this.#seen;
    const same = seen.viewer === viewer && seen.events === events && seen.view === view;
    if (same && seen.foreseen === foreseen && seen.asked === asked) return;
    const last = events.at(-1)?.id;
    const known = last === undefined ? 0 : seen.events.findLastIndex(({ id }) => id === last) + 1;
    this.#seen = seen;
    if (seen.viewer !== viewer || (last !== undefined && known === 0)) this.#startOver();
    else this.#add(seen.events.slice(known), known !== events.length, foreseen);
    this.#publish();
  }

  /** Another viewer or another match: none of it is news. */
  #startOver(): void {
    const { events, view } = this.#seen;
    this.#past = null;
    this.#held = null;
    this.#drop();
    this.#told = view;
    this.#left = this.#leftBy(events);
    this.#awaits = false;
  }

  /** `drawn`: the foreseen view has been drawn. If its events come earlier, they are shown like any others. */
  #add(news: readonly TableEvent<E, View>[], filledIn: boolean, drawn: boolean): void {
    const { view, foreseen, events } = this.#seen;
    let [before, lay] = [this.#told, this.#left];
    const steps = news.map((each): Pending<E, View, Left> => {
      const lies = this.#script.leaves(lay, each.event);
      const step = { id: each.id, event: each.event, before, after: each.view, lay, lies, lasts: 0 };
      [before, lay] = [each.view, lies];
      return { ...step, lasts: motionOf(this.#beats(step, [])) };
    });
    // Events that nobody could see, and events whose foreseen view is drawn already, are not shown again.
    const old = news.findLastIndex((each) => each.past || (each.foreseen && drawn && !this.#awaits)) + 1;
    this.#told = foreseen ? before : view;
    this.#left = lay;
    this.#awaits = foreseen && (this.#awaits || (this.#script.script.awaits?.(this.#told, view) ?? false));
    this.#waiting.push(...steps.slice(old));
    if (filledIn) this.#refold(events);
    if (this.#past !== null || this.#hidden()) this.#drop();
    while (this.#behind() > MOST_BEHIND) this.#waiting.shift();
    if (this.#now === null) this.#next();
  }

  /** Earlier events have been filled in: what is left on the table, now and in every waiting event, depends on them too. */
  #refold(events: readonly TableEvent<E, View>[]): void {
    const lain = new Map<string, { readonly lay: Left; readonly lies: Left }>();
    this.#left = events.reduce((lay, { id, event }) => {
      const lies = this.#script.leaves(lay, event);
      lain.set(id, { lay, lies });
      return lies;
    }, this.#script.script.nothing);
    this.#waiting = this.#waiting.map((each) => ({ ...each, ...lain.get(each.id) }));
  }

  #leftBy(events: readonly TableEvent<E, View>[]): Left {
    return events.reduce((left, { event }) => this.#script.leaves(left, event), this.#script.script.nothing);
  }

  #beats({ id, event, after, lay }: Pending<E, View, Left>, later: readonly Pending<E, View, Left>[]): readonly Beat[] {
    const { viewer, events } = this.#seen;
    const earlier = (): readonly E[] =>
      events
        .slice(
          0,
          events.findLastIndex((each) => each.id === id),
        )
        .map((each) => each.event);
    return this.#script.beats(event, { viewer, later: later.map((each) => each.event), earlier, after, lay });
  }

  #behind(): number {
    return this.#waiting.reduce((sum, { lasts }) => sum + lasts, 0);
  }

  #next(): void {
    if (this.#hidden()) this.#waiting = [];
    const haste = Math.max(hasteWith(this.#behind(), this.#script.script.calm), this.#seen.asked?.window ? URGENT : 1);
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#play(next, this.#beats(next, this.#waiting), haste, new MovingProgress());
  }

  #play(pending: Pending<E, View, Left>, beats: readonly Beat[], haste: number, progress: MovingProgress): void {
    const [beat, ...more] = beats;
    if (beat === undefined) return this.#arrive();
    this.#rest = { pending, beats: more };
    const { phase, sounds = [], least = 0, read = false, says, part = null } = beat;
    // A window's question repeats the news of others, and there is no time to read both.
    if (says !== undefined && this.#seen.asked?.window) return this.#play(pending, more, haste, progress);
    const lasts = lastsOf(beat, (says) => lettersIn(says.map(this.#tell).join(' ')));
    const { calm, speed } = this.#queue;
    const fades = calm && !read;
    const length = Math.max(read ? lasts : lasts / haste, least);
    const { id, event, before, after, lay, lies } = pending;
    const seen = speed === 'off' ? 0 : (fades ? FADE : length) / PACE[speed];
    const showing: Showing<E, View> = { id, event, before, after, phase, part, lasts: seen, fades: calm, progress };
    this.#now = { showing, left: isStillUnknown(phase) ? lay : lies };
    this.#publish();
    const act = this.#act;
    const run = (value: number): void => {
      if (act !== this.#act) return;
      if (phase !== 'thinks' && phase !== 'lies') progress.set(value);
      if (value === 1) this.#play(pending, more, haste, progress);
    };
    // Under reduced motion dice do not roll and nothing is waited for. What is to be read keeps its time.
    const step = read ? { duration: length } : { duration: length, run, ...(phase === 'moves' ? { fade: run } : {}) };
    this.#queue.push([
      [step, ...sounds.map((sound) => ({ duration: 0, sound }))],
      ...(read ? [{ duration: 0, start: () => run(1) }] : []),
    ]);
  }

  #arrive(): void {
    this.#now = null;
    this.#rest = null;
    this.#next();
    if (this.#now === null) this.#publish();
  }

  #drop(): void {
    const now = this.#now;
    this.#act += 1;
    this.#waiting = [];
    this.#now = null;
    this.#rest = null;
    this.#queue.skip();
    if (now?.showing.progress instanceof MovingProgress) now.showing.progress.set(1);
  }

  /** What is drawn when nothing moves: the present view, even where it is ahead of the events. */
  #look(): Show<E, View, Left, Q> {
    const now = this.#now?.showing ?? null;
    const { events, view, asked = null } = this.#seen;
    const still = this.#awaits ? this.#told : view;
    const shown = now === null ? still : isStillUnknown(now.phase) ? now.before : now.after;
    const goesOn =
      asked !== null && this.#held?.question.kind === asked.kind && (this.#script.script.goesOn?.(asked.kind) ?? false);
    const open = now === null || goesOn;
    if (open && !this.#awaits) this.#held = asked === null ? null : { question: asked, view };
    return {
      view: this.#past?.view ?? shown,
      told: now === null ? still : goesOn ? view : now.phase === 'rolls' ? now.before : shown,
      asked: open ? asked : null,
      held: open ? null : this.#held,
      left: this.#past?.left ?? this.#now?.left ?? this.#left,
      now: this.#past === null ? now : null,
      playing: now !== null,
      heeded: events,
      skip: this.skip,
      rewound: this.#past?.id ?? null,
      rewind: this.rewind,
    };
  }

  #publish(): void {
    this.#show = this.#look();
    this.#listeners.tell((heed) => heed());
  }
}
