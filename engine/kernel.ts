import { contentHash, digest } from './digest.ts';
import type { Eyes } from './eyes.ts';
import { type Asking, type Flow, GIVEN, isAsking, NOT_OPEN } from './flow.ts';
import type { Ask, Flat, Game, Option, QuestionDef, Step, Types } from './game.ts';
import { copy } from './json.ts';
import { KernelPlay } from './kernel-play.ts';
import { CONCEDE, type Match, type Question, type Result } from './match.ts';
import { findOption, optionFault, sameOption, strayField } from './option.ts';
import type { Outcome } from './outcome.ts';
import { type Packet, type Packing, packetFor } from './packet.ts';
import type { Told } from './play.ts';
import { OpenQuestion } from './question.ts';
import { type MatchRefusal, malformed, refuse } from './refusal.ts';
import type { Rng, RngSource } from './rng/rng.ts';
import { say } from './say.ts';
import { type Seat, seatsOf, seat as toSeat } from './seat.ts';
import type { Snapshot } from './snapshot.ts';
import { toldTo, viewsOf } from './told.ts';

const STEP_BUDGET = 10_000;
const NOTHING: readonly never[] = Object.freeze([]);

type AnyDef<T extends Types> = QuestionDef<T, { option: Option<T> }>;
type AnyStep<T extends Types> = (m: KernelPlay<T>, step: Step<T>) => void;

/** All that a match is, besides its game and its dice. */
export interface Position<T extends Types> {
  state: T['state'];
  flow: Flow<T>;
  seq: number;
  /** Questions put to each seat so far. */
  counts: number[];
  gone: Seat[];
}

/** The kernel: runs steps until a question is open, takes an answer, runs on. Mutable inside, copies at the edge. */
export class Kernel<T extends Types> implements Match<T> {
  readonly game: Game<T>;
  readonly position: Position<T>;
  over: Outcome | null = null;
  broken = false;
  /** The question that is open now: only the topmost is. Null while rules run. */
  open: Asking<T> | null = null;
  opening: readonly Told<T['event']>[] = NOTHING;
  private readonly play: KernelPlay<T>;
  private readonly flow: Flow<T>;
  /** The options looked at last: listing them is the dearest part of most games, and the seat that looks usually answers next. */
  private listed: readonly Option<T>[] = NOTHING;
  private listedFor = -1;
  private listedAt = -1;
  /** The question looked at last: a table looks at it several times for each answer. */
  private looked: OpenQuestion<T> | null = null;
  private lookedFor = -1;
  private lookedAt = -1;
  private lately: string[] = [];
  private seen: T['state'] | null = null;
  private laidOpen = false;

  constructor(game: Game<T>, source: RngSource, position: Position<T>) {
    this.game = game;
    this.position = position;
    this.flow = position.flow;
    this.play = new KernelPlay(position, source);
    this.over = this.judge();
    const { top } = position.flow;
    if (this.over === null && top !== undefined && isAsking(top)) this.open = top;
  }

  /** Runs the first step up to the first question, on the stream that set-up drew from. */
  begin(stream: Rng): this {
    this.play.newAnswer(stream);
    this.guard(() => this.run());
    this.opening = this.play.takeEvents();
    return this;
  }

  get players(): number {
    return this.position.counts.length;
  }

  get seq(): number {
    return this.position.seq;
  }

  get state(): Readonly<T['state']> {
    return this.position.state;
  }

  get gone(): readonly Seat[] {
    return this.position.gone.slice();
  }

  get asked(): readonly Seat[] {
    const open = this.open;
    if (open === null) return NOTHING;
    const { seats, answers, left } = open;
    return left === seats.length ? seats : seats.filter((_, index) => answers[index] === null);
  }

  get awaited(): readonly Seat[] {
    const open = this.open;
    if (open === null) return NOTHING;
    const { seats, answers, left } = open;
    if (left === seats.length || this.definition(open.ask).window === true) return seats;
    return seats.filter((_, index) => answers[index] === null || answers[index] === GIVEN);
  }

  definition(ask: Ask<T>): AnyDef<T> {
    return (this.game.questions as unknown as { readonly [kind: string]: AnyDef<T> })[ask.kind] as AnyDef<T>;
  }

  question(seat: Seat): Question<T> | null {
    const open = this.open;
    if (open === null) return null;
    const index = placeOf(open.seats, seat);
    if (index < 0 || open.answers[index] !== null) return null;
    const { state, seq } = this.position;
    if (this.looked !== null && this.lookedFor === seat && this.lookedAt === seq) return this.looked;
    const { ask } = open;
    const def = this.definition(ask);
    const options = this.list(def, ask, seat);
    this.looked = new OpenQuestion(open.ids[index] as number, ask, options, def, state, seat);
    this.lookedFor = seat;
    this.lookedAt = seq;
    return this.looked;
  }

  fallback(seat: Seat): Option<T> {
    const open = this.open;
    if (open === null || !this.asked.includes(seat)) throw new Error(`seat ${seat} is not asked anything`);
    const def = this.definition(open.ask);
    const options = this.list(def, open.ask, seat);
    return copy(def.fallback?.(options, this.position.state, open.ask, seat) ?? (options[0] as Option<T>));
  }

