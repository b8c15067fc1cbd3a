import type { Game, Types } from '../game.ts';
import { same } from '../json.ts';
import type { KernelPlay } from '../kernel-play.ts';
import type { Play } from '../play.ts';
import { type Seat, seatsOf } from '../seat.ts';
import { parting } from './worlds.ts';

type Handler<T extends Types> = (m: Play<T>, ...more: readonly never[]) => void;
interface Def<T extends Types> {
  readonly answer?: Handler<T>;
  readonly done?: Handler<T>;
}

/** Looking every time would take a third of the fuzzer's time. */
const SELDOM = 3;

/**
 * Rules emit after the change. Viewers are shown the view of every event's moment: what a handler changes after its last event
 * would be seen too late, with the next event. Each look is through the eyes of another seat.
 */
export class Habit<T extends Types> {
  /** The same game, looked at while it is played. */
  readonly watched: Game<T>;
  /** The first time that rules broke this habit. */
  broken: string | null = null;
  private readonly view: Game<T>['view'];
  private looks = 0;

  constructor(game: Game<T>) {
    this.view = (state, viewer) => game.view(state, viewer);
    this.watched = {
      ...game,
      steps: each<Handler<T>>(game.steps, (name, step) => this.heed(name, step)),
      questions: each<Def<T>>(game.questions, (name, def) => ({
        ...def,
        ...(def.answer === undefined ? {} : { answer: this.heed(name, def.answer.bind(def)) }),
        ...(def.done === undefined ? {} : { done: this.heed(name, def.done.bind(def)) }),
      })),
      ...(game.concede === undefined ? {} : { concede: this.heed('concede', game.concede.bind(game)) }),
    } as Game<T>;
  }

  private heed(name: string, handler: Handler<T>): Handler<T> {
    return (m, ...more) => {
      const before = (m as KernelPlay<T>).lastTold;
      handler(m, ...more);
      if ((m as KernelPlay<T>).lastTold !== before) this.look(name, m as KernelPlay<T>);
    };
  }

  private look(name: string, { lastTold, players, state }: KernelPlay<T>): void {
    this.looks += 1;
    if (this.broken !== null || lastTold?.after === undefined || this.looks % SELDOM !== 0) return;
    const eyes: readonly (Seat | null)[] = [...seatsOf(players), null];
    const viewer = eyes[(this.looks / SELDOM) % eyes.length] ?? null;
    const [then, now] = [this.view(lastTold.after, viewer), this.view(state, viewer)];
    if (same(then, now)) return;
    const { type } = lastTold.event;
    this.broken = `'${name}' changes something after it told of ${type}: emit after the change (${parting(then, now, 'view')})`;
  }
}

const each = <Part>(parts: object, change: (name: string, part: Part) => Part): object =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(name, part as Part)]));
