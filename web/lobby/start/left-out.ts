import type { RoomView } from '@tavern/wire';
import { seatOf } from '../choice/choosers.ts';

/** The match has started without this guest, who had a seat until then. */
export const isLeftOut = (before: RoomView, after: RoomView, me: string): boolean =>
  !before.playing && after.playing && seatOf(before.seats, me) !== null && seatOf(after.seats, me) === null;
