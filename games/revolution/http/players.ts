import { type Seat, seat as toSeat } from '@tavern/engine';
import { type PerPlayer, PLAYER_IDS, type PlayerId } from './shapes/names.ts';

export const playerOf = (seat: Seat): PlayerId => PLAYER_IDS[seat === 0 ? 0 : 1];

/** For both players. */
export const each = <X>(of: (seat: Seat) => X): PerPlayer<X> & { playerId_1: X; playerId_2: X } => ({
  playerId_1: of(toSeat(0)),
  playerId_2: of(toSeat(1)),
});
