import { create } from '../create.ts';
import type { Game, Types } from '../game.ts';
import type { Kernel } from '../kernel.ts';
import type { Told } from '../play.ts';
import { type MatchRecord, Recorder } from '../record/record.ts';
import { verify } from '../record/verify.ts';
import { fast } from '../rng/fast.ts';
import type { Rng } from '../rng/rng.ts';
import { type Seat, seat, seatsOf } from '../seat.ts';
import type { Settings } from '../settings.ts';
import { checkConcede, checkFork, checkResume } from './continuity.ts';
import { eventFault } from './events.ts';
import { checkEverything } from './everything.ts';
import { Habit } from './habit.ts';
import { checkListedAccepted, checkQuestions, checkTree, checkUnlistedRefused } from './legality.ts';
import { attempt, insist } from './nonconformity.ts';
import { type Samplers, sampleSettings } from './sample.ts';
import { checkDynamicSecrecy, checkImagine, checkMoments, checkStaticSecrecy } from './secrecy.ts';
import { WordCheck, type Wording } from './words.ts';

export interface Plan<T extends Types> extends Samplers<T> {
  readonly games: number;
  /** Game i is played with seed + i, so one failing game can be played again alone. */
  readonly seed: number;
  /** Heavy checks come after every this many answers; default 25. */
  readonly every?: number;
  readonly players?: number;
  /** No match may be longer; default 20,000. */
  readonly mostAnswers?: number;
  /** Check the words too. */
  readonly wording?: Wording<T>;
  /** Sees the house rules and seat choices of every game. */
  readonly begun?: (settings: Settings<T>) => void;
  /** Sees every answer's events, for a game's own tallies. */
  readonly witness?: (match: Kernel<T>, events: readonly Told<T['event']>[]) => void;
  /** Told after every game. */
  readonly progress?: (played: number) => void;
}

export interface Failure {
  readonly seed: number;
  /** How many answers had been given. */
  readonly at: number;
  readonly why: string;
  readonly record: MatchRecord | null;
}

export interface Report {
  readonly games: number;
  readonly answers: number;
  readonly failures: readonly Failure[];
  /** Who ever saw each type of event, for a reviewed table: hidden actions escape both secrecy tests. */
  readonly audience: { readonly [event: string]: readonly string[] };
}

const MOST_FAILURES = 5;
const CONCEDING_GAMES = 8;

/** Plays random matches and holds the game to every promise of the kernel. */
export function conforms<T extends Types>(game: Game<T>, plan: Plan<T>): Report {
  const failures: Failure[] = [];
  const audience = new Map<string, Set<string>>();
  const words = plan.wording === undefined ? null : new WordCheck(plan.wording);
  let answers = 0;
  let games = 0;
  while (games < plan.games && failures.length < MOST_FAILURES) {
    const run = new Run(game, plan, plan.seed + games, words, audience);
    const failure = run.play();
    if (failure !== null) failures.push(failure);
    answers += run.answers;
    games += 1;
    plan.progress?.(games);
  }
  return { games, answers, failures, audience: Object.fromEntries([...audience].map(([type, who]) => [type, [...who].sort()])) };
}

class Run<T extends Types> {
  answers = 0;
  private readonly game: Game<T>;
  private readonly plan: Plan<T>;
  private readonly seed: number;
  private readonly rng: Rng;
  /** A stream of its own: what the checks draw must not change what is played. */
  private readonly aside: Rng;
  private readonly words: WordCheck<T> | null;
  private readonly audience: Map<string, Set<string>>;
  private readonly habit: Habit<T>;
  private recorder: Recorder<T> | null = null;
  private told: readonly Told<T['event']>[] = [];

  constructor(game: Game<T>, plan: Plan<T>, seed: number, words: WordCheck<T> | null, audience: Map<string, Set<string>>) {
    this.game = game;
    this.plan = plan;
    this.seed = seed;
    this.words = words;
    this.audience = audience;
    this.rng = fast(seed).stream('conforms');
    this.aside = fast(seed).stream('aside');
    this.habit = new Habit(game);
  }

  play(): Failure | null {
    try {
      const match = this.begin();
      while (match.over === null) this.step(match);
      this.light(match);
      checkTree(match);
      this.words?.table(match);
      this.checkReplay();
      insist(this.habit.broken === null, () => this.habit.broken ?? '');
      return null;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { seed: this.seed, at: this.answers, why, record: this.recordSoFar() };
    }
  }

