import type { Ask, Blocked, ClockClass, Option, QuestionDef, Types } from './game.ts';
import type { Question } from './match.ts';
import type { Seat } from './seat.ts';

const NOTHING: readonly never[] = Object.freeze([]);

type Definition<T extends Types> = QuestionDef<T, { option: Option<T> }>;

/** An open question. Reasons for what is blocked may cost more than the options: they are worked out when somebody looks. */
export class OpenQuestion<T extends Types> implements Question<T> {
  readonly id: number;
  readonly kind: string;
  readonly ask: Ask<T>;
  readonly options: readonly Option<T>[];
  readonly clock: ClockClass;
  readonly window: boolean;
  readonly #definition: Definition<T>;
  readonly #state: T['state'];
  readonly #seat: Seat;
  #blocked: readonly Blocked<Option<T>>[] | null = null;

  constructor(id: number, ask: Ask<T>, options: readonly Option<T>[], definition: Definition<T>, state: T['state'], seat: Seat) {
    this.id = id;
    this.kind = ask.kind;
    this.ask = ask;
    this.options = options;
    this.clock = clockOf(definition);
    this.window = definition.window === true;
    this.#definition = definition;
    this.#state = state;
    this.#seat = seat;
  }

  get blocked(): readonly Blocked<Option<T>>[] {
    this.#blocked ??= this.#definition.blocked?.(this.#state, this.ask, this.#seat) ?? NOTHING;
    return this.#blocked;
  }
}

/** All of it, as plain data. */
export function plainQuestion<T extends Types>(question: Question<T> | null): Question<T> | null {
  return question === null ? null : { ...question, blocked: question.blocked };
}

const clockOf = <T extends Types>(definition: Definition<T>): ClockClass =>
  definition.clock ?? (definition.window === true ? 'window' : 'turn');
