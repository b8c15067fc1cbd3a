import { type Match, type Option, type Question, seat, type Told } from '@tavern/engine';
import type { SoundName, TableEvent } from '@tavern/kit';
import { MotionQueue, type MotionSpeed } from '@tavern/kit/motion/motion-queue.ts';
import { comingIn } from '@tavern/kit/show/coming.ts';
import { Playback, type Seen } from '@tavern/kit/show/playback.ts';
import type { Event, EventOf } from '../../../rules/events.ts';
import type { State } from '../../../rules/state.ts';
import type { CeeLo } from '../../../rules/types.ts';
import { type Left, NOTHING_LEFT } from '../../../ui/show/left.ts';
import { script } from '../../../ui/show/script.ts';
import { type ShownFight, shownFightOf } from '../../../ui/show/shown-fight.ts';
import { momentOf } from '../../../ui/show/use-cee-lo-show.ts';
import { type CeeLoScene, ceeLo, type Situation } from '../../cee-lo.ts';

export const ME = seat(0);
type Item = TableEvent<Event, State>;

/** What is to be seen at one moment, and what the log has still to tell. */
export interface Shown extends ReturnType<typeof momentOf> {
  readonly shown: ShownFight | null;
  readonly now: ReturnType<Playback<Event, State, Left>['show']>['now'];
  readonly playing: boolean;
  readonly hidden: readonly string[];
}

/** What an answer led to, event by event. */
export interface Answered {
  readonly before: State;
  readonly after: State;
  readonly events: readonly { readonly event: Event; readonly view: State }[];
  /** What is asked then. */
  readonly asked?: Question<CeeLo> | null;
}

interface How {
  readonly speed?: MotionSpeed;
  readonly calm?: boolean;
  /** What is asked in the beginning. */
  readonly asked?: Question<CeeLo> | null;
}

/** A table with somebody watching, whose clock only goes when told. */
export class Watched {
  readonly queue: MotionQueue<SoundName>;
  readonly heard: string[] = [];
  readonly playback: Playback<Event, State, Left, Question<CeeLo>>;
  /** All that was to be seen, each picture once. */
  readonly seen: Shown[] = [];
  private time = 0;
  private is: Seen<Event, State, Question<CeeLo>>;

  constructor(view: State, { speed = '1x', calm = false, asked = null }: How = {}) {
    this.queue = new MotionQueue({ now: () => this.time, play: (sound) => void this.heard.push(sound) });
    this.queue.speed = speed;
    this.queue.calm = calm;
    this.is = { viewer: ME, events: [], view, foreseen: false, asked };
    this.playback = new Playback(this.queue, script, this.is);
    this.playback.listen(() => void this.seen.push(this.shown()));
  }

  get events(): Seen<Event, State>['events'] {
    return this.is.events;
  }

  get left(): Left {
    return this.playback.show().left;
  }

  shown(): Shown {
    const show = this.playback.show();
    const { now, playing } = show;
    return { shown: shownFightOf(show), ...momentOf(show), now, playing, hidden: [...comingIn(this.is.events, show)] };
  }

  /** The player's own answer leads there for certain; its events are on their way. */
  foresee(view: State): this {
    return this.heed({ ...this.is, view, foreseen: true });
  }

  tell({ after, events, asked = null }: Answered, how: { readonly past?: boolean; readonly foreseen?: boolean } = {}): this {
    const from = this.is.events.length;
    const { past = false, foreseen = false } = how;
    const news = events.map((each, index): Item => ({ ...each, id: `${from + index}`, past, foreseen }));
    return this.heed({ ...this.is, events: [...this.is.events, ...news], view: after, foreseen: false, asked });
  }

  /** Until nothing moves any more; how long that took. */
  watch(most = 20_000): number {
    const from = this.time;
    while (this.playback.show().playing && this.time < from + most) {
      this.time += 10;
      this.queue.tick();
    }
    return this.time - from;
  }

  wait(ms: number): this {
    for (let left = ms; left > 0; left -= 10) {
      this.time += 10;
      this.queue.tick();
    }
    return this;
  }

  private heed(seen: Seen<Event, State, Question<CeeLo>>): this {
    this.is = seen;
    this.playback.heed(seen);
    return this;
  }
}

/** The same as the host's frames have it. Somebody must watch the match before the answer is given. */
function answeredIn(match: Match<CeeLo>, before: State, told: readonly Told<Event>[]): Answered {
  const after = match.packet(ME).view;
  const views = [...match.views(told, ME), after];
  const asked = match.question(ME);
  return { before, after, asked, events: match.told(told, ME).map((event, index) => ({ event, view: views[index] ?? after })) };
}

export function answerIn(match: Match<CeeLo>, option: Option<CeeLo>): Answered {
  match.watch();
  const before = match.packet(ME).view;
  const given = match.answer(ME, match.question(ME)?.id ?? 0, option);
  if (!given.ok) throw new Error(`${JSON.stringify(option)} was refused: ${JSON.stringify(given)}`);
  return answeredIn(match, before, given.events);
}

/** One answer in a scene: what was there before, what after, and what happened. */
export function answering(situation: Situation, option: Option<CeeLo>): Answered {
  const scene: CeeLoScene = ceeLo(situation);
  return answerIn(scene.match, option);
}

/** What is on the table when nothing moves, worked out from the view and from all that was ever told. */
export function atRest(view: State, all: readonly Event[]): ShownFight | null {
  const { fight, over, round, gold, hp: most, damage, owned } = view;
  if (fight === null || over !== null) return null;
  return { ...fight, ...leftBy(all), round, gold, most, damage, owned };
}

const isA =
  <T extends Event['type']>(...types: readonly T[]) =>
  (event: Event): event is EventOf<T> =>
    (types as readonly string[]).includes(event.type);

function leftBy(all: readonly Event[]): Left {
  const round = all.slice(all.findLastIndex(isA('began')) + 1);
  const thrown = round.findLastIndex(isA('threw'));
  const threw = round.findLast(isA('threw'));
  const enemyThrew = round.findLastIndex((event) => event.type === 'threw' && event.side === 'enemy');
  const ownThrew = round.findIndex((event, at) => at > enemyThrew && event.type === 'threw');
  const throwsOf = (side: 'player' | 'enemy'): number => all.filter((event) => isA('threw')(event) && event.side === side).length;
  const answer = enemyThrew < 0 ? [] : round.slice(enemyThrew, ownThrew < 0 ? undefined : ownThrew);
  return {
    ...NOTHING_LEFT,
    changes: threw?.changes ?? [],
    wilds: round
      .slice(thrown + 1)
      .filter(isA('wild'))
      .map(({ die, from, to }) => ({ die, from, to })),
    thrower: threw?.side ?? null,
    enemyBlow: answer.findLast(isA('hit')) ?? null,
    end: round.findLast(isA('roundWon', 'ended')) ?? null,
    throwCounts: { player: throwsOf('player'), enemy: throwsOf('enemy') },
  };
}
