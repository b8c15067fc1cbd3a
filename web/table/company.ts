import type { RoomView } from '@tavern/wire';
import type { Again } from './result/result-ways.tsx';

type Seats = RoomView['seats'];

/** A match has the room's taken seats, closed up. */
export function matchSeatOf(seats: Seats, guest: string): number | null {
  const taken = seats.filter(({ by }) => by !== 'open');
  const index = taken.findIndex((seat) => seat.by === 'person' && seat.guest === guest);
  return index < 0 ? null : index;
}

/** Who wants another match and who is still waited for; null: not for somebody who only watches. */
export function againOf(seats: Seats, me: string): Omit<Again, 'ask'> | null {
  const people = seats.filter((seat) => seat.by === 'person');
  const own = people.find(({ guest }) => guest === me);
  if (own === undefined) return null;
  const others = people.filter((each) => each !== own);
  return {
    mine: own.ready,
    wanting: others.filter(({ ready }) => ready).map(({ name }) => name),
    awaited: others.filter(({ ready }) => !ready).map(({ name }) => name),
  };
}
