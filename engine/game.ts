import type { z } from 'zod';
import type { Json } from './json.ts';
import type { Outcome } from './outcome.ts';
import type { Play } from './play.ts';
import type { Rng } from './rng/rng.ts';
import type { Say } from './say.ts';
import type { Seat } from './seat.ts';
import type { Seating, Sitter } from './seating.ts';
import type { Snapshot } from './snapshot.ts';

/** What a game names, as one bundle of types. Each rules file owns its steps and questions; the game intersects them here. */
export interface Types {
  /** A plain JSON tree; see tree.ts. Its field `rules` holds the house rules. */
  state: object;
  /** What a seat chose before the start: class, deck, team. */
  seat: object;
  view: object;
  event: { type: string };
  /** `{ 'land.trap': { seat: Seat } }` */
  steps: object;
  /** `{ window: { via: Via; option: WindowOption } }` */
  questions: object;
  rules: object;
}

type Name<M> = keyof M & string;
export type Args<Q> = Omit<Q, 'option'>;
export type Opt<Q> = Q extends { option: infer O } ? O : never;

/** An option is a flat record of primitives, compared field by field. */
export type Flat = { readonly [field: string]: null | boolean | number | string };

/** One queued unit of rules work, as data. Steps carry no secrets. */
export type Step<T extends Types> = [Name<T['steps']>] extends [never]
  ? { do: string }
  : { [K in Name<T['steps']>]: { do: K; ask?: never } & T['steps'][K] }[Name<T['steps']>];

/** A question as rules put it: its kind and what it is about. Carries no secrets either. */
export type Ask<T extends Types> = [Name<T['questions']>] extends [never]
  ? { kind: string }
  : { [K in Name<T['questions']>]: Readonly<{ kind: K } & Args<T['questions'][K]>> }[Name<T['questions']>];

export type Option<T extends Types> = [Name<T['questions']>] extends [never]
  ? Flat
  : Readonly<Opt<T['questions'][Name<T['questions']>]>>;

/** Handlers of some of a game's steps, so that every rules file can own its part: `Handlers<Mountain, LandingSteps>`. */
export type Handlers<T extends Types, S> = { readonly [K in Name<S>]: (m: Play<T>, step: S[K]) => void };
export type Defs<T extends Types, Q> = { readonly [K in Name<Q>]: QuestionDef<T, Q[K]> };

/** Which of the room's clocks runs. Times are the room's, never the rules'. An exchange (trade, loot) has one budget in all. */
export type ClockClass = 'turn' | 'prompt' | 'exchange' | 'window' | 'pause';

export interface Blocked<O> {
  readonly option: O;
  readonly why: Say;
}

/** One kind of question: its options, its fallback and what an answer does, in one object. */
export interface QuestionDef<T extends Types, Q> {
  /**
   * once (default): each seat answers once, handled on arrival. sealed: kept secret, handled together in `done`.
   * standing: stays open to all its seats until withdrawn (trade).
   */
  readonly mode?: 'once' | 'sealed' | 'standing';
  /** An interrupt window: who has answered stays hidden until it closes, and the host closes it on a clock that knows no secrets. */
  readonly window?: true;
  /** Default: turn, or window for a window. */
  readonly clock?: ClockClass;
  /** Pure, at least one, never dependent on what the seat may not know. Computed when looked at, never stored. */
  options(state: T['state'], ask: Args<Q>, seat: Seat): readonly Opt<Q>[];
  /** What a player might expect to do now but may not, with the reason: shown disabled. Public or own knowledge only. */
  blocked?(state: T['state'], ask: Args<Q>, seat: Seat): readonly Blocked<Opt<Q>>[];
  /** What the clock answers; one of the options. Default: the first. In a window it is the pass. */
  fallback?(options: readonly Opt<Q>[], state: T['state'], ask: Args<Q>, seat: Seat): Opt<Q>;
  answer?(m: Play<T>, seat: Seat, option: Opt<Q>, ask: Args<Q>): void;
  /**
   * Runs once when every seat has answered or the question was withdrawn; answers in the order of `seats`, without seats that gave up
   * meanwhile. Only `skipTo` leaves it out.
   */
  done?(m: Play<T>, answers: readonly { seat: Seat; option: Opt<Q> | null }[], ask: Args<Q>): void;
}

