import { eventFault } from '../conformance/events.ts';
import { startFrom } from '../create.ts';
import type { Eyes } from '../eyes.ts';
import type { Game, Option, Step, Types } from '../game.ts';
import { copy, same } from '../json.ts';
import type { Kernel } from '../kernel.ts';
import type { Question } from '../match.ts';
import type { Told } from '../play.ts';
import type { MatchCode } from '../refusal.ts';
import type { Rng, RngSource } from '../rng/rng.ts';
import { scripted } from '../rng/scripted.ts';
import { seat } from '../seat.ts';
import { parseSettings } from '../settings.ts';

/** A scene to start a test from. */
export interface Situation<T extends Types> {
  /** Seat choices, or just how many seats. */
  readonly seats?: number | readonly object[];
  readonly rules?: object;
  /** The draws to come, set-up included: faces for dice, indexes for picks. Shuffles leave the order as written. */
  readonly dice?: readonly (number | boolean)[];
  /** Puts things in their places after set-up: hands, decks, positions. */
  readonly with?: (state: T['state']) => void;
  /** Where the scene begins, instead of the game's first step. */
  readonly from?: Step<T> | readonly Step<T>[];
  /** Kinds of question a test may end on without saying so (usually the turn). */
  readonly rests?: readonly string[];
}

const scenes: Scene<Types>[] = [];

export function given<T extends Types>(game: Game<T>, situation: Situation<T> = {}): Scene<T> {
  const scene = new Scene(game, situation);
  scenes.push(scene as unknown as Scene<Types>);
  return scene;
}

/** Run after each test (testkit/setup.ts does): no question left open that the test did not speak of, no scripted die left over. */
export function nothingLeftOpen(): void {
  const faults = scenes.splice(0).flatMap((scene) => scene.faults());
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** A match under test. A failed expectation throws with what was there instead. */
export class Scene<T extends Types> {
  readonly match: Kernel<T>;
  private readonly dice: RngSource & { readonly left: number };
  private readonly rests: readonly string[];
  private events: readonly Told<T['event']>[];
  private spokenOf: string | null = null;

  constructor(game: Game<T>, { seats = game.seats[0], rules = {}, dice = [], with: arrange, from, rests = [] }: Situation<T>) {
    const choices = typeof seats === 'number' ? Array.from({ length: seats }, () => ({})) : seats;
    const settings = parseSettings(game, { rules, seats: choices });
    if (!settings.ok) throw new Error(`the situation is refused: ${JSON.stringify(settings)}`);
    this.dice = scripted(dice);
    this.rests = rests;
    const stream: Rng = this.dice.stream(0);
    const state = game.setup(stream, settings.seats, settings.rules);
    arrange?.(state);
    const start = from === undefined ? [game.start] : Array.isArray(from) ? (from as Step<T>[]) : [from as Step<T>];
    this.match = startFrom(
      game,
      this.dice,
      stream,
      state,
      copy(start).reverse(),
      choices.map(() => 0),
    );
    this.events = this.sound(this.match.opening);
  }

  get state(): T['state'] {
    return this.match.position.state;
  }

  /** The answer must be accepted. */
  answer(who: number, option: Option<T> | { do: 'concede' }): this {
    const result = this.match.answer(who, this.match.question(seat(who))?.id ?? 0, option);
    if (!result.ok)
      throw new Error(
        `seat ${who}'s ${JSON.stringify(option)} was refused: ${JSON.stringify(result)}; options: ${JSON.stringify(this.options(who))}`,
      );
    this.events = this.sound(result.events);
    this.spokenOf = null;
    return this;
  }

  /** The answer must be refused with this code (and this reason's key, if given), and change nothing. */
  refuses(who: number, option: unknown, code: MatchCode, why?: string): this {
    const before = this.match.hash();
    const result = this.match.answer(who, this.match.question(seat(who))?.id ?? 0, option);
    if (result.ok) throw new Error(`seat ${who}'s ${JSON.stringify(option)} was accepted`);
    if (result.code !== code || (why !== undefined && result.why.key !== why))
      throw new Error(`refused otherwise: ${JSON.stringify(result)}`);
    if (this.match.hash() !== before) throw new Error('a refused answer changed the match');
    return this;
  }

  /** The seat must be asked this kind of question now. A test that ends here has said so. */
  asks(who: number, kind: string): Question<T> {
    const question = this.match.question(seat(who));
    if (question?.kind !== kind)
      throw new Error(`seat ${who} is not asked '${kind}' but ${question === null ? 'nothing' : `'${question.kind}'`}`);
    this.spokenOf = kind;
    return question;
  }

  /** The seat must not be asked anything now. */
  asksNothing(who: number): this {
    const question = this.match.question(seat(who));
    if (question !== null) throw new Error(`seat ${who} is asked '${question.kind}'`);
    return this;
  }

  options(who: number): readonly Option<T>[] {
    return this.match.question(seat(who))?.options ?? [];
  }

  /** What a seat (null: a spectator) sees of the table; `'all'`: everything. */
  view(who: number | null | 'all'): T['view'] {
    return this.match.packet(this.eyes(who)).view;
  }

  /** What the last answer told a seat (null: a spectator). */
  told(who: number | null | 'all'): T['event'][] {
    return this.match.told(this.events, this.eyes(who));
  }

  /** The last answer must have told this seat this event, among others. */
  tells(who: number | null, event: Partial<T['event']>): this {
    const told = this.told(who) as readonly { readonly [field: string]: unknown }[];
    const found = told.some((each) => Object.entries(event).every(([field, value]) => same(each[field], value)));
    if (!found)
      throw new Error(
        `${who === null ? 'spectators' : `seat ${who}`} did not hear ${JSON.stringify(event)} but ${JSON.stringify(told)}`,
      );
    return this;
  }

  private eyes(who: number | null | 'all'): Eyes {
    if (who === 'all') this.match.layOpen();
    return who === null || who === 'all' ? who : seat(who);
  }

  private sound(events: readonly Told<T['event']>[]): readonly Told<T['event']>[] {
    const fault = eventFault(this.match, events);
    if (fault !== null) throw new Error(fault);
    return events;
  }

  faults(): string[] {
    const open = this.match.open?.ask.kind;
    const expected = open === undefined || open === this.spokenOf || this.rests.includes(open);
    return [
      ...(expected ? [] : [`the test ended while '${open}' was open: answer it, or expect it with asks(seat, '${open}')`]),
      ...(this.dice.left === 0 ? [] : [`${this.dice.left} scripted draws were not used`]),
    ];
  }
}
