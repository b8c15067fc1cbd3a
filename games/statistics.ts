import type { Seat, Types } from '@tavern/engine';

/** Something that was true `hits` times out of `of`. Words, where there are any: `statistics.<share>`; a value that is a card has its name. */
export interface Counted {
  readonly share: string;
  /** What it is about, where it is counted for several things alike: a card. */
  readonly value?: string;
  readonly hits: number;
  readonly of: number;
}

/** A card that came to a seat by chance out of a pile. What the same draw could have brought instead is what the card is measured against. */
export interface Drawn {
  readonly seat: Seat;
  readonly card: string;
  readonly pile: string;
}

/**
 * What a game lets the lab count over many matches (`lab simulate`, `lab fuzz`). It reads true state and whole events, secrets
 * included, so it serves figures over finished matches and is never shown to anybody who plays.
 */
export interface Statistics<T extends Types = Types> {
  /** The ids of all cards. Every one should turn up in some match: one that never does is a mistake in the rules or in this list. */
  readonly cards: readonly string[];
  /** The cards that this event shows in use: played, drawn and in effect, fought. Naming one twice does no harm. */
  used(event: T['event']): readonly string[];
  /** The seat that began the match, where this event tells it; left out: always the first one. */
  began?(event: T['event']): Seat | null;
  /** The cards that this event brings to a seat, so that the lab can tell how much more often those win who draw one (`lab simulate`). */
  drawn?(event: T['event']): readonly Drawn[];
  /** Rounds played so far; asked once, when the match is over. */
  rounds(state: T['state']): number;
  /** Shares of other things than wins, such as of matches that end early; asked once, when the match is over. */
  shares?(state: T['state']): readonly Counted[];
  /** The side that a seat plays for, where several may play for one: the lab gives a side to one bot. Null: for itself. */
  side?(choice: T['seat']): string | null;
  /** What a seat counts as, by group: `{ class: 'monk', order: '1' }`; asked when the match is over. Words, where there are any: `seat.class.monk`. */
  groups?(choice: T['seat'], seat: Seat, state: T['state']): { readonly [group: string]: string };
  /** The same of a side, which counts once, however many play for it: `{ team: 'hawk', teamSize: '2' }`. */
  sideGroups?(side: string, state: T['state']): { readonly [group: string]: string };
}
