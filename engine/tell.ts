import type { Ask, Option, Types } from './game.ts';
import type { Question } from './match.ts';
import { type Say, say } from './say.ts';
import type { Seat } from './seat.ts';

/** What lines of a log are about. */
export const LINE_KINDS = ['action', 'combat', 'luck', 'trade', 'system'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
/** A line's kind; with an exclamation mark it is one of those that matter most, with a dash a detail on the way to what another line tells. */
export type LineMark = LineKind | `${LineKind}!` | `${LineKind}-`;

export const lineKind = (mark: LineMark): LineKind => mark.replace(/[!-]$/, '') as LineKind;
export const isImportant = (mark: LineMark): boolean => mark.endsWith('!');
export const isDetail = (mark: LineMark): boolean => mark.endsWith('-');

/**
 * How a game puts itself into words: for web, terminal and HTTP alike. Only keys and values; the words are in `text/*.json`. What is a
 * heading, a row or a part of one is said here, so nobody has to find it in words again.
 */
export interface Tell<T extends Types> {
  /** A line of the log, or null where nothing is worth one. */
  event(event: T['event']): Line | null;
  /** The kind of log line of each type of event. */
  readonly marks: { readonly [type in T['event']['type']]: LineMark };
  /** Is a match remembered for it? matters.ts asks. Left out: where its line is one of those that matter most. */
  matters?(event: T['event']): boolean;
  /** The prompt. */
  question(ask: Ask<T>): Say;
  option(option: Option<T>, ask: Ask<T>): OptionWords;
  /**
   * What a list in words shows of a question, where its own order is hard to read there: every option, and the blocked ones worth a line.
   * Left out: all of it as it is.
   */
  listed?(question: Listed<T>): Listed<T>;
  /**
   * What is on the table, block by block, from far to near. The menu of a game for one tells the first note of the first block. A game may leave out what
   * did not change for a while (between two rounds of a fight), unless somebody wants it `whole`.
   */
  table(view: T['view'], seat: Seat | null, whole?: boolean): readonly Block[];
}

export type Listed<T extends Types> = Pick<Question<T>, 'options' | 'blocked'>;

/** One line of the log. */
export interface Line {
  readonly say: Say;
  /** A new turn or round begins with it. */
  readonly heading?: true;
  /** What belongs to it, a line each. */
  readonly details?: readonly Say[];
}

/** What an option says: the deed, and smaller what comes of it. */
export interface OptionWords {
  readonly say: Say;
  readonly sub?: Say;
  /** Both as one line of a list, where it is not the deed, a colon and what comes of it. */
  readonly line?: Say;
}

/** A part of the table. `id` is the same from view to view; `now`: it goes on right now, and comes after all that is always there. */
export type Block = { readonly id: string; readonly now?: true } & (
  | {
      /** A board or a track: its places in rows. */
      readonly kind: 'places';
      /** What the labels mean. */
      readonly legend?: readonly Say[];
      readonly rows: readonly (readonly TablePlace[])[];
    }
  | { readonly kind: 'rows'; readonly head?: Say; readonly rows: readonly TableRow[] }
  | { readonly kind: 'notes'; readonly notes: readonly Say[] }
);

/** One place of a board or a track. */
export interface TablePlace {
  readonly number?: number;
  readonly label: Say;
  /** Places of one kind look alike. */
  readonly kind: string;
  /** Who stands there. */
  readonly seats: readonly Seat[];
}

/** A row about somebody or something. */
export interface TableRow {
  /** Whom it is about. */
  readonly seat?: Seat;
  /** Whether it is their turn. Rows that say so either way leave room for its mark. */
  readonly current?: boolean;
  /** What the parts belong to (`nameOf` a seat, for one). A row without a title is a sentence. */
  readonly title?: Say;
  /** Each is a Say, or several that belong together: text has a dot between parts, and a comma inside one. */
  readonly parts: readonly (Say | readonly Say[])[];
  /** What is added in brackets. */
  readonly asides?: readonly Say[];
}

/** With something in brackets after it. */
export const withAside = (what: Say, aside: Say): Say => say('tell.aside', { what, aside });

/** Nothing but a player's name: as the title of their row. */
export const nameOf = (seat: Seat): Say => say('seat.name', { who: { seat } });
