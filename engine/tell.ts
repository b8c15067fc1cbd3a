import type { Ask, Option, Types } from './game.ts';
import type { Say } from './say.ts';
import type { Seat } from './seat.ts';

/** What lines of a log are about. */
export const LINE_KINDS = ['action', 'combat', 'luck', 'trade', 'system'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
/** A line's kind; with an exclamation mark it is one of those that matter most, with a dash a detail on the way to what another line tells. */
export type LineMark = LineKind | `${LineKind}!` | `${LineKind}-`;

export const lineKind = (mark: LineMark): LineKind => mark.replace(/[!-]$/, '') as LineKind;
export const isImportant = (mark: LineMark): boolean => mark.endsWith('!');
export const isDetail = (mark: LineMark): boolean => mark.endsWith('-');

/** How a game puts itself into words: for web, terminal and HTTP alike. Only keys and values; the words are in `text/*.json`. */
export interface Tell<T extends Types> {
  /** A log line, or null where nothing is worth one. */
  event(event: T['event']): Say | null;
  /** The kind of log line of each type of event. */
  readonly marks: { readonly [type in T['event']['type']]: LineMark };
  /** The prompt. */
  question(ask: Ask<T>): Say;
  option(option: Option<T>, ask: Ask<T>): Say;
  /** What lies on the table, line by line, for the terminal and for screen readers. */
  table(view: T['view'], seat: Seat | null): Say[];
}
