import {
  type By,
  CONCEDE,
  type Flat,
  findOption,
  type Match,
  type MatchCode,
  type MatchRefusal,
  type Question,
  type Refusal,
  type Seat,
  seat,
  type Types,
} from '@tavern/engine';
import { AnswerLog, type Taken } from './answer-log.ts';
import { askedIn, thinkingIn, timedIn } from './asked.ts';
import { Audience, type Listener } from './audience.ts';
import { type BotAnswer, BotSeats } from './bot-seats.ts';
import type { Frame } from './frame.ts';
import type { Holder } from './holder.ts';
import { lentBefore } from './lent-before.ts';
import { Lull } from './lull.ts';
import { ABANDON_AFTER, BREATH } from './pace.ts';
import { Presence } from './presence.ts';
import { refuseAtTable, type TableCode, type TableResult } from './refusal.ts';
import { SeatClocks, type Timed } from './seat-clocks.ts';
import type { TableSetup } from './setup.ts';
import { Standing } from './standing.ts';
import type { Closed, Common, Status } from './status.ts';
import type { Entry } from './store.ts';
import { allAnswer, closing, type OpenQuestions, Passes } from './window.ts';

/**
 * One table: a match with its people, bots and clocks. Pure: time, timers and storage are handed in. The terminal, the server and
 * the browser's worker all run this, so play here and play online cannot differ.
 */
export class Table {
  readonly match: Match<Types>;
  private readonly setup: TableSetup;
  private readonly audience: Audience;
  private readonly answers: AnswerLog;
  private readonly presence: Presence;
  private readonly clocks: SeatClocks;
  private readonly bots: BotSeats;
  private readonly passes: Passes;
  private readonly lull: Lull;
  private readonly standing: Standing;
  private stopped = false;
  private closed: Closed | null = null;
  private lastBotAnswer = Number.NEGATIVE_INFINITY;
  private cancelAbandon: (() => void) | null = null;

  constructor(setup: TableSetup) {
    const { match, clock, holders } = setup;
    this.setup = setup;
    this.match = match;
    this.audience = new Audience(match.players, {
      trouble: this.trouble,
      ...(setup.resumed === undefined ? {} : { frames: setup.resumed.frames }),
      ...(setup.viewers === undefined ? {} : { viewers: setup.viewers }),
    });
    this.answers = new AnswerLog(setup, this.audience, {
      shown: () => {
        this.plan();
        this.setup.shown?.();
      },
      failed: (error) => this.notStored(error),
    });
    this.presence = new Presence(clock, holders, () => this.plan(), lentBefore(setup));
    this.passes = new Passes(this.presence);
    this.clocks = new SeatClocks(clock, setup.times, (timed) => this.timeUp(timed));
    this.lull = new Lull(clock, setup.luck, () => this.plan());
    const { presence, clocks, passes, hurried } = this;
    const open = (): boolean => allAnswer(setup, presence);
    this.standing = new Standing({ match, presence, clocks, passes, marks: this.answers.marks, hurried, allAnswer: open });
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
    return this.audience.framesOf(viewer).after(since);
  }

  /** Resolves when the answer is stored. Code that awaits this very promise runs before anybody sees the frame. */
  answer(who: number, question: number, option: unknown, id?: string): Promise<TableResult> {
    if (this.stopped) return Promise.resolve(refuseAtTable('table-closed'));
    const known = Number.isInteger(who) && who >= 0 && who < this.match.players;
    const held = known ? this.guard(() => this.hold(seat(who), question, option)) : null;
    if (held !== null) return Promise.resolve(held);
    return this.store(this.guard(() => this.apply(who, question, option, undefined, id)));
  }

  /** The seat's person is there: a lent seat is theirs again. */
  back(who: Seat): void {
    const lent = this.presence.lent(who);
    if (this.presence.holder(who).by === 'person') this.presence.back(who);
    if (lent) this.plan();
  }

  /** All rivals have been away for long: they give up, all at once, so that nobody returns between two of them. */
  async claim(who: Seat): Promise<TableResult> {
    if (this.stopped || this.match.over !== null) return refuseAtTable('table-closed');
    const rivals = this.presence.claimable(who, this.match.gone);
    if (rivals === null) return refuseAtTable('rivals-not-away');
    const given = rivals.flatMap((rival) => (this.match.over === null ? [this.play(rival, 0, CONCEDE, 'clock')] : []));
    const refused = (await Promise.all(given)).find(({ ok }) => !ok);
    return refused ?? { ok: true, frame: this.audience.framesOf(who).newest };
  }