/** Where something hidden is in state, as a path. It could change places with any other of its group, and nobody would notice. */
export interface Hidden {
  readonly path: readonly (string | number)[];
  readonly group: string;
}

/** A definition: code, no state. */
export interface Game<T extends Types> {
  readonly name: string;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  /** House rules. Flat fields with defaults; labels and help by text key (settings.ts). */
  readonly rules: z.ZodType<T['rules']>;
  /** What a seat may choose under these rules: class, deck, team. `by`: who sits there, where that is known; it may leave fewer values. */
  seatChoice(rules: T['rules'], by?: Sitter): z.ZodType<T['seat']>;
  /** What the choices of all seats must be like together. Leave it out where any choice goes with any other. */
  readonly seating?: Seating<T>;
  /** What can change a result (numbers, copies), never text; the content hash covers it. */
  readonly content: Json;
  /** What a match under these rules is played with beyond that (the cards that a table has put into the box); null: nothing. It goes into the content hash. */
  contentUnder?(rules: T['rules']): Json;
  setup(rng: Rng, seats: readonly T['seat'][], rules: T['rules']): T['state'];
  readonly start: Step<T>;
  readonly steps: Handlers<T, T['steps']>;
  readonly questions: Defs<T, T['questions']>;
  /** State-based checks, after every step until it returns false. Leave out where unused: even a no-op costs 8%. */
  settle?(m: Play<T>): boolean;
  /** The turn budget refills when this changes. */
  turn?(state: T['state']): number;
  /** Giving up is legal for every seat at any time. Default: the match is over, that seat last. A seat that gave up is not asked again. */
  concede?(m: Play<T>, seat: Seat): void;
  /** Not null = over. A lost solo run has no winners. */
  outcome(state: T['state']): Outcome | null;
  /** The single choke point for secrets. null = spectator. May share structure with state: the kernel copies. */
  view(state: T['state'], seat: Seat | null): T['view'];
  /**
   * The same with nothing hidden, all hands open: for matches that are over and are looked at again (eyes.ts). Only what no table could show, such as the
   * order of a deck, stays out. Leave it out where `hidden` is.
   */
  everything?(state: T['state']): T['view'];
  /** What outsiders get of an event that was emitted `to` some (`{ ...event, card: null }`); sees neither seat nor state. Default: nothing. */
  mask?(event: T['event']): T['event'] | null;
  /** A world this seat cannot tell from the true one: for search, hints and the secrecy tests. */
  guess(view: T['view'], seat: Seat, rng: Rng): T['state'];
  /**
   * Everything in state this seat may not know, by place: the reviewed list behind the secrecy tests. Leave it out only where nothing is
   * hidden: then nobody looks for leaks, and people who share a screen get no curtain.
   */
  hidden?(state: T['state'], seat: Seat): readonly Hidden[];
  /** Has the seat since lawfully learnt what sets two worlds apart? Default: its views differ and something came out of hiding. */
  differs?(a: T['state'], b: T['state'], seat: Seat): boolean;
  /** Throws where an invariant is broken (conservation, bounds, no stale slots). The fuzzer calls it. */
  check?(state: T['state']): void;
  /** Throws where what an answer told does not account for what it changed. `before`: a copy. The fuzzer calls it. */
  account?(before: T['state'], events: readonly T['event'][], after: T['state']): void;
  /** Carry a running match over a rules change, or refuse. */
  migrate?(snapshot: Snapshot, from: number): Snapshot | null;
}
