import { type Json, same } from '@tavern/engine';
import type { Motion, SoundName, TableEvent } from '@tavern/kit';
import type { Event } from '../../rules/events.ts';
import type { Side, State } from '../../rules/state.ts';
import { type Beat, beatsOf } from './beats.ts';
import { after, type Stage, staged, stageOf } from './stage.ts';

/** What is to be seen at this moment. */
export interface Shown {
  /** The fight as far as it has been shown; null: there is none. */
  readonly stage: Stage | null;
  /** Whose dice are in the air. */
  readonly rolling: Side | null;
  /** The enemy is about to throw. */
  readonly thinking: boolean;
  /** More is to be shown than lies there. */
  readonly playing: boolean;
  /** Throws so far: each is a new picture. */
  readonly throws: { readonly [side in Side]: number };
  /** HP that come or go right now. */
  readonly bump: { readonly side: Side; readonly by: number } | null;
  /** Ids of what has happened but is not to be seen yet: the log waits with it. */
  readonly hidden: ReadonlySet<string>;
}

/** Where beats are put; what comes of one is told by its last `run`. */
interface Queue {
  push(steps: readonly Motion<SoundName>[]): void;
  skip(): void;
}

type Item = TableEvent<Event>;
type Log = readonly Item[];

const STILL = { rolling: null, thinking: false, playing: false, bump: null, hidden: new Set<string>() } as const;

/**
 * Shows what happened, one beat after another, and never holds anything up: whoever has seen enough calls `finish`. Between two shows the
 * table is what the view says; that the events lead there is proven by a test.
 */
export class Director {
  private readonly queue: Queue;
  private readonly listeners = new Set<() => void>();
  private now: Shown;
  private view: State;
  private log: Log;
  private over: boolean;
  /** As far as events tell; the view may be ahead of them where an answer's outcome is certain. */
  private known: Stage | null;
  private last: string | null;
  private waiting: Item[] = [];
  /** How the player stood before what is being shown: a round that begins may be won in the same breath. */
  private before: State;
  /** What was begun before `finish` was called does nothing any more. */
  private act = 0;

  constructor(queue: Queue, view: State, log: Log, over: boolean) {
    this.queue = queue;
    this.view = view;
    this.before = view;
    this.log = log;
    this.over = over;
    this.last = log.at(-1)?.id ?? null;
    this.known = over ? null : stageOf(view, log.map(eventOf));
    this.now = { ...STILL, stage: this.known, throws: { player: 0, enemy: 0 } };
  }

  readonly shown = (): Shown => this.now;

  readonly listen = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  /** The table has changed. What is new in the log is shown, unless it is old news. */
  see(view: State, log: Log, over: boolean): void {
    const before = this.view;
    const fresh = this.fresh(log);
    this.view = view;
    this.log = log;
    this.over = over;
    this.last = log.at(-1)?.id ?? null;
    if (fresh.some(({ past }) => past)) return this.jump();
    if (fresh.length > 0) {
      if (!this.now.playing) this.before = before;
      this.play(fresh);
    } else if (!this.now.playing) this.rest();
  }

  /** Everything has been shown, from now on. */
  readonly finish = (): void => {
    if (!this.now.playing) return;
    this.act += 1;
    this.queue.skip();
    this.known = this.ahead();
    this.waiting = [];
    this.rest();
  };

  /** Earlier events may come later, from the history; what counts is what stands behind the last one seen. */
  private fresh(log: Log): Log {
    if (this.last === null) return log;
    const at = log.findIndex(({ id }) => id === this.last);
    return at < 0 ? log.filter(({ past }) => !past) : log.slice(at + 1);
  }

  private jump(): void {
    this.act += 1;
    this.queue.skip();
    this.waiting = [];
    this.known = this.over ? null : stageOf(this.view, this.log.map(eventOf));
    this.put({ ...STILL, stage: this.known });
  }

