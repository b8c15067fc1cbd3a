import type { Question, Seat, Types } from '@tavern/engine';

/** One of the seats at this screen, as it sees the table. */
export interface OwnSeat {
  readonly seat: Seat;
  readonly question: Question<Types> | null;
  /** Has passed in the open window. */
  readonly passed: boolean;
}

export interface Sharing {
  readonly own: readonly OwnSeat[];
  /** Whether the game has secrets. Without secrets, everybody may look at the same screen. */
  readonly secrets: boolean;
  /** Whether a question of this kind stays open to all its seats, whichever of them acts (trade). */
  readonly standing: (kind: string) => boolean;
  /** Whether windows wait for everybody who is asked, those with one option too. */
  readonly allAnswer?: boolean;
  /** The seat in front now; null: nobody. */
  readonly front: Seat | null;
  /** The seat that the screen is being handed to, regardless of who is asked. */
  readonly wanted: Seat | null;
}

export interface SeatQuestion {
  readonly seat: Seat;
  readonly question: Question<Types>;
}

/** What the people at one screen have to do now. */
export interface Attention {
  /** The seat that belongs in front, after the curtain if one is needed. */
  readonly front: Seat | null;
  /** The seat that must decide. */
  readonly asked: SeatQuestion | null;
  /** The screen must change hands first. */
  readonly curtain: boolean;
  /** Questions with one option, which is answered without anybody looking. */
  readonly formalities: readonly SeatQuestion[];
  /** Others at this screen who may act in the same standing question. All other questions come to them by themselves. */
  readonly shares: readonly Seat[];
  /** Where `asked` is a pause: the pauses of all seats here, which one press answers. */
  readonly together: readonly SeatQuestion[];
}

/** A prompt with one option is never shown: it is only asked so that being asked reveals nothing. */
const isFormality = ({ clock, options, blocked }: Question<Types>): boolean =>
  clock === 'prompt' && options.length === 1 && blocked.length === 0;

/** A pause with one option hides nothing and decides nothing: any of the people here goes on for all of them. */
const isPause = ({ clock, options, blocked }: Question<Types>): boolean =>
  clock === 'pause' && options.length === 1 && blocked.length === 0;

/** A window with one option asks nothing: it closes by itself, unless it waits for everybody. */
const isIdle = ({ window, options }: Question<Types>): boolean => window && options.length === 1;

/** Which seat is in front of a shared screen, which one is asked, and whether the screen must change hands. */
export function attend({ own, secrets, standing, allAnswer = false, front, wanted }: Sharing): Attention {
  const open = own.flatMap(({ seat, question, passed }) => (question === null || passed ? [] : [{ seat, question }]));
  const formalities = open.filter(({ question }) => isFormality(question));
  const deciding = open.filter(({ question }) => !isFormality(question) && (allAnswer || !isIdle(question)));
  const at = (who: Seat | null): SeatQuestion | undefined => deciding.find(({ seat }) => seat === who);
  const asked = at(wanted) ?? at(front) ?? deciding.find(({ question }) => !isPause(question)) ?? deciding[0] ?? null;
  const pauses = asked !== null && isPause(asked.question);
  const only = own.length === 1 ? (own[0]?.seat ?? null) : null;
  // A seat online can be lost: a new guest there only watches.
  const still = own.some(({ seat }) => seat === front) ? front : null;
  const next = only ?? (pauses ? still : null) ?? asked?.seat ?? still;
  return {
    front: next,
    asked,
    curtain: secrets && only === null && next !== null && next !== front,
    formalities,
    shares: asked !== null && standing(asked.question.kind) ? sharing(deciding, asked) : [],
    together: pauses ? deciding.filter(({ question }) => isPause(question)) : [],
  };
}

const sharing = (deciding: readonly SeatQuestion[], { seat, question }: SeatQuestion): readonly Seat[] =>
  deciding.filter((each) => each.seat !== seat && each.question.kind === question.kind).map((each) => each.seat);
