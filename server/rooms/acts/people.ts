import type { Refusal } from '@tavern/engine';
import { type RoomCode, refuseInRoom } from '../refusal.ts';
import type { Room } from '../room.ts';
import { freed, heldBy } from '../seats.ts';
import { type Changed, changed, type RoomContext } from './change.ts';

/** Refuses a guest who was sent away for good, whether they enter or act. */
export const banned = (room: Room, who: string): Refusal<RoomCode> | null =>
  room.banned.includes(who) ? refuseInRoom('banned') : null;

/** Sends a guest away. Players of a running match stay until it has ended: their seat is part of it. */
export function kick(room: Room, guest: string, forGood: boolean, { present }: RoomContext): Changed {
  if (guest === room.host) return refuseInRoom('not-yourself', {}, 'guest');
  if (!isHere(room, guest, present)) return refuseInRoom('guest-not-here', {}, 'guest');
  const held = heldBy(room, guest);
  if (room.playing && held !== null) return refuseInRoom('in-match', { who: { seat: held.index } }, 'guest');
  return changed({ seats: freed(room.seats, guest), banned: forGood ? [...room.banned, guest] : room.banned });
}

/** A guest who was sent away for good may come back from now on. */
export function letIn(room: Room, guest: string): Changed {
  if (!room.banned.includes(guest)) return refuseInRoom('not-banned', {}, 'guest');
  return changed({ banned: room.banned.filter((each) => each !== guest) });
}

export function passHost(room: Room, guest: string, { present }: RoomContext): Changed {
  if (guest === room.host) return refuseInRoom('already-host', {}, 'guest');
  if (!isHere(room, guest, present)) return refuseInRoom('guest-not-here', {}, 'guest');
  return changed({ host: guest, awayHost: null });
}

/** A banned guest's connection may take a moment to go. */
const isHere = (room: Room, guest: string, present: ReadonlySet<string>): boolean =>
  heldBy(room, guest) !== null || (present.has(guest) && !room.banned.includes(guest));
