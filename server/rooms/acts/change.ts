import type { Refusal } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Room } from '../room.ts';

/** What an act must know of the world outside the room. */
export interface RoomContext {
  readonly pack: GamePack;
  /** ms */
  readonly now: number;
  /** Guests who are in the room now, seated or not, in the order they came. */
  readonly present: ReadonlySet<string>;
}

/** What an act may change. Version and time follow by themselves; dice and matches are not the guests' to change. */
export type Change = Partial<
  Pick<Room, 'rules' | 'seats' | 'host' | 'awayHost' | 'public' | 'pace' | 'speed' | 'seed' | 'banned' | 'playing'>
>;

export type Changed = { readonly ok: true; readonly change: Change; readonly start?: true } | Refusal;

export const changed = (change: Change): Changed => ({ ok: true, change });
