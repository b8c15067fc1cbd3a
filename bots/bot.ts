import type { Option, Packet, Question, Rng, Say, Seat, Types } from '@tavern/engine';
import type { Manner } from './manner.ts';

/** A packet with something to answer. */
export type AskedPacket<T extends Types> = Packet<T> & { readonly question: Question<T> };

/** Plays a seat from its packet alone: a bot cannot be handed state. To look ahead it uses `imagine`. */
export interface Bot<T extends Types> {
  /** null: nothing for now. Only for standing questions (trade); the bot is asked again when something changes. */
  choose(packet: AskedPacket<T>, seat: Seat, rng: Rng): Option<T> | null | Promise<Option<T> | null>;
  /** The same bot with a manner of its own; left out: all manners play alike. */
  inManner?(manner: Manner): Bot<T>;
  /** Why it would do this, in a few words for the player who asked for a hint: what it compared. null: there is nothing to say. */
  why?(packet: AskedPacket<T>, seat: Seat, option: Option<T>): Say | null | Promise<Say | null>;
}
