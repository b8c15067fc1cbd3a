/** A place at the table, 0..n-1. People, bots and the clock all act for a seat. */
export type Seat = number & { readonly seat: unique symbol };

export const seat = (index: number): Seat => index as Seat;

/** All seats of a table of this size. */
export function seatsOf(count: number): Seat[] {
  const seats: Seat[] = [];
  for (let index = 0; index < count; index++) seats.push(seat(index));
  return seats;
}

/** The other player, at a table for two. */
export const rivalOf = (own: Seat): Seat => seat(1 - own);
