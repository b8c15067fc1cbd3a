import type { Bot } from '@tavern/bots';
import {
  type By,
  CONCEDE,
  type Flat,
  type Game,
  type Match,
  type MatchRecord,
  type Question,
  Recorder,
  type RecordHead,
  type RngSource,
  type Seat,
  sameOption,
  seat,
  seatsOf,
  type Types,
} from '@tavern/engine';
import { Audience, type Listener, type Unshown } from './audience.ts';
import { BotSeats, type Choice } from './bot-seats.ts';
import type { Clock } from './clock.ts';
import type { Frame } from './frame.ts';
import type { Holder } from './holder.ts';
import { ABANDON_AFTER, BREATH, type Times } from './pace.ts';
import { Passes } from './passes.ts';
import { Presence } from './presence.ts';
import { refuseAtTable, type TableResult } from './refusal.ts';
import { SeatClocks, type Timed } from './seat-clocks.ts';
import type { Closed, Status } from './status.ts';
import type { Entry, TableStore } from './store.ts';

export interface TableSetup {
  readonly game: Game<Types>;
  /** Newly created; `log` is replayed on it. */
  readonly match: Match<Types>;
  readonly head: RecordHead;
  readonly holders: readonly Holder[];
  readonly times: Times;
  /** How long a bot waits before it answers where a person is seated. */
  readonly botWait: number;
  /** Plays for those who are away, and for empty seats. */
  readonly standIn: Bot<Types>;
  readonly clock: Clock;
  readonly store: TableStore;
  /** The bots' own luck, nothing to do with the match's dice. */
  readonly luck: RngSource;
  /** Answers so far, when a table is opened again. */
  readonly log?: readonly Entry[];
  /** Told of what went wrong in a bot or a listener; the table goes on. */
  readonly trouble?: (error: unknown) => void;
}

/**
 * One table: a match with its people, bots and clocks. Pure: time, timers and storage are handed in. The terminal, the server and
 * the browser's worker all run this, so play here and play online cannot differ.
 */
export class Table {
  readonly match: Match<Types>;
  private readonly setup: TableSetup;
  private readonly recorder: Recorder<Types>;
  private readonly audience: Audience;
  private readonly presence: Presence;
  private readonly clocks: SeatClocks;
  private readonly bots: BotSeats;
  private readonly passes = new Passes();
  private readonly opened: number;
  private closed: Closed | null = null;
  private lastBotAnswer = Number.NEGATIVE_INFINITY;
  private unstored = 0;
  private stored: Promise<void> = Promise.resolve();
  private cancelAbandon: (() => void) | null = null;

  constructor(setup: TableSetup) {
    const { match, clock, holders, log = [] } = setup;
    this.setup = setup;
    this.match = match;
    this.opened = clock.now() - (log.at(-1)?.at ?? 0);
    this.recorder = new Recorder(setup.game, match, setup.head);
    this.audience = new Audience(match.players, this.trouble);
    this.audience.show(this.audience.take(match, match.opening, 0));
    for (const entry of log) this.relive(entry);
    this.presence = new Presence(clock, holders, () => this.plan());
    this.clocks = new SeatClocks(clock, setup.times, (timed) => this.timeUp(timed));
    this.bots = new BotSeats(clock, setup.luck, this.trouble);
    this.plan();
  }

  /** A seat's person (null: a spectator) is there. They get every frame after number `since`, and then each as it comes. */
  connect(viewer: Seat | null, listener: Listener, since?: number): () => void {
    const leave = this.audience.add(viewer, listener, since);
    if (viewer !== null) this.presence.connect(viewer);
    this.plan();
    return () => {
      if (!leave()) return;
      if (viewer !== null) this.presence.disconnect(viewer);
      this.plan();
    };
  }

  /** What a viewer has seen, after frame number `since`. */
  frames(viewer: Seat | null, since?: number): readonly Frame[] {
    return this.audience.log(viewer).after(since);
  }

  /** Resolves when the answer is stored; then everybody sees it. */
  async answer(who: number, question: number, option: unknown): Promise<TableResult> {
    if (this.closed !== null) return refuseAtTable('table-closed');
    if (Number.isInteger(who) && who >= 0 && who < this.match.players) this.back(seat(who));
    const open = this.match.question(seat(who));
    if (open?.window === true && open.id === question) {
      if (this.passes.get(seat(who), question) !== undefined) return refuseAtTable('already-passed', 'question');
      if (isPass(this.match, seat(who), option)) return this.pass(seat(who), question, option as Flat);
    }
    return this.take(who, question, option);
  }

  /** The seat's person is there and does something, if only to say so: a lent seat is theirs again. */
  back(who: Seat): void {
    const lent = this.presence.lent(who);
    if (this.presence.holder(who).by === 'person') this.presence.back(who);
    if (lent) this.plan();
  }

