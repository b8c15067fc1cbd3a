import type { RoomContext } from './acts/change.ts';
import { leave } from './leave.ts';
import type { Room } from './room.ts';

/**
 * A guest is out of a room for good, by those who run the server: the host cannot object, and may be the one. In the lobby the seat becomes
 * open; in a match it stays theirs, and is played for like that of anybody who is away. The same room where they are out already.
 */
export function expelled(room: Room, guest: string, context: Pick<RoomContext, 'now' | 'present'>): Room {
  if (room.banned.includes(guest)) return room;
  const left = leave(room, guest, context);
  return { ...left, banned: [...left.banned, guest], version: room.version + 1, touchedAt: context.now };
}
