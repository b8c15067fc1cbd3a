import type { RoomView } from '@tavern/wire';
import type { Again } from '../../table/result/result-ways.tsx';

type Seats = RoomView['seats'];

/** A guest's seat in the match, which has only the room's taken seats. */
export function matchSeatOf(seats: Seats, guest: string): number | null {
  const taken = seats.filter(({ by }) => by !== 'open');
  const index = taken.findIndex((seat) => seat.by === 'person' && seat.guest === guest);
  return index < 0 ? null : index;
}

type Company = Omit<Again, 'ask'>;

/** Who wants another match and who is still waited for; null: the guest only watches. `before`: the seats during the match. */
export function againOf({ seats }: Pick<RoomView, 'seats'>, me: string, before: Seats = seats): Company | null {
  const people = peopleIn(seats);
  const own = people.find(({ guest }) => guest === me);
  if (own === undefined) return null;
  const others = people.filter((each) => each !== own);
  const unready = others.filter(({ ready }) => !ready);
  return {
    mine: own.ready,
    wanting: others.filter(({ ready }) => ready).map(({ name }) => name),
    awaited: unready.filter(({ here }) => here).map(({ name }) => name),
    absent: unready.filter(({ here }) => !here).map(({ name }) => name),
    left: peopleIn(before).flatMap(({ guest, name }) => (people.some((each) => each.guest === guest) ? [] : [name])),
  };
}

const peopleIn = (seats: Seats) => seats.filter((seat) => seat.by === 'person');
