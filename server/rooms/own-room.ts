import type { OwnRoom } from '@tavern/wire';
import type { Room } from './room.ts';
import { listing, type Onlooking } from './room-view.ts';
import { seatNames } from './seats.ts';

/** The state of the match that runs in a room, for one of its players. */
export type MatchStanding = Pick<OwnRoom, 'rounds' | 'yourTurn'>;

const NOTHING_RUNS: MatchStanding = { rounds: null, yourTurn: false };

/** A room in the list of a guest who has a seat there. */
export function ownRoom(
  room: Room,
  guest: string,
  onlooking: Omit<Onlooking, 'present'>,
  standing: MatchStanding | null,
): OwnRoom {
  const called = seatNames(room, onlooking.names);
  const others = room.seats.flatMap((seat, index) =>
    seat.by === 'open' || (seat.by === 'person' && seat.guest === guest)
      ? []
      : [{ name: called[index] ?? '', bot: seat.by === 'bot' }],
  );
  return { ...listing(room, onlooking), others, ...(standing ?? NOTHING_RUNS) };
}
