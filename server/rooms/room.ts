import type { Pace, Speed } from '@tavern/host';

/** A choice or a set of house rules as the game's schema left it. */
type Chosen = { readonly [field: string]: unknown };

export type RoomSeat =
  | { readonly by: 'open' }
  | { readonly by: 'bot'; readonly level: string; readonly choice: Chosen }
  /** Ready as soon as there is a nonce: the guest's share of the next match's dice. */
  | { readonly by: 'person'; readonly guest: string; readonly choice: Chosen; readonly nonce: string | null };

/** The social place around matches; it outlives them. Plain data: what may be done is in acts/. */
export interface Room {
  readonly code: string;
  /** Counts changes: a room can only be saved over the version that was read last. */
  readonly version: number;
  readonly game: string;
  readonly rules: Chosen;
  readonly seats: readonly RoomSeat[];
  /** A guest's id. */
  readonly host: string;
  /** The guest whose role the host has only taken over, as long as they are away from their seat in a match. */
  readonly awayHost: string | null;
  readonly public: boolean;
  readonly pace: Pace;
  readonly speed: Speed;
  /** Guests who were sent away for good. */
  readonly banned: readonly string[];
  /** The match that runs, or the last one. */
  readonly match: string | null;
  readonly playing: boolean;
  /** The next match's dice: the secret, and the sha256 of it that everybody sees before sitting down. */
  readonly secret: string;
  readonly commit: string;
  /** The seed that the dice come from instead, in its normal form; only in games for one. */
  readonly seed: string | null;
  /** When it was made and when anything was last done in it; ms. */
  readonly createdAt: number;
  readonly touchedAt: number;
}
