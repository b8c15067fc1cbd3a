import { type By, CONCEDE, type Flat, type Match, type Seat, sameOption, seat, type Types } from '@tavern/engine';
import type { Entry } from './store.ts';

/** Somebody else played for this seat: the clock, or a bot that had it while its person was away. */
export interface Mark {
  readonly seat: Seat;
  readonly by: By;
}

/** What an answer brings: marks to be told with it, and those that must wait until a sealed question is over. */
interface Reading {
  readonly told: readonly Mark[];
  readonly sealed: readonly Mark[];
}

/**
 * For whom the clock or a bot has played. It follows from the answers alone, so that a table opened again has the same marks. Nothing
 * is said of windows, where it would tell who passed; nor of pauses, where there is nothing to miss.
 */
export class Marks {
  private readonly people: ReadonlySet<number>;
  private sealed: readonly Mark[] = [];
  /** By seat: its first frame with something that somebody else has played since its person's last answer. */
  private readonly first = new Map<number, number>();

  /** `before`: answers that the match has taken already. */
  constructor(people: Iterable<number>, match?: Match<Types>, before: readonly Entry[] = []) {
    this.people = new Set(people);
    for (const entry of before) this.note(entry.seat, entry.by, entry.frame);
    const waiting = match === undefined || before.length === 0 ? [] : sealedSeats(match);
    this.sealed = waiting.flatMap((who) => this.markOf(who, before.findLast((entry) => entry.seat === who)?.by) ?? []);
  }

  /** The same marks, to go on from twice. */
  copy(): Marks {
    const copy = new Marks(this.people);
    copy.sealed = this.sealed;
    for (const [who, frame] of this.first) copy.first.set(who, frame);
    return copy;
  }

  /** Before the match takes the answer. What was read counts once it is kept. */
  read(match: Match<Types>, who: number, option: unknown, by: By | undefined): Reading {
    const { sealed } = this;
    if (by === undefined && sealed.length === 0) return NOTHING;
    const question = match.question(seat(who));
    const silent = question === null || question.window || question.clock === 'pause' || isConcession(option);
    const mark = silent ? null : this.markOf(seat(who), by);
    const marks = mark === null ? sealed : [...sealed, mark];
    return isSealed(match) && match.asked.some((each) => each !== who)
      ? { told: [], sealed: marks }
      : { told: marks, sealed: [] };
  }

  /** The match has taken it. `frame`: its seat's frame with this answer in it. */
  keep({ sealed, told }: Reading, who: number, by: By | undefined, frame: number): void {
    this.sealed = sealed;
    const marked = by === undefined || [...told, ...sealed].some((mark) => mark.seat === who);
    if (marked) this.note(who, by, frame);
  }

  /** The seat's first frame that others have played for it; null: its person has answered since. */
  missed(who: Seat): number | null {
    return this.first.get(who) ?? null;
  }

  private note(who: number, by: By | undefined, frame: number): void {
    if (by === undefined) this.first.delete(who);
    else if (this.people.has(who) && !this.first.has(who)) this.first.set(who, frame);
  }

  /** The clock always plays for a person. A bot does so only on a lent seat, not on its own. */
  private markOf(who: Seat, by: By | undefined): Mark | null {
    return by === undefined || (by === 'bot' && !this.people.has(who)) ? null : { seat: who, by };
  }
}

const NOTHING: Reading = { told: [], sealed: [] };

const isConcession = (option: unknown): boolean => sameOption(CONCEDE, option as Flat);

function isSealed(match: Match<Types>): boolean {
  const [first] = match.asked;
  const kind = first === undefined ? undefined : match.question(first)?.kind;
  const kinds = match.game.questions as { readonly [kind: string]: { readonly mode?: string } };
  return kind !== undefined && kinds[kind]?.mode === 'sealed';
}

/** The seats that have answered a sealed question which others are still asked. */
function sealedSeats(match: Match<Types>): readonly Seat[] {
  if (!isSealed(match)) return [];
  const open = match.toJSON().todo.at(-1) as
    | { readonly seats?: readonly Seat[]; readonly answers?: readonly unknown[] }
    | undefined;
  return open?.seats?.filter((_, index) => open.answers?.[index] !== null) ?? [];
}