  answer(seat: number, question: number, option: unknown): Result<T['event']> {
    const open = this.open;
    if (open !== null) {
      const index = placeOf(open.seats, seat);
      if (index >= 0 && open.ids[index] === question && open.answers[index] === null) {
        const def = this.definition(open.ask);
        const chosen = findOption(this.list(def, open.ask, seat as Seat) as readonly object[], option);
        if (chosen !== null) return this.accept(open, def, index, chosen as Option<T>);
      }
    }
    return this.concedeOrRefuse(seat, question, option);
  }

  watch(): void {
    this.play.watched = true;
  }

  get watched(): boolean {
    return this.play.watched;
  }

  /** What views are made from: the state, or, where somebody watches, a copy that shares what did not change with earlier ones. */
  get still(): T['state'] {
    if (!this.play.watched) return this.position.state;
    this.seen ??= this.play.moment();
    return this.seen;
  }

  layOpen(): void {
    this.laidOpen = true;
  }

  packet(eyes: Eyes, how?: Packing<T>): Packet<T> {
    return packetFor(this, this.allowed(eyes), how);
  }

  views(events: readonly Told<T['event']>[], eyes: Eyes): T['view'][] {
    return viewsOf(this.game, events, this.allowed(eyes), this.still);
  }

  told(events: readonly Told<T['event']>[], eyes: Eyes): T['event'][] {
    return toldTo(this.game, events, this.allowed(eyes));
  }

  fork(source: RngSource, seq = this.position.seq): Kernel<T> {
    if (this.broken) throw new Error('a broken match cannot be forked');
    const { state, flow, counts, gone } = this.position;
    return new Kernel(this.game, source, {
      state: copy(state),
      flow: flow.copy(),
      seq,
      counts: counts.slice(),
      gone: gone.slice(),
    });
  }

  toJSON(): Snapshot {
    const { game } = this;
    return { game: game.name, version: game.version, contentHash: contentHash(game), ...copy(this.plain()) } as Snapshot;
  }

  hash(): string {
    return digest(this.plain());
  }

  /** Types keep tables from asking for everything. This is the second lock, for a string from outside that passes as a seat. */
  private allowed(eyes: Eyes): Eyes {
    const open = this.laidOpen || this.over !== null;
    if (eyes === 'all' ? !open : typeof eyes === 'string') throw new Error(`a running match shows nothing to '${eyes}'`);
    return eyes;
  }

  private plain() {
    const { state, flow, seq, counts, gone } = this.position;
    return { seq, counts, gone, state, todo: flow.todo, later: flow.laterSteps };
  }

  private list(def: AnyDef<T>, ask: Ask<T>, seat: Seat): readonly Option<T>[] {
    const { seq } = this.position;
    if (this.listedFor === seat && this.listedAt === seq) return this.listed;
    const options = def.options(this.position.state, ask, seat);
    if (options.length === 0) throw new Error(`question '${ask.kind}' has no option for seat ${seat}`);
    this.listedFor = seat;
    this.listedAt = seq;
    this.listed = options;
    return options;
  }

  private accept(open: Asking<T>, def: AnyDef<T>, index: number, option: Option<T>): Result<T['event']> {
    this.begun();
    try {
      const { mode } = def;
      if (mode !== 'standing') {
        open.left -= 1;
        // The common case, the last seat and nothing to be done after: the question has gone when its answer is handled.
        if (open.left === 0 && def.done === undefined) this.flow.todo.pop();
        else open.answers[index] = def.done === undefined ? true : copy(option);
      }
      if (mode !== 'sealed' && def.answer !== undefined) {
        this.play.answering = open;
        def.answer(this.play, open.seats[index] as Seat, option, open.ask);
        this.play.answering = null;
        this.settleDown();
      }
      this.run();
    } catch (error) {
      this.broken = true;
      throw error;
    }
    return { ok: true, events: this.play.takeEvents() };
  }

  private concedeOrRefuse(seat: number, question: number, option: unknown): Result<T['event']> {
    const fault = this.fault(seat, question, option);
    if (fault !== null) return fault;
    if (sameOption(CONCEDE, option as Flat)) return this.concede(toSeat(seat + 0));
    const { open } = this;
    const index = open?.seats.indexOf(seat as Seat) ?? -1;
    if (open === null || index < 0) return refuse('not-yours', { seat: { seat } }, 'seat');
    if (open.ids[index] !== question) return refuse('no-such-question', { question }, 'question');
    if (open.answers[index] !== null) return refuse('already-answered', {}, 'question');
    return this.notAnOption(open, seat as Seat, option as Flat);
  }

