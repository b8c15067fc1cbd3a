import type { RoomView } from '@tavern/wire';
import type { Chooser } from './chooser.ts';

/** The players who choose at this table. Each person chooses for themselves, and the host for bots. */
export function choosersOf(room: RoomView, me: string, names: readonly string[]): readonly Chooser[] {
  return room.seats.flatMap((seat, index) => {
    if (seat.by === 'open') return [];
    const you = seat.by === 'person' && seat.guest === me;
    const bot = seat.by === 'bot';
    const mayChoose = you || (bot && room.host === me);
    const picked = seat.by === 'bot' || seat.ready;
    return [{ seat: index, name: names[index] ?? '', you, bot, choice: seat.choice, picked, mayChoose }];
  });
}

/** A guest's seat; null: none. */
export function seatOf(seats: RoomView['seats'], guest: string): number | null {
  const found = seats.findIndex((seat) => seat.by === 'person' && seat.guest === guest);
  return found < 0 ? null : found;
}
