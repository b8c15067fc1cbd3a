import { namesakesOf, personAtSeat, seatCode } from '@tavern/bots';
import { same } from '@tavern/engine';
import { calledIn } from './namesakes.ts';
import type { Room, RoomSeat } from './room.ts';

export type Person = Extract<RoomSeat, { by: 'person' }>;
export type Taken = Exclude<RoomSeat, { by: 'open' }>;

export const OPEN: RoomSeat = { by: 'open' };

export const isTaken = (seat: RoomSeat): seat is Taken => seat.by !== 'open';

/** The seat that this guest has, and where; null: none. */
export function heldBy(room: Room, guest: string): { readonly index: number; readonly seat: Person } | null {
  for (const [index, seat] of room.seats.entries()) {
    if (seat.by === 'person' && seat.guest === guest) return { index, seat };
  }
  return null;
}

/** Everybody whose name a look at the room needs. */
export const guestsOf = ({ host, seats }: Room): string[] => [
  host,
  ...seats.flatMap((seat) => (seat.by === 'person' ? [seat.guest] : [])),
];

/** Seat numbers as people count them, from 1. */
export const numberOf = (index: number): number => index + 1;

/** A person who chooses otherwise is not ready any more. */
export function withChoice(seat: RoomSeat, choice: Room['rules']): RoomSeat {
  if (seat.by === 'open' || same(seat.choice, choice)) return seat;
  return seat.by === 'bot' ? { ...seat, choice } : { ...seat, choice, nonce: null };
}

export const freed = (seats: readonly RoomSeat[], guest: string): readonly RoomSeat[] =>
  seats.map((seat) => (seat.by === 'person' && seat.guest === guest ? OPEN : seat));

/**
 * The names of a room's seats, null where nobody sits. A bot's name is its level and its person (`normal marta`), who follows from room
 * and seat. It is a code, so that every language can put it into its own words.
 */
export function seatNames(room: Pick<Room, 'code' | 'seats' | 'host'>, names: (guest: string) => string): (string | null)[] {
  const { code, seats } = room;
  const called = calledIn(room, names);
  const taken = namesakesOf(seats.flatMap((seat) => (seat.by === 'person' ? [names(seat.guest)] : [])));
  return seats.map((seat, index) => {
    if (seat.by === 'open') return null;
    return seat.by === 'person' ? called(seat.guest) : seatCode(seat.level, personAtSeat(code, index, taken).id);
  });
}
