import type { RoomContext } from './acts/change.ts';
import type { Room } from './room.ts';
import { freed, heldBy, OPEN } from './seats.ts';

interface Leaving extends Pick<RoomContext, 'now' | 'present'> {
  /** They did not say that they leave: they have not been seen for a while. */
  readonly lost?: true;
}

/**
 * A guest is gone. In the lobby the seat becomes open; in a match it stays theirs, so that they can come back to it, and so does the host's role for
 * those who were lost. The same room, not a new version, where nothing changes: a spectator leaves no gap.
 */
export function leave(room: Room, who: string, { now, present, lost }: Leaving): Room {
  const free = !room.playing && heldBy(room, who) !== null;
  const host = room.host === who ? heir(room, present) : room.host;
  if (!free && host === room.host) return room;
  const seats = free ? freed(room.seats, who) : room.seats;
  return { ...room, seats, host, awayHost: awayHost(room, who, lost === true), version: room.version + 1, touchedAt: now };
}

/** The role goes back to the one who had it first: those who take it over, one after another, only lend a hand. */
function awayHost(room: Room, who: string, lost: boolean): string | null {
  const first = room.awayHost ?? room.host;
  if (first !== who) return room.awayHost;
  return lost && room.playing && heldBy(room, who) !== null ? who : null;
}

/** A guest is back. A host who is still seated has the role again. The same room where that is nobody's business. */
export function returned(room: Room, who: string, now: number): Room {
  if (room.awayHost !== who || heldBy(room, who) === null) return room;
  return { ...room, host: who, awayHost: null, version: room.version + 1, touchedAt: now };
}

/** Nobody has been in this lobby for a while: all people get up. Nobody has done anything, so it counts as touched when it was before. */
export function deserted(room: Room): Room {
  if (room.playing || !room.seats.some(({ by }) => by === 'person')) return room;
  const seats = room.seats.map((seat) => (seat.by === 'person' ? OPEN : seat));
  return { ...room, seats, awayHost: null, version: room.version + 1 };
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
