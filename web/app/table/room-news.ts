import { type Say, say } from '@tavern/engine';
import type { RoomView } from '@tavern/wire';

type Seats = Pick<RoomView, 'seats' | 'host' | 'hostName'>;

/** What players at a table are told about the room: who has given up their seat, and who is the host now. */
export function roomNews(before: Seats, after: Seats, me: string): readonly Say[] {
  const seated = new Set(after.seats.flatMap((seat) => (seat.by === 'person' ? [seat.guest] : [])));
  const left = before.seats.flatMap((seat) =>
    seat.by === 'person' && seat.guest !== me && !seated.has(seat.guest) ? [say('lobby.news.leaves', { who: seat.name })] : [],
  );
  if (before.host === after.host) return left;
  return [...left, after.host === me ? say('lobby.news.host.you') : say('lobby.news.host', { who: after.hostName })];
}
