import { type Mirror, Table, type TableSetup } from '@tavern/host';
import type { LiveMatch } from '../play/live-match.ts';
import type { RoomLetter } from './letter.ts';

/** What rooms and matches need to know of other server processes on the same database. */
export interface Nodes {
  /** There is no other, and never will be. */
  readonly alone: boolean;
  /** false: this node is cut off from the database, and may run nothing. */
  readonly there: boolean;
  /** Runs this match from now on, unless another node does. */
  take(match: string): Promise<void>;
  /** Does this node run it? Clocks, bots and presence are the owner's alone. */
  owns(match: string): boolean;
  /** It is put away here: another node may run it. */
  release(match: string): Promise<void>;
  /** The table itself where the match is ours, else its mirror. */
  table(setup: TableSetup, live: LiveMatch): Table | Mirror;
  /** To one node, or to all others (null). */
  tell(to: string | null, letter: RoomLetter): void;
}

const DONE = Promise.resolve();

/** One process on SQLite: everything is its own. */
export const ALONE: Nodes = {
  alone: true,
  there: true,
  take: () => DONE,
  owns: () => true,
  release: () => DONE,
  table: (setup) => new Table(setup),
  tell: () => {},
};
