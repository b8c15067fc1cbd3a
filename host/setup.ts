import type { Bot } from '@tavern/bots';
import type { Game, Match, Recorder, RngSource, Seat, Types } from '@tavern/engine';
import type { Clock } from './clock.ts';
import type { Holder } from './holder.ts';
import type { Times } from './pace.ts';
import type { Closed } from './status.ts';
import type { Entry, TableStore } from './store.ts';

/** All that a table needs. */
export interface TableSetup {
  readonly game: Game<Types>;
  /** Newly created, or `resumed`; `log` is replayed on it. */
  readonly match: Match<Types>;
  /** The match comes from a snapshot: how many frames each viewer had by then (spectators last), the time of the last answer, and all answers. */
  readonly resumed?: { readonly frames: readonly number[]; readonly at: number; readonly before?: readonly Entry[] };
  /** Viewers whose frames are kept from the beginning (null: spectators'); default: all. `Table.keep` adds others when they are needed. */
  readonly viewers?: readonly (Seat | null)[];
  /** How long ago the table was first opened, ms; default: the time of the last answer, as if it had been closed since. */
  readonly age?: number;
  /** Notes every answer, for those who want a record. */
  readonly recorder?: Recorder<Types>;
  readonly holders: readonly Holder[];
  readonly times: Times;
  /** All who play sit at one screen: nothing can be read from when a window closes. */
  readonly oneScreen?: true;
  /** How long a bot waits before it answers where a person is seated. */
  readonly botWait: number;
  /** Plays for those who are away, and for empty seats. */
  readonly standIn: Bot<Types>;
  readonly clock: Clock;
  readonly store: TableStore;
  /** The bots' own luck, nothing to do with the match's dice. */
  readonly luck: RngSource;
  /** Answers so far, when a table is opened again. */
  readonly log?: readonly Entry[];
  /** Called after everybody has seen what an answer led to, and when the table closes. */
  readonly shown?: () => void;
  readonly closed?: (why: Closed | null) => void;
  /** Told of what went wrong in a bot, a listener, the store or the rules. */
  readonly trouble?: (error: unknown) => void;
}
