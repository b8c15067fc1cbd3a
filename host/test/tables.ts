import { type Bot, randomBot } from '@tavern/bots';
import {
  create,
  type Flat,
  fast,
  type Game,
  type Match,
  type MatchRecord,
  Recorder,
  type RecordHead,
  type Seat,
  seat,
  seatsOf,
  type Types,
} from '@tavern/engine';
import { toy } from '../../engine/test/kernel/toy.ts';
import { magpies } from '../../engine/test/magpies/magpies.ts';
import { type Card, COPIES, rulesSchema, type State } from '../../engine/test/magpies/types.ts';
import { race } from '../../examples/race/rules/race.ts';
import {
  type Entry,
  type Frame,
  type Holder,
  type Listener,
  person,
  SimulatedClock,
  type Status,
  Table,
  type TableResult,
  type TableSetup,
  type TableStore,
  timesOf,
} from '../index.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** A room at normal pace: turn 90 s, prompt 30 s, exchange 60 s, window 8 s. */
export const NORMAL = timesOf('normal', [90, 45]);

/** A game about to be played at a table: a new match each time, always the same. */
export interface TestGame {
  readonly game: Game<Types>;
  readonly players: number;
  start(): Match<Types>;
}

const plain = (game: unknown): Game<Types> => game as Game<Types>;

export function raceOf(players: number, tiles = 20, seed = 1): TestGame {
  const seats = seatsOf(players).map(() => ({}));
  return { game: plain(race), players, start: () => create(plain(race), fast(seed), seats, { tiles }) };
}

/** A game of a test's own steps and questions. */
export function toyOf(players: number, ...parts: Parameters<typeof toy>): TestGame {
  const game = plain(toy(...parts));
  const seats = seatsOf(players).map(() => ({}));
  return { game, players, start: () => create(game, fast(1), seats, {}) };
}

export interface Deal {
  readonly hands: readonly (readonly Card[])[];
  readonly nests?: readonly (readonly Card[])[];
  /** The top of the deck, the next card first; the rest is below it in a fixed order. */
  readonly deck?: readonly Card[];
}

/** Magpies with these cards dealt, whatever the shuffle was. */
export function magpiesOf({ hands, nests = hands.map(() => []), deck = [] }: Deal): TestGame {
  const rules = rulesSchema.parse({ goal: 9 });
  const seats = hands.map(() => ({ bird: 'magpie' as const }));
  const left: { [card in Card]: number } = { ...COPIES };
  for (const card of [...hands.flat(), ...nests.flat(), ...deck]) left[card] -= 1;
  const below = (Object.keys(left) as Card[]).flatMap((card) => Array<Card>(left[card]).fill(card));
  return {
    game: plain(magpies),
    players: hands.length,
    start() {
      const match = create(plain(magpies), fast(1), seats, rules);
      const state = match.state as State;
      state.hands = hands.map((hand) => [...hand]);
      state.nests = nests.map((nest) => [...nest]);
      state.deck = [...below, ...[...deck].reverse()];
      magpies.check?.(state);
      return match;
    },
  };
}

/** The log of a magpies table whose first turn is this seat's. */
export const afterBids = (players: number, first = 0): Entry[] =>
  seatsOf(players).map((who) => ({
    seq: who + 1,
    seat: who,
    option: { do: 'bid', n: who === first ? 3 : 1 },
    at: 0,
    frame: 1,
  }));

/** Keeps entries in memory; can be slow, and can fail. */
class TestStore implements TableStore {
  readonly entries: Entry[] = [];
  fails = false;
  private holding = false;
  private readonly held: (() => void)[] = [];

  append(entry: Entry): void | Promise<void> {
    if (this.fails) return Promise.reject(new Error('the disk is full'));
    if (!this.holding) return void this.entries.push(entry);
    return new Promise((stored, failed) => {
      this.held.push(() => {
        if (this.fails) return failed(new Error('the disk is full'));
        this.entries.push(entry);
        stored();
      });
    });
  }

  /** From now on an append waits for its release. */
  hold(): void {
    this.holding = true;
  }

  release(): void {
    this.held.shift()?.();
  }
}

/** Every append takes this long. */
export const slowStore = (clock: SimulatedClock, ms: number): TableStore => ({
  append: () =>
    new Promise((stored) => {
      clock.after(ms, stored);
    }),
});

/** Knows how many of its timers still run. */
export class CountingClock extends SimulatedClock {
  /** How many were set, ever. */
  count = 0;
  private readonly live = new Set<object>();

  get running(): number {
    return this.live.size;
  }

  override after(ms: number, work: () => void): () => void {
    const timer = {};
    this.count += 1;
    this.live.add(timer);
    const cancel = super.after(ms, () => {
      this.live.delete(timer);
      work();
    });
    return () => {
      this.live.delete(timer);
      cancel();
    };
  }
}

/** Something a viewer was sent, and when. */
export type Letter = { readonly at: number } & ({ readonly frame: Frame } | { readonly status: Status });

/** Collects what a viewer is sent. */
export class Watcher implements Listener {
  readonly frames: Frame[] = [];
  readonly statuses: Status[] = [];
  /** Everything in order, each as it was when it came. */
  readonly letters: string[] = [];
  leave: () => void = () => {};
  private readonly clock: SimulatedClock;
  private readonly tamper: (letter: Letter) => Letter;