  /** The table when everything has been shown. */
  private ahead(): Stage | null {
    return this.waiting.reduce((stage, { event }) => this.stageAfter(stage, event), this.known);
  }

  private play(items: Log): void {
    this.waiting.push(...items);
    if (this.now.playing) return this.put({ hidden: new Set([...this.now.hidden, ...items.map(idOf)]) });
    const end = this.ahead();
    // An answer whose outcome was certain has been seen already.
    const seen = end !== null && end.end === null && this.now.stage !== null && same(tableOf(end), tableOf(this.now.stage));
    if (seen || end === null) {
      this.waiting = [];
      this.known = end;
      return this.rest();
    }
    this.put({ stage: this.known, playing: true, hidden: new Set(items.map(idOf)) });
    this.next();
  }

  private stageAfter(stage: Stage | null, event: Event): Stage | null {
    if (stage !== null) return after(stage, event);
    const { hp: most, gold, damage, owned } = this.before;
    return event.type === 'began' ? staged({ most, gold, damage, owned }, event) : null;
  }

  private next(): void {
    const item = this.waiting[0];
    if (item === undefined) return this.rest();
    this.beats(item, beatsOf(item.event));
  }

  private beats(item: Item, beats: readonly Beat[]): void {
    const [beat, ...more] = beats;
    if (beat === undefined) {
      this.happen(item);
      return this.next();
    }
    const { act } = this;
    const { event } = item;
    const { phase, duration, sounds } = beat;
    const start = (): void => {
      if (act !== this.act) return;
      if (phase !== 'thinks') this.happen(item);
      const rolling = phase === 'rolls' && event.type === 'threw' ? event.side : null;
      const hidden = new Set([...this.waiting.map(idOf), ...(rolling === null ? [] : [item.id])]);
      this.put({ rolling, thinking: phase === 'thinks', bump: phase === 'lies' ? bumpOf(event) : null, hidden });
    };
    const run = (progress: number): void => {
      if (progress < 1 || act !== this.act) return;
      if (more.length > 0) this.beats(item, more);
      else this.next();
    };
    this.queue.push([[{ duration, start, run }, ...sounds.map((sound) => ({ duration: 0, sound }))]]);
  }

  /** Once for each event, with the first beat in which it has happened. */
  private happen(item: Item): void {
    if (this.waiting[0] !== item) return;
    this.waiting.shift();
    const { event } = item;
    this.known = this.stageAfter(this.known, event);
    const { throws } = this.now;
    this.put({
      stage: this.known,
      ...(event.type === 'threw' && { throws: { ...throws, [event.side]: throws[event.side] + 1 } }),
    });
  }

  /** Nothing more is to be shown: the table is what the view says. */
  private rest(): void {
    const ends = this.over || this.view.fight === null;
    if (!ends) {
      const stage = stageOf(this.view, this.log.map(eventOf));
      return this.put({ ...STILL, stage });
    }
    // An end that was foreseen has not been seen: its events are on their way.
    const awaited = this.now.stage !== null && this.known !== null && this.known.end === null;
    if (!awaited) this.known = null;
    this.put({ ...STILL, stage: this.known });
  }

  private put(change: Partial<Shown>): void {
    this.now = { ...this.now, ...change };
    for (const changed of this.listeners) changed();
  }
}

const eventOf = ({ event }: Item): Event => event;
const idOf = ({ id }: Item): string => id;

/** What lies on the table, without how it came there. */
const tableOf = ({ dice, result, enemyDice, hp, enemyHp, rerolls, wildsUsed, acesUsed }: Stage): Json => ({
  dice: [...dice],
  result: result === null ? null : { ...result },
  enemyDice: [...enemyDice],
  hp,
  enemyHp,
  rerolls,
  wildsUsed,
  acesUsed,
});

function bumpOf(event: Event): Shown['bump'] {
  if (event.type === 'hit') return { side: event.side, by: -event.damage };
  return event.type === 'healed' ? { side: 'player', by: event.by } : null;
}
