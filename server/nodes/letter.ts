import type { Flat, Say } from '@tavern/engine';
import type { Status } from '@tavern/host';

/** What a node asks the owner of a match for one of its players. */
export type Ask =
  | { readonly do: 'answer'; readonly seat: number; readonly id: string; readonly question: number; readonly option: Flat }
  | { readonly do: 'claim'; readonly seat: number }
  | { readonly do: 'lend'; readonly seat: number; readonly to: number }
  | { readonly do: 'more'; readonly seat: number };

/** About a table. `seq`: how many answers the sender knows, so that nobody stays behind who missed the news of one. */
type TableLetter =
  /** Whose eyes look at the match at the sender: all of them, each time. */
  | { readonly is: 'look'; readonly match: string; readonly viewers: readonly (number | null)[] }
  | { readonly is: 'ask'; readonly n: number; readonly match: string; readonly ask: Ask }
  /** `result` null: the sender does not run this match. */
  | { readonly is: 'reply'; readonly n: number; readonly result: object | null; readonly seq: number }
  | { readonly is: 'back'; readonly match: string; readonly seat: number }
  | {
      readonly is: 'status';
      readonly match: string;
      readonly viewer: number | null;
      readonly status: Status;
      readonly seq: number;
    }
  | { readonly is: 'gone'; readonly match: string; readonly why: Say }
  /** The sender does not run this match any more. */
  | { readonly is: 'elsewhere'; readonly match: string };

/** A guest who is in a room, and since when (ms since 1970). */
export type Here = readonly [guest: string, since: number];

/** About a room. */
export type RoomLetter =
  /** `whole`: nobody else is in it at the sender. */
  | { readonly is: 'in'; readonly room: string; readonly guests: readonly Here[]; readonly whole?: true }
  | { readonly is: 'out'; readonly room: string; readonly guest: string }
  /** Who is in it at the others? `even`: also those where nobody is say so. */
  | { readonly is: 'who'; readonly room: string; readonly even?: true }
  | { readonly is: 'kicked'; readonly room: string; readonly guest: string; readonly forGood: boolean }
  | { readonly is: 'renamed'; readonly guest: string };

/** About the sender itself. */
type NodeLetter =
  /** It has shut down. */
  | { readonly is: 'bye' }
  /** It did not listen for a while: those who have told it something tell it again. */
  | { readonly is: 'again' };

export type Letter = TableLetter | RoomLetter | NodeLetter;

/** Letters come from our own processes. One of a newer version may write what this one does not know. */
export const isLetter = (letter: unknown): letter is Letter =>
  typeof letter === 'object' && letter !== null && 'is' in letter && typeof letter.is === 'string';
