import type { Ask, Option, Types } from './game.ts';
import type { Say } from './say.ts';
import type { Seat } from './seat.ts';

/** How a game puts itself into words: for web, terminal and HTTP alike. Only keys and values; the words are in `text/*.json`. */
export interface Tell<T extends Types> {
  /** A log line, or null where nothing is worth one. */
  event(event: T['event']): Say | null;
  /** The prompt. */
  question(ask: Ask<T>): Say;
  option(option: Option<T>, ask: Ask<T>): Say;
  /** What lies on the table, line by line, for the terminal and for screen readers. */
  table(view: T['view'], seat: Seat | null): Say[];
}
