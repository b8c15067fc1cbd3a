import type { Flat, Packet, Refusal, Rng, Seat, Snapshot, Texts, Types } from '@tavern/engine';
import type { z } from 'zod';

/** What a request of a contract comes to, read: the same few things in every one. */
export type Asking =
  /** A new room. `bot`: against a bot of this level, at once. */
  | { readonly do: 'open'; readonly choice: object | null; readonly bot: string | null; readonly nonce: string | null }
  | { readonly do: 'join'; readonly room: string; readonly choice: object | null; readonly nonce: string | null }
  /** `since`: the last event that was seen; null: all that are not acknowledged. */
  | { readonly do: 'look'; readonly room: string; readonly player: string; readonly since: number | null }
  | { readonly do: 'acknowledge'; readonly room: string; readonly player: string; readonly events: readonly string[] }
  /** `id`: makes a repeat harmless. */
  | { readonly do: 'act'; readonly room: string; readonly player: string; readonly id: string | null; readonly act: object }
  /** For tests: the next match of a room begins with this state. `room`: null: of a new one. */
  | { readonly do: 'inject'; readonly room: string | null; readonly given: object; readonly nonce: string | null }
  /** The same for everybody. */
  | { readonly do: 'read'; readonly reply: () => object };

/** One request, as the server reads it and the OpenAPI document describes it. */
export interface ContractRoute {
  readonly method: 'GET' | 'POST';
  /** As OpenAPI writes it: `/player/{playerId}`. */
  readonly path: string;
  /** What a parameter of the path must look like: other paths are not this route's. */
  readonly only?: { readonly [parameter: string]: string };
  readonly about: string;
  readonly guest: 'must' | 'no';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  readonly status: 200 | 201;
  readonly refusals: readonly number[];
  /** Only where the server is for tests. */
  readonly forTests?: true;
  /** Parts that have no schema are undefined. */
  readonly asks: (read: { readonly params: never; readonly query: never; readonly body: never }) => Asking;
}

/** One step of a match as one seat saw it. */
export interface SeenStep<T extends Types = Types> {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly events: readonly T['event'][];
  /** After each of them. */
  readonly views: readonly T['view'][];
  readonly packet: Packet<T>;
}

/** An event in the contract's own form. `n`: from 1, per seat; it follows from the steps alone. */
export interface ContractEvent {
  readonly n: number;
  readonly type: string;
  readonly data: object;
  readonly time: number;
}

/** A phase that only the contract has: until its player acknowledges this event or does anything, at the latest until this time. */
export interface Interlude {
  /** The same for both players. */
  readonly key: string;
  /** By number; null: it is not this seat's to acknowledge. */
  readonly event: number | null;
  readonly until: number;
}

/** `done`: it is so already, and nothing is to be answered. */
export type Translated = { readonly question: number; readonly option: Flat } | { readonly done: true } | Refusal;

/** What one seat has seen of a match, in the contract's form. Everything follows from the steps that it was given. */
export interface Chronicle<T extends Types = Types> {
  /** The next step. The result: what is to be told of it. */
  take(step: SeenStep<T>): readonly ContractEvent[];
  readonly interlude: Interlude | null;
  /** How things stand after the last step. `passed`: the interlude is over. */
  standing(room: ContractRoom, passed: boolean): object;
  /** What was asked for, as one of the options of the open question, or why it is none. */
  answer(act: object): Translated;
}

export interface ContractRoom {
  readonly code: string;
  /** Null: no match has started. */
  readonly match: string | null;
  /** Who sits where; null: nobody yet. */
  readonly names: readonly (string | null)[];
}

/** A match that begins with a state which somebody made up. */
export interface Injection {
  readonly ok: true;
  /** What each seat has chosen. */
  readonly choices: readonly { readonly [field: string]: unknown }[];
  readonly snapshot: Snapshot;
  /** What its dice follow from; null: nobody knows them. */
  readonly seed: string | null;
}

/** A game's own HTTP interface, where its document describes one: its requests, and how they and what is seen are translated. Pure. */
export interface Contract<T extends Types = Types> {
  readonly routes: { readonly [name: string]: ContractRoute };
  /** Where its OpenAPI document is. */
  readonly document: string;
  /** What seats are called. */
  readonly players: readonly string[];
  /** Words of its own refusals. */
  readonly texts: Texts;
  chronicle(seat: Seat): Chronicle<T>;
  /** A room in which no match has started. */
  lobby(room: ContractRoom): object;
  /** What is asked for there: why it cannot be. */
  tooEarly(act: object): Refusal;
  /** For tests: a match that begins with the state that is given (`inject`), or the first thing that is wrong with it. `luck`: for what it leaves open. */
  inject(given: object, luck: Rng): Injection | Refusal;
  /** The type of the event that a refusal is told as. */
  errorType(refused: Refusal): string;
}