  /** Somebody at the table asks that a bot plays for a person who is away. One of them is enough; the person has the seat back by returning. */
  lend(by: Seat, who: Seat): { readonly ok: true } | Refusal<TableCode> {
    const { presence, match } = this;
    if (this.stopped || match.over !== null) return refuseAtTable('table-closed');
    const known = who >= 0 && who < match.players && presence.holder(who).by === 'person';
    if (!known || who === by || match.gone.includes(who) || match.gone.includes(by))
      return refuseAtTable('no-seat-to-lend', 'seat');
    if (presence.lent(who)) return { ok: true };
    if (this.hurried) return refuseAtTable('clock-decides');
    if (!presence.lendable(by, match.gone).includes(who)) return refuseAtTable('not-away', 'seat');
    presence.lendOut(who);
    this.plan();
    return { ok: true };
  }

  /**
   * A player asks for more time. Everybody whose clock runs gets it, and nobody is told who asked. Any player may ask, at any clock, whether
   * asked or not and whatever they hold: so it tells nothing of anybody's cards.
   */
  more(by: Seat): { readonly ok: true } | Refusal<TableCode> {
    const { presence, match, clocks } = this;
    if (this.stopped || match.over !== null) return refuseAtTable('table-closed');
    if (presence.holder(by).by !== 'person' || match.gone.includes(by)) return refuseAtTable('no-more-time');
    this.back(by);
    if (!clocks.extendable) return refuseAtTable('no-more-time');
    clocks.extend();
    this.plan();
    return { ok: true };
  }

  /** A person takes an empty seat, or a bot the seat of a person who left for good. The one who had it hears no more of it. */
  sit(who: Seat, holder: Holder): void {
    this.audience.dismiss(who);
    this.presence.sit(who, holder);
    this.bots.forget(who);
    this.plan();
  }

  /** Are this viewer's frames kept? */
  keeps(viewer: Seat | null): boolean {
    return this.audience.framesOf(viewer).kept;
  }

  /** From now on this viewer's frames are kept; `frames` are those so far. Only while no answer is being stored. */
  keep(viewer: Seat | null, frames: readonly Frame[]): void {
    this.audience.framesOf(viewer).keep(frames);
  }

  /** How many frames each viewer has been shown, spectators last; 0 where they are not kept. */
  get frameCounts(): readonly number[] {
    return this.audience.counts;
  }

  /** Is there an answer that is not stored yet? */
  get busy(): boolean {
    return this.answers.busy;
  }

  /** Takes answers that another process has stored. An answer that is being stored here meanwhile will fail: the others were first. */
  follow(entries: readonly Entry[]): void {
    if (this.stopped || this.busy) return;
    this.guard(() => {
      for (const entry of entries) {
        if (entry.seq !== this.match.seq + 1) continue;
        this.answers.repeat(entry);
        this.changed();
      }
    });
    this.plan();
  }

  status(viewer: Seat | null): Status {
    return { ...this.common(), ...this.standing.personal(viewer, this.stopped) };
  }

  private common(): Common {
    return this.standing.common({ now: this.setup.clock.now(), paused: this.paused, closed: this.closed });
  }

  /** Stops every timer and takes no more answers. The match is where its log says. */
  close(why: Closed | null = null): void {
    this.closed ??= why;
    this.stopped = true;
    this.clocks.stop();
    this.bots.only([]);
    this.presence.close();
    this.cancelAbandon?.();
    this.lull.stop();
    this.announce();
    this.setup.closed?.(this.closed);
  }

  /** Turns are on a clock: where they are not, nobody plays for others unasked. */
  private get hurried(): boolean {
    return this.setup.times.turn !== null;
  }

  private get turn(): number | null {
    return this.setup.game.turn?.(this.match.state) ?? null;
  }

  private get paused(): boolean {
    return this.match.over === null && this.presence.deserted;
  }

  private readonly trouble = (error: unknown): void => this.setup.trouble?.(error);

  /** An error in the rules stops this table, loudly, and no other. The answer that met it is never stored. */
  private guard<X>(work: () => X): X | Refusal<TableCode> {
    try {
      return work();
    } catch (error) {
      this.trouble(error);
      this.close('broken');
      return refuseAtTable('table-closed');
    }
  }

  private notStored(error: unknown): void {
    if (this.closed === null) this.trouble(error);
    this.close('not-stored');
  }

  /** A pass in an open window is kept back. null: it is another answer, for the match to judge. */
  private hold(who: Seat, question: number, option: unknown): TableResult | null {
    const open = this.match.question(who);
    const inWindow = open?.window === true && open.id === question;
    const passes = inWindow && isSame(this.match.fallback(who), option);
    // The page of a player without a choice sends no pass. So a pass is no sign of presence: it would tell that there was a choice.
    if (!passes || this.presence.lent(who)) this.back(who);
    if (!inWindow || isSame(CONCEDE, option)) return null;
    if (this.passes.has(who, question)) return refuseAtTable('already-passed', 'question');
    if (!passes) return null;
    this.passes.keep(who, question, 'person');
    this.plan();
    return { ok: true, frame: this.audience.framesOf(who).shown, held: true };
  }

  private apply(who: number, question: number, option: unknown, by?: By, id?: string): Taken | MatchRefusal {
    const taken = this.answers.take(who, question, option, by, id);
    if (!taken.ok) return taken;
    if (by === 'bot') this.lastBotAnswer = this.setup.clock.now();
    this.changed();
    return taken;
  }

