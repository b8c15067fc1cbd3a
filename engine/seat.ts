/** A place at the table, 0..n-1. People, bots and the clock all act for a seat. */
export type Seat = number & { readonly seat: unique symbol };

export const seat = (index: number): Seat => index as Seat;

/** All seats of a table of this size. */
export const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, index) => seat(index));