  /** All rivals have been away for long: they give up. */
  async claim(who: Seat): Promise<TableResult> {
    if (this.closed !== null || this.match.over !== null) return refuseAtTable('table-closed');
    const rivals = this.presence.claimable(who, this.match.gone);
    if (rivals === null) return refuseAtTable('rivals-not-away');
    let result: TableResult = { ok: true, frame: this.lastNumber(who) };
    for (const rival of rivals) if (this.match.over === null) result = await this.take(rival, 0, CONCEDE, 'clock');
    return result;
  }

  /** Somebody else takes a seat: a person an empty one, a bot that of somebody who left for good. */
  sit(who: Seat, holder: Holder): void {
    this.presence.sit(who, holder);
    this.plan();
  }

  /** The record so far; with the secret once the match is over. */
  record(secret?: string): MatchRecord {
    return this.recorder.toJSON(secret);
  }

  status(viewer: Seat | null): Status {
    const { presence, match } = this;
    const open = viewer === null ? null : match.question(viewer);
    return {
      now: this.setup.clock.now(),
      paused: this.paused,
      closed: this.closed,
      seats: seatsOf(match.players).map((each) => ({
        by: presence.holder(each).by,
        here: presence.here(each),
        lent: presence.lent(each),
      })),
      clocks: this.clocks.deadlines(),
      passed: open !== null && viewer !== null && this.passes.get(viewer, open.id) !== undefined,
      mayClaim: viewer !== null && match.over === null && presence.claimable(viewer, match.gone) !== null,
    };
  }

  /** Stops every timer. The match is where its log says. */
  close(why: Closed | null = null): void {
    this.closed ??= why;
    this.clocks.stop();
    this.bots.only([]);
    this.presence.close();
    this.cancelAbandon?.();
    this.audience.announce((viewer) => this.status(viewer));
  }

  private get paused(): boolean {
    return this.match.over === null && this.presence.deserted;
  }

  private readonly trouble = (error: unknown): void => this.setup.trouble?.(error);

  private relive({ seat: who, option, by, at, seq }: Entry): void {
    const id = this.match.question(seat(who))?.id ?? 0;
    const result = this.match.answer(who, id, option);
    if (!result.ok) throw new Error(`the log's answer ${seq} is refused: ${JSON.stringify(result)}`);
    this.recorder.note(who, option, by, at);
    this.audience.show(this.audience.take(this.match, result.events, at));
  }

  /** Validate, apply, append, durable, acknowledge, broadcast. */
  private async take(who: number, question: number, option: unknown, by?: By): Promise<TableResult> {
    const result = this.apply(who, question, option);
    if (!result.ok) return result;
    if (by === 'bot') this.lastBotAnswer = this.setup.clock.now();
    const at = this.setup.clock.now() - this.opened;
    const chosen = { ...(option as Flat) };
    this.recorder.note(who, chosen, by, at);
    const unshown = this.audience.take(this.match, result.events, at);
    const frame = this.lastNumber(seat(who));
    const entry: Entry = { seq: this.match.seq, seat: who, option: chosen, at, ...(by === undefined ? {} : { by }) };
    this.clocks.stop();
    return this.append(entry, unshown, frame);
  }

  /** A mistake in the rules stops this table, loudly; the answer that met it was never stored. */
  private apply(who: number, question: number, option: unknown) {
    try {
      return this.match.answer(who, question, option);
    } catch (error) {
      this.trouble(error);
      this.close('broken');
      return refuseAtTable('table-closed');
    }
  }

  private async append(entry: Entry, unshown: Unshown, frame: number): Promise<TableResult> {
    this.unstored += 1;
    const before = this.stored;
    const mine = (async () => {
      await before;
      await this.setup.store.append(entry);
    })();
    this.stored = mine;
    try {
      await mine;
    } catch (error) {
      if (this.closed === null) this.trouble(error);
      this.close('not-stored');
      return refuseAtTable('not-stored');
    }
    this.unstored -= 1;
    // Whoever waits for the acknowledgement hears it before anybody sees the frame.
    void Promise.resolve().then(() => {
      this.audience.show(unshown);
      this.plan();
    });
    return { ok: true, frame };
  }

  /** After anything changed: who is on the clock, who must think, what everybody should know. */
  private plan(): void {
    if (this.unstored > 0) return;
    this.watchAbandon();
    if (this.closed !== null || this.match.over !== null || this.paused) {
      this.clocks.stop();
      this.bots.only([]);
      return this.audience.announce((viewer) => this.status(viewer));
    }
    const asked = this.match.asked.flatMap((each) => {
      const question = this.match.question(each);
      return question === null ? [] : [{ seat: each, question }];
    });
    this.runClocks(asked);
    this.letBotsThink(asked);
    this.audience.announce((viewer) => this.status(viewer));
    this.closeWindowEarly(asked);
  }