  constructor(clock: SimulatedClock, tamper: (letter: Letter) => Letter = (letter) => letter) {
    this.clock = clock;
    this.tamper = tamper;
  }

  frame(frame: Frame): void {
    this.frames.push(frame);
    this.letters.push(JSON.stringify(this.tamper({ at: this.clock.now(), frame })));
  }

  status(status: Status): void {
    this.statuses.push(status);
    this.letters.push(JSON.stringify(this.tamper({ at: this.clock.now(), status })));
  }

  get numbers(): number[] {
    return this.frames.map(({ n }) => n);
  }

  get last(): Status {
    const status = this.statuses.at(-1);
    if (status === undefined) throw new Error('no status came');
    return status;
  }
}

export interface Opening extends Partial<Omit<TableSetup, 'game' | 'match' | 'recorder' | 'store' | 'clock'>> {
  readonly head?: RecordHead;
  readonly clock?: SimulatedClock;
  readonly store?: TableStore;
  /** Who is there from the start. Default: every person. */
  readonly here?: readonly (number | null)[];
}

/** A table in a test: people at every seat unless told otherwise, all of them there. */
export class OpenTable {
  readonly clock: SimulatedClock;
  readonly stored = new TestStore();
  readonly troubles: unknown[] = [];
  readonly table: Table;
  readonly players: number;
  private readonly recorder: Recorder<Types>;
  private readonly watchers = new Map<number | null, Watcher>();

  constructor(play: TestGame, { clock = new SimulatedClock(), holders, here, head, ...rest }: Opening = {}) {
    const seats = seatsOf(play.players);
    const match = play.start();
    this.recorder = new Recorder(
      play.game,
      match,
      head ?? { rules: {}, seats: seats.map((each) => ({ name: `Seat ${each}`, choice: {} })), luck: { seed: 1 } },
    );
    const held = holders ?? seats.map(() => person);
    this.clock = clock;
    this.players = play.players;
    this.table = new Table({
      game: play.game,
      match,
      recorder: this.recorder,
      holders: held,
      times: NORMAL,
      botWait: 700,
      standIn: plays(),
      clock,
      store: this.stored,
      luck: fast(7),
      trouble: (error) => this.troubles.push(error),
      ...rest,
    });
    for (const viewer of here ?? seats.filter((each) => held[each]?.by === 'person')) this.join(viewer);
  }

  join(viewer: number | null, since?: number, tamper?: (letter: Letter) => Letter): Watcher {
    const watcher = new Watcher(this.clock, tamper);
    watcher.leave = this.table.connect(eyes(viewer), watcher, since);
    this.watchers.set(viewer, watcher);
    return watcher;
  }

  leave(viewer: number | null): void {
    this.seenBy(viewer).leave();
  }

  seenBy(viewer: number | null): Watcher {
    const watcher = this.watchers.get(viewer);
    if (watcher === undefined) throw new Error(`nobody watches for ${viewer}`);
    return watcher;
  }

  /** The seat answers what it is asked now; everything that follows at once has happened. */
  async answer(who: number, option: unknown): Promise<TableResult> {
    const result = await this.table.answer(who, this.asked(who), option);
    await this.clock.pass(0);
    return result;
  }

  /** The number of the question the seat is asked now; 0 if none. */
  asked(who: number): number {
    return this.table.match.question(seat(who))?.id ?? 0;
  }

  kind(who: number): string | null {
    return this.table.match.question(seat(who))?.kind ?? null;
  }

  pass(ms: number): Promise<void> {
    return this.clock.pass(ms);
  }

  /** How long the seat still has; null where no clock runs for it. */
  left(who: number): number | null {
    const running = this.table.status(null).clocks.find((each) => each.seat === who);
    return running === undefined ? null : running.endsAt - this.clock.now();
  }

  status(viewer: number | null = null): Status {
    return this.table.status(eyes(viewer));
  }

  /** Whose the answers were: the clock's, a bot's, or (absent) the person's. */
  get by(): { readonly [seq: string]: 'clock' | 'bot' } {
    return this.record().by ?? {};
  }

  get answers(): readonly (readonly [number, object])[] {
    return this.record().answers;
  }

  record(): MatchRecord {
    return this.recorder.toJSON();
  }

  /** Let it play until it is over. For tables that need no answer from outside. */
  async toTheEnd(ms = SECOND): Promise<void> {
    for (let i = 0; this.table.match.over === null; i++) {
      if (i > 5_000) throw new Error('the match does not end');
      await this.clock.pass(ms);
    }
    await this.clock.pass(0);
  }
}

export const eyes = (viewer: number | null): Seat | null => (viewer === null ? null : seat(viewer));

/** A bot that gives these answers in turn (null: nothing for now) and then always its first option. */
export function plays(...answers: readonly (Flat | null)[]): Bot<Types> {
  const queue = [...answers];
  return {
    choose({ question }) {
      const next = queue.shift();
      return next === undefined ? (question.options[0] ?? null) : next;
    },
  };
}

export const thinks = (choose: Bot<Types>['choose']): Bot<Types> => ({ choose });

export const people = (count: number): Holder[] => Array.from({ length: count }, () => person);

export { randomBot };
