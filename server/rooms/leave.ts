import type { RoomContext } from './acts/change.ts';
import type { Room } from './room.ts';
import { freed, heldBy } from './seats.ts';

/**
 * A guest is gone. In the lobby the seat becomes open; in a match it stays theirs, so that they can come back to it. The same room,
 * not a new version, where nothing changes: a spectator leaves no gap.
 */
export function leave(room: Room, who: string, { now, present }: Pick<RoomContext, 'now' | 'present'>): Room {
  const free = !room.playing && heldBy(room, who) !== null;
  const host = room.host === who ? heir(room, present) : room.host;
  if (!free && host === room.host) return room;
  const seats = free ? freed(room.seats, who) : room.seats;
  return { ...room, seats, host, version: room.version + 1, touchedAt: now };
}

/** The next host: the next seated person who is there, else the next seated one, else the longest present. Nobody: the host stays. */
function heir(room: Room, present: ReadonlySet<string>): string {
  const { host, seats, banned } = room;
  const from = (heldBy(room, host)?.index ?? -1) + 1;
  const seated = [...seats.slice(from), ...seats.slice(0, from)].flatMap((seat) =>
    seat.by === 'person' && seat.guest !== host ? [seat.guest] : [],
  );
  return (
    seated.find((guest) => present.has(guest)) ??
    seated[0] ??
    [...present].find((guest) => guest !== host && !banned.includes(guest)) ??
    host
  );
}