  /** What is wrong with an answer whatever the question; null if nothing is. */
  private fault(seat: number, question: number, option: unknown): MatchRefusal | null {
    if (this.broken) return refuse('match-broken');
    if (this.over !== null) return refuse('match-over');
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.players) return malformed('seat', 'no-such-seat');
    const form = optionFault(option);
    if (form !== null) return malformed(form.field, form.problem);
    if (this.position.gone.includes(seat as Seat)) return refuse('already-conceded', {}, 'seat');
    if (sameOption(CONCEDE, option as Flat)) return null;
    return Number.isInteger(question) ? null : malformed('question', 'not-a-number');
  }

  private notAnOption(open: Asking<T>, seat: Seat, option: Flat): MatchRefusal {
    const def = this.definition(open.ask);
    const blocked = def.blocked?.(this.position.state, open.ask, seat).find((each) => sameOption(each.option as Flat, option));
    const field = strayField(this.list(def, open.ask, seat), option);
    const refusal = refuse('not-an-option', { given: JSON.stringify(option) }, field);
    return blocked === undefined ? refusal : { ...refusal, field: 'option', why: copy(blocked.why) };
  }

  private concede(seat: Seat): Result<T['event']> {
    const { open } = this;
    this.begun();
    this.guard(() => {
      this.position.gone.push(seat);
      this.position.flow.drop(seat);
      if (this.game.concede !== undefined) {
        // A player who leaves in the middle of a trade may end it for both.
        this.play.answering = open;
        this.game.concede(this.play, seat);
        this.play.answering = null;
        this.settleDown();
      }
      this.run();
    });
    return { ok: true, events: this.play.takeEvents() };
  }

  private begun(): void {
    this.open = null;
    this.seen = null;
    this.position.seq += 1;
    this.play.newAnswer();
  }

  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.broken = true;
      throw error;
    }
  }

  /** Steps run until none is left or a question is open. */
  private run(): void {
    const { todo } = this.flow;
    for (let spent = 0; ; spent++) {
      const over = this.judge();
      if (over !== null) return this.finish(over);
      if (todo.length === 0) this.flow.takeLater();
      const top = todo[todo.length - 1] as Step<T> | Asking<T>;
      if (isAsking(top)) {
        if (top.left === NOT_OPEN) {
          if (top.seats.length === 0) {
            todo.pop();
            continue;
          }
          top.left = this.openUp(top);
        }
        if (top.left > 0) {
          this.open = top;
          return;
        }
        todo.pop();
        this.close(top);
      } else {
        if (spent >= STEP_BUDGET) this.runaway(spent - STEP_BUDGET, top);
        todo.pop();
        this.step(top);
      }
    }
  }

  private step(step: Step<T>): void {
    const handler = (this.game.steps as unknown as { readonly [name: string]: AnyStep<T> })[step.do];
    if (handler === undefined) throw new Error(`no step is called '${step.do}'`);
    handler(this.play, step);
    this.settleDown();
  }

  /** Over budget: a few more steps, to see which ones go round, then the error that names them. */
  private runaway(over: number, { do: name }: Step<T>): void {
    if (over === 0) this.lately = [];
    this.lately.push(name);
    if (over >= 12)
      throw new Error(`a loop in the rules: over ${STEP_BUDGET} steps for one answer, lately ${this.lately.join(', ')}`);
  }

  private openUp({ seats, ids, answers }: Asking<T>): number {
    const { counts } = this.position;
    let left = 0;
    for (let i = 0; i < seats.length; i++) {
      if (answers[i] !== null) continue;
      left += 1;
      const seat = seats[i] as Seat;
      const id = (counts[seat] as number) + 1;
      counts[seat] = id;
      ids[i] = id;
    }
    return left;
  }

  private close(asking: Asking<T>): void {
    const def = this.definition(asking.ask);
    if (def.done === undefined) return;
    const answers = asking.seats.map((seat, index) => {
      const option = asking.answers[index] as Option<T> | typeof GIVEN | true | null;
      return { seat, option: option === true || option === GIVEN ? null : option };
    });
    def.done(this.play, answers, asking.ask);
    this.settleDown();
  }

  private settleDown(): void {
    const { game, play } = this;
    this.flow.layRequests();
    if (game.settle === undefined) return;
    for (let round = 0; game.settle(play); round++) {
      this.flow.layRequests();
      if (round > STEP_BUDGET) throw new Error('a loop in the rules: settle always finds something to change');
    }
    this.flow.layRequests();
  }

  private judge(): Outcome | null {
    const outcome = this.game.outcome(this.position.state);
    return outcome === null && this.position.gone.length > 0 ? this.judgeGone() : outcome;
  }

  /** Without a rule for it, a seat that gives up ends the match and is last. */
  private judgeGone(): Outcome | null {
    const [who] = this.position.gone;
    if (who === undefined || this.game.concede !== undefined) return null;
    const others = seatsOf(this.players).filter((each) => each !== who);
    const ranking = others.length > 0 ? [others, [who]] : [[who]];
    return { ranking, winners: others, why: say('outcome.conceded', { who: { seat: who } }) };
  }

  private finish(over: Outcome): void {
    this.over = over;
    this.position.flow.todo.length = 0;
    this.position.flow.laterSteps.length = 0;
  }
}

/** Most questions are put to one seat. */
const placeOf = (seats: readonly Seat[], seat: number): number => (seats[0] === seat ? 0 : seats.indexOf(seat as Seat));
