import type { Flat, Language, Match, Outcome, Question, Rng, Seat, Types } from '@tavern/engine';
import type { Locator, Page } from 'playwright-core';
import type { By } from './press.ts';

/** Somebody who sits at a table, with a browser of their own. */
export interface Sitter {
  readonly name: string;
  readonly language: Language;
  readonly page: Page;
  click(what: Locator, patience?: number): Promise<void>;
}

/** A match in which the next answer is the first seat's, or which is over. */
export interface Moment<T extends Types> {
  readonly plan: Plan;
  readonly players: number;
  readonly view: T['view'];
  /** What the first seat is asked; null: it is over. */
  readonly asked: Question<T> | null;
  readonly over: Outcome | null;
  /** What the first seat answers to it, and what comes of that. */
  readonly answer: Flat | null;
  readonly leads: readonly T['event'][];
  /** And what others make of it, until the first seat is asked again. */
  readonly after: readonly T['event'][];
}

/** One of the matches in which situations are looked for. The same number is the same match, on every machine. */
export interface Plan {
  readonly players: number;
  /** Default: the game's recommended ones. */
  readonly rules?: object;
  /** Of a game for one: what the dice follow from. */
  readonly seed?: string;
  /** The people who share the screen, by name; all other seats are bots'. Default: the one who looks at it. */
  readonly people?: readonly string[];
  /** Nobody plays: bots do, and the person watches. */
  readonly watched?: true;
  /** What seats choose, in their order. Default: what a new table gives them. */
  readonly choices?: readonly object[];
  /** Everything else that is left to chance: the dice of other games, what people fancy. */
  readonly rng: Rng;
}

/** Something to take a picture of: how to know it when it is met, and what is done there. */
export interface Situation<T extends Types> {
  readonly name: string;
  readonly met: (moment: Moment<T>) => boolean;
  /** The first seat's answer is given at the table, so that what comes of it is seen to happen. */
  readonly live?: true;
  /** While things still move, this many milliseconds after the answer; without an answer, after the table is laid. */
  readonly moving?: number;
  /** What must be there before time goes on. */
  readonly awaits?: string;
  /** What is done there before the picture is taken. */
  readonly look?: (page: Page, moment: Moment<T>) => Promise<void>;
  /** Seen by somebody who has never been here. */
  readonly first?: true;
  /** In which languages; default: English. */
  readonly languages?: readonly Language[];
}

/** Selects what must be whole and in reach at every size. */
export interface Reach {
  /** It is on the screen, without any scrolling. */
  readonly atOnce: string;
  /** A part of the table that scrolls by itself may have to be scrolled to it. */
  readonly scrolled: string;
  /** Nothing of it is cut on a laptop or a tablet, or a fade says that it scrolls. */
  readonly whole: string;
}

/** What must be seen of a table where the system chooses the colours, and has taken away shadows, gradients and textures. */
export interface Sights {
  /** Things that tell by their shape: drops of life, dice, bars of odds. */
  readonly marks?: string;
  /** Things with an edge, beside those that can be pressed. */
  readonly edges?: string;
  /** What is chosen, or can be chosen now. */
  readonly lit?: string;
}

/**
 * All that tools and browser tests need to know of a game's table, so that none of them knows a game by name. Each game with a table of its
 * own exports one, called `driver`, from `test/table/index.ts` in its folder.
 */
export interface TableDriver<T extends Types> {
  /** The game's id. */
  readonly game: string;
  /** Selects what is there as soon as the table is drawn. */
  readonly drawn: string;
  /** Questions about which newcomers are told something, as settings have them: `<game>.<kind>`. */
  readonly coached: readonly string[];
  /** What a newcomer is told at this moment instead of what is told about the question, as `coach.<words>`; null: nothing else. */
  readonly lesson?: (moment: Moment<T>) => string | null;
  readonly reach: Reach;
  /** Selects everything that words to newcomers speak of: they never cover it. */
  readonly spokenOf: string;
  /** Selects dice that have been thrown. */
  readonly dice: string;
  readonly situations: readonly Situation<T>[];
  /** The situations that between them show all that a table can show, and what must be seen in each. */
  readonly sights: { readonly [situation: string]: Sights };
  readonly plan: (nth: number) => Plan;
  /** The matches in which each situation is met first, in their order, where that takes hundreds: a test checks that all are met there. */
  readonly matches?: readonly number[];
  /** What somebody answers in these matches; null: nothing for now. */
  readonly choose: (match: Match<T>, seat: Seat, plan: Plan) => Promise<Flat | null>;
  /** Presses a moment's answer, where a person would. */
  readonly give: (page: Page, moment: Moment<T>) => Promise<void>;
  /** What kind of question this person may answer now; null: none. */
  readonly asked: (person: Sitter) => Promise<string | null>;
  /** Answers whatever is asked, going on to the next match where one is over. Says whether there was anything to do. */
  readonly answer: (person: Sitter, by: By) => Promise<boolean>;
  /** Where a busy minute begins. */
  readonly busy: { readonly plan: () => Plan; readonly met: (moment: Moment<T>) => boolean };
}