  /** Stops the clocks and thoughts for questions that are gone now. */
  private changed(): void {
    this.clocks.keep((running) => {
      const question = this.match.question(running.seat);
      return question !== null && this.clocks.goesOn({ ...running, id: question.id, clock: question.clock }, running, this.turn);
    });
    this.bots.only([]);
  }

  private store(taken: Taken | Refusal<MatchCode | TableCode>): Promise<TableResult> {
    return taken.ok ? this.answers.store(taken) : Promise.resolve(taken);
  }

  /** The table itself answers: for a bot, for the clock, or with a kept pass. The option is listed, so the rules must take it. */
  private play(who: Seat, question: number, option: Flat, by?: By): Promise<TableResult> {
    const taken = this.guard(() => {
      const result = this.apply(who, question, option, by);
      if (!result.ok) throw new Error(`the rules refuse what they list: ${JSON.stringify({ who, option, result })}`);
      return result;
    });
    return this.store(taken);
  }

  /** After anything changed: who is on the clock, who must think, what everybody should know. */
  private plan(): void {
    if (this.answers.busy) return;
    this.watchAbandon();
    this.guard(() => {
      const idle = this.stopped || this.paused || this.match.over !== null;
      const asked = idle ? [] : askedIn(this.match);
      if (this.windowCloses(asked)) return this.closeWindow();
      if (idle) this.clocks.stop();
      else this.runClocks(asked);
      this.letBotsThink(asked);
      return this.announce();
    });
  }

  private windowCloses(asked: OpenQuestions): boolean {
    const { oneScreen } = this.setup;
    const closes = closing(asked, this.passes, this.presence, this.setup);
    const settled = this.lull.closes(asked, closes === 'later');
    return closes === 'now' || settled || (closes === 'later' && oneScreen === true);
  }

  private announce(): void {
    this.audience.announce(this.common(), (viewer) => this.standing.personal(viewer, this.stopped));
  }

  private runClocks(asked: OpenQuestions): void {
    const wait = Math.max(0, this.lastBotAnswer + BREATH - this.setup.clock.now());
    this.clocks.run(timedIn(asked, this.match, this.presence), this.turn, wait);
  }

  private letBotsThink(asked: OpenQuestions): void {
    const thinking = thinkingIn(asked, this.presence, this.passes);
    this.bots.only(thinking.map(({ seat: each }) => each));
    for (const { seat: each, question } of thinking) {
      const wait = this.presence.people > 0 && question.clock !== 'pause' ? this.setup.botWait : 0;
      const holder = this.presence.holder(each);
      const bot = holder.by === 'bot' ? holder.bot : this.setup.standIn;
      this.bots.think(this.match, each, question, bot, wait, (choice) => this.botChose(each, question, choice));
    }
  }

  private botChose(who: Seat, { id, window }: Question<Types>, choice: BotAnswer): void {
    this.guard(() => {
      if (choice === null) return this.allWait();
      const fallback = this.match.fallback(who);
      const option = choice === 'failed' ? fallback : choice;
      if (!window || !isSame(fallback, option)) return void this.play(who, id, option, 'bot');
      this.passes.keep(who, id, 'bot');
      return this.plan();
    });
  }

  /** Where bots alone are asked and none of them has anything to do, the first one closes the matter. */
  private allWait(): void {
    const asked = askedIn(this.match);
    const [first] = asked;
    if (first === undefined || !asked.every(({ seat: each }) => this.bots.waits(each))) return;
    void this.play(first.seat, first.question.id, this.match.fallback(first.seat), 'bot');
  }

  private timeUp({ seat: who, id, clock }: Timed): void {
    // A clock that runs out while an answer is being stored counts when it is stored.
    if (this.answers.busy) return;
    this.guard(() => {
      const question = this.match.question(who);
      if (question?.id !== id) return;
      if (question.window) return this.closeWindow();
      // Between two rounds nobody has to do anything: letting a pause run out is no sign of absence.
      if (clock !== 'pause' && this.presence.played(who) === 'person') this.presence.fellBack(who, this.turn);
      void this.play(who, id, this.match.fallback(who), 'clock');
    });
  }

  private closeWindow(): void {
    for (const { seat: who, question } of askedIn(this.match)) {
      // One pass may have closed it for all, and opened the next.
      if (this.match.question(who)?.id !== question.id) continue;
      void this.play(who, question.id, this.match.fallback(who), this.passes.use(who, question.id));
    }
  }

  private watchAbandon(): void {
    if (this.paused && !this.stopped) this.cancelAbandon ??= this.setup.clock.after(ABANDON_AFTER, () => this.close('abandoned'));
    else {
      this.cancelAbandon?.();
      this.cancelAbandon = null;
    }
  }
}

const isSame = (listed: Flat, option: unknown): boolean => findOption([listed], option) !== null;