  private begin(): Kernel<T> {
    const { game, plan, rng, seed } = this;
    const settings = sampleSettings(game, rng, plan.players, plan);
    plan.begun?.(settings);
    const match = create(this.habit.watched, fast(seed), settings.seats, settings.rules) as Kernel<T>;
    const seats = settings.seats.map((choice, index) => ({ name: `Seat ${index + 1}`, choice }));
    this.recorder = new Recorder(game, match, { rules: settings.rules, seats, luck: { seed } }, this.every);
    if (seed === plan.seed) this.words?.settings(match);
    match.watch();
    this.hear(match, match.opening);
    if (match.over === null && rng.chance(1, 4)) this.heavy(match);
    return match;
  }

  private get every(): number {
    return this.plan.every ?? 25;
  }

  private step(match: Kernel<T>): void {
    this.light(match);
    if (this.answers % this.every === this.seed % this.every) this.heavy(match);
    insist(this.answers < (this.plan.mostAnswers ?? 20_000), () => `the match does not end: ${this.answers} answers so far`);
    const { rng } = this;
    const leaves = this.seed % CONCEDING_GAMES === 0 && rng.chance(1, 100);
    const staying = seatsOf(match.players).filter((each) => !match.gone.includes(each));
    const who = leaves ? rng.pick(staying) : rng.pick(match.asked);
    const question = leaves ? null : match.question(who);
    const option: object = question === null ? { do: 'concede' } : rng.pick(question.options);
    const before = this.game.account === undefined ? null : structuredClone(match.position.state);
    const result = this.answered(match, who, question?.id ?? 0, option);
    insist(result.ok, () => `listed option ${JSON.stringify(option)} was refused: ${JSON.stringify(result)}`);
    this.answers += 1;
    this.recorder?.note(who, option);
    if (!result.ok) return;
    this.hear(match, result.events);
    const told = result.events.map(({ event }) => event);
    if (before !== null) this.game.account?.(before, told, match.position.state);
  }

  /** Rules that throw are named with the answer that made them, and the record ends with it. */
  private answered(match: Kernel<T>, who: Seat, id: number, option: object) {
    try {
      return attempt(match, who, id, option);
    } catch (error) {
      this.recorder?.note(who, option);
      throw error;
    }
  }

  private hear(match: Kernel<T>, events: readonly Told<T['event']>[]): void {
    const fault = eventFault(match, events);
    insist(fault === null, () => fault ?? '');
    for (const { event, to } of events) {
      const mask = to === null ? null : (this.game.mask?.(event) ?? null);
      const who = to === null ? 'everybody' : mask === null ? 'named seats only' : 'named seats, masked for others';
      const known = this.audience.get(event.type);
      if (known === undefined) this.audience.set(event.type, new Set([who]));
      else known.add(who);
    }
    this.told = events;
    this.words?.events(events, match);
    this.plan.witness?.(match, events);
  }

  private light(match: Kernel<T>): void {
    checkQuestions(match);
    this.game.check?.(match.position.state);
  }

  private heavy(match: Kernel<T>): void {
    const { rng } = this;
    checkTree(match);
    checkUnlistedRefused(match);
    checkListedAccepted(match, rng);
    checkResume(match, () => fast(this.seed), rng);
    checkFork(match, rng);
    checkConcede(match, rng);
    const eyes = seat(rng.int(match.players));
    checkStaticSecrecy(match, eyes, rng);
    checkDynamicSecrecy(match, eyes, rng);
    checkImagine(match, eyes, rng);
    checkMoments(match, this.told, eyes, this.aside);
    // After all that finds a leak: what a view should not tell, everything may lack.
    checkEverything(match);
    this.words?.table(match);
  }

  /** A match that broke, or cannot be hashed any more, still has a record of the answers so far. */
  private recordSoFar(): MatchRecord | null {
    try {
      return this.recorder?.toJSON() ?? null;
    } catch {
      return this.recorder?.draft() ?? null;
    }
  }

  private checkReplay(): void {
    const verdict = verify(this.game, this.recorder?.toJSON());
    insist(verdict.ok, () => `the replay diverges: ${JSON.stringify(verdict)}`);
  }
}
