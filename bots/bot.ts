import type { Option, Packet, Question, Rng, Say, Seat, Types } from '@tavern/engine';
import type { Manner } from './manner.ts';

/** A packet with something to answer. */
export type AskedPacket<T extends Types> = Packet<T> & { readonly question: Question<T> };

/** Plays a seat from its packet alone: a bot cannot be handed state. What it may wonder about, it asks `imagine`. */
export interface Bot<T extends Types> {
  /** null: nothing for now. Only where a question stands open (trade); asked again when something changes. */
  choose(packet: AskedPacket<T>, seat: Seat, rng: Rng): Option<T> | null | Promise<Option<T> | null>;
  /** The same bot with a manner of its own; left out: all manners play alike. */
  inManner?(manner: Manner): Bot<T>;
  /** Why it would do this, in a few words for whoever asked it for advice: what it compared. null: there is nothing to say. */
  why?(packet: AskedPacket<T>, seat: Seat, option: Option<T>): Say | null | Promise<Say | null>;
}
