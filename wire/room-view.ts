import type { Json, Refusal } from '@tavern/engine';
import type { Pace, Speed } from '@tavern/host';

type Fields = { readonly [field: string]: Json };

type SeatView =
  | { readonly by: 'open' }
  /** `name`: level and person (`normal marta`), to be put into words. */
  | { readonly by: 'bot'; readonly name: string; readonly level: string; readonly choice: Fields }
  | {
      readonly by: 'person';
      readonly guest: string;
      readonly name: string;
      readonly choice: Fields;
      readonly ready: boolean;
      /** Connected now. */
      readonly here: boolean;
    };

/**
 * A room as one of the guests in it sees it. Nobody's secrets are in here. Where a game keeps choices secret until the match starts, `choice` is whole for
 * the guest who chose (and of a bot for the host); the others get what the game shows of it.
 */
export interface RoomView {
  readonly code: string;
  readonly version: number;
  readonly game: string;
  readonly rules: Fields;
  readonly seats: readonly SeatView[];
  /** A guest's id: of somebody seated, of a spectator, or of somebody who has left. */
  readonly host: string;
  readonly hostName: string;
  readonly public: boolean;
  readonly pace: Pace;
  readonly speed: Speed;
  /** The match that runs, or the last one. */
  readonly match: string | null;
  readonly playing: boolean;
  /** sha256 of the secret of the next match's dice. */
  readonly commit: string;
  /** The seed of those dice in its normal form; null: none was chosen. */
  readonly seed: string | null;
  /** Those in the room without a seat, the longest there first. */
  readonly spectators: readonly { readonly guest: string; readonly name: string }[];
  /** Those who were sent away for good. */
  readonly banned: readonly { readonly guest: string; readonly name: string }[];
  /** Whether the host could start now, and if not, why: `{ seat }` in `why` is a seat of this room. */
  readonly mayStart: { readonly ok: true } | Refusal;
}

/** A room in a list: of public rooms, or of a guest's own. */
export interface RoomListing {
  readonly code: string;
  readonly game: string;
  readonly taken: number;
  readonly seats: number;
  /** The host's nickname. */
  readonly host: string;
  readonly pace: Pace;
  readonly playing: boolean;
  /** How many house rules differ from those a new room begins with. */
  readonly changedRules: number;
}

/** An invitation: what a guest who may come in sees of a room before entering. */
export interface RoomInvitation extends RoomListing {
  /** Nicknames of those who sit there; the other taken seats are bots'. */
  readonly people: readonly string[];
}

/** One of a guest's own rooms in a list, with what tells it from the others. */
export interface OwnRoom extends RoomListing {
  /** Who else sits there; of a bot level and person, to be put into words. */
  readonly others: readonly { readonly name: string; readonly bot: boolean }[];
  /** Rounds begun in the match that runs; null: none runs, or its game does not count them. */
  readonly rounds: number | null;
  readonly yourTurn: boolean;
}
