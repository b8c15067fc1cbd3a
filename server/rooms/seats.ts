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

/** Places at the table as people count them. */
export const numberOf = (index: number): number => index + 1;

export const freed = (seats: readonly RoomSeat[], guest: string): readonly RoomSeat[] =>
  seats.map((seat) => (seat.by === 'person' && seat.guest === guest ? OPEN : seat));

/**
 * What the seats are called, null where nobody sits. A bot goes by its level, numbered where several have the same: not a word, so
 * that every language can put it into its own.
 */
export function seatNames(seats: readonly RoomSeat[], names: (guest: string) => string): (string | null)[] {
  const bots = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.by === 'open') return null;
    if (seat.by === 'person') return names(seat.guest);
    const nth = (bots.get(seat.level) ?? 0) + 1;
    bots.set(seat.level, nth);
    return nth === 1 ? seat.level : `${seat.level} ${nth}`;
  });
}
