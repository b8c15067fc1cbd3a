import type { Question, Seat, Types } from '@tavern/engine';

/** One of the seats at this screen, as the table has it for its own eyes. */
export interface OwnSeat {
  readonly seat: Seat;
  readonly question: Question<Types> | null;
  /** Has passed in the open window. */
  readonly passed: boolean;
}

export interface Sharing {
  readonly own: readonly OwnSeat[];
  /** Does the game hide anything from anybody? Where it does not, everybody may look at the same screen. */
  readonly secrets: boolean;
  /** Does a question of this kind stay open to all its seats, whoever acts (trade)? */
  readonly standing: (kind: string) => boolean;
  /** Whose eyes are in front now; null: nobody's. */
  readonly front: Seat | null;
  /** To whom the screen is being handed, whoever else is asked. */
  readonly wanted: Seat | null;
}

export interface Asked {
  readonly seat: Seat;
  readonly question: Question<Types>;
}

/** What the people at one screen have to do now. */
export interface Attention {
  /** Whose eyes belong in front, as soon as the curtain was down where there must be one. */
  readonly front: Seat | null;
  /** Who must decide something. */
  readonly asked: Asked | null;
  /** The screen must change hands first. */
  readonly curtain: boolean;
  /** Questions that need nobody to look at them: their only option is the answer. */
  readonly formalities: readonly Asked[];
  /** Others at this screen who may act in the same standing question: anything else comes to them by itself. */
  readonly shares: readonly Seat[];
}

/** A prompt with one way to go is never shown: it is asked so that being asked tells nothing. */
const isFormality = ({ clock, options, blocked }: Question<Types>): boolean =>
  clock === 'prompt' && options.length === 1 && blocked.length === 0;

/** With one way to go in a window there is nothing to ask: it closes by itself. */
const isIdle = ({ window, options }: Question<Types>): boolean => window && options.length === 1;

/** Whose eyes are in front at a screen that people share, who of them is asked, and whether the screen must change hands for it. */
export function attend({ own, secrets, standing, front, wanted }: Sharing): Attention {
  const open = own.flatMap(({ seat, question, passed }) => (question === null || passed ? [] : [{ seat, question }]));
  const formalities = open.filter(({ question }) => isFormality(question));
  const deciding = open.filter(({ question }) => !isFormality(question) && !isIdle(question));
  const asked =
    deciding.find(({ seat }) => seat === wanted) ?? deciding.find(({ seat }) => seat === front) ?? deciding[0] ?? null;
  const only = own.length === 1 ? (own[0]?.seat ?? null) : null;
  // Online a seat may be lost: whoever is a new guest there only watches.
  const still = own.some(({ seat }) => seat === front) ? front : null;
  const next = only ?? asked?.seat ?? still;
  return {
    front: next,
    asked,
    curtain: secrets && only === null && next !== null && next !== front,
    formalities,
    shares: asked !== null && standing(asked.question.kind) ? sharing(deciding, asked) : [],
  };
}

const sharing = (deciding: readonly Asked[], { seat, question }: Asked): readonly Seat[] =>
  deciding.filter((each) => each.seat !== seat && each.question.kind === question.kind).map((each) => each.seat);