  private runClocks(asked: Asked): void {
    const { game } = this.setup;
    const timed = asked
      .filter(
        ({ seat: each, question }) => this.presence.played(each) === 'person' || question.window || question.clock === 'exchange',
      )
      .map(({ seat: each, question }) => ({ seat: each, id: question.id, clock: question.clock }));
    const wait = Math.max(0, this.lastBotAnswer + BREATH - this.setup.clock.now());
    this.clocks.run(timed, game.turn?.(this.match.state) ?? null, wait);
  }

  private letBotsThink(asked: Asked): void {
    const thinking = asked.filter(
      ({ seat: each, question }) => this.presence.played(each) === 'bot' && this.passes.get(each, question.id) === undefined,
    );
    this.bots.only(thinking.map(({ seat: each }) => each));
    const wait = this.presence.people > 0 ? this.setup.botWait : 0;
    for (const { seat: each, question } of thinking) {
      const holder = this.presence.holder(each);
      this.bots.think(this.match, each, holder.by === 'bot' ? holder.bot : this.setup.standIn, wait, (choice) =>
        this.botChose(each, question, choice),
      );
    }
  }

  private botChose(who: Seat, question: Question<Types>, choice: Choice): void {
    if (this.closed !== null || this.match.question(who)?.id !== question.id) return;
    if (choice === null) return this.allWait();
    const listed = choice !== 'failed' && question.options.some((option) => sameOption(option, choice));
    if (choice !== 'failed' && !listed) this.trouble(new Error(`a bot chose ${JSON.stringify(choice)}, which is not listed`));
    const option = listed ? choice : this.match.fallback(who);
    if (question.window && isPass(this.match, who, option)) this.pass(who, question.id, option);
    else void this.take(who, question.id, option, 'bot');
  }

  /** Where bots alone are asked and none of them has anything to do, the first one closes the matter. */
  private allWait(): void {
    const { asked } = this.match;
    const [first] = asked;
    if (first === undefined || !asked.every((each) => this.presence.played(each) === 'bot' && this.bots.waits(each))) return;
    void this.take(first, this.match.question(first)?.id ?? 0, this.match.fallback(first), 'bot');
  }

  private timeUp({ seat: who, id, clock }: Timed): void {
    const question = this.match.question(who);
    if (this.closed !== null || question?.id !== id) return;
    if (clock === 'window') return this.closeWindow();
    if (this.presence.played(who) === 'person') this.presence.fellBack(who);
    void this.take(who, id, this.match.fallback(who), 'clock');
  }

  private pass(who: Seat, id: number, option: Flat): TableResult {
    this.passes.keep(who, id, option);
    this.plan();
    return { ok: true, frame: this.lastNumber(who) };
  }

  /**
   * A window may close before its time only if no other person can learn from it: nobody but bots is asked (they answer at a fixed
   * pace), there is one person at the table, or the room has no clock at all. In any other case a quick close would tell that everybody asked had a choice.
   */
  private closeWindowEarly(asked: Asked): void {
    if (asked.length === 0 || !asked.every(({ question }) => question.window)) return;
    const alone = this.presence.people <= 1 || this.setup.times.window === null;
    const settled = asked.every(({ seat: each, question }) => {
      if (this.passes.get(each, question.id) !== undefined) return true;
      return alone && this.presence.played(each) === 'person' && question.options.length === 1;
    });
    if (settled && (alone || asked.every(({ seat: each }) => this.presence.played(each) === 'bot'))) this.closeWindow();
  }

  private closeWindow(): void {
    for (const who of this.match.asked) {
      const question = this.match.question(who);
      if (question === null || !question.window) continue;
      const pass = this.passes.get(who, question.id);
      this.passes.drop(who, question.id);
      const by: By | undefined = this.presence.played(who) === 'bot' ? 'bot' : pass === undefined ? 'clock' : undefined;
      void this.take(who, question.id, pass ?? this.match.fallback(who), by);
    }
  }

  private watchAbandon(): void {
    this.cancelAbandon?.();
    this.cancelAbandon =
      this.paused && this.closed === null ? this.setup.clock.after(ABANDON_AFTER, () => this.close('abandoned')) : () => {};
  }

  private lastNumber(viewer: Seat): number {
    return this.audience.log(viewer).last?.n ?? 0;
  }
}

type Asked = readonly { readonly seat: Seat; readonly question: Question<Types> }[];

const isPass = (match: Match<Types>, who: Seat, option: unknown): boolean =>
  typeof option === 'object' && option !== null && sameOption(match.fallback(who), option as Flat);
