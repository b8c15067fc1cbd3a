import { type Say, say } from '@tavern/engine';
import type { RoomView } from '@tavern/wire';
import { botNameOf, namesFromServer } from '../../model/bot-names.ts';

/** The names of all seats, for `{ seat }` in the server's messages. Bots are put into words; an open seat has its number. */
export function seatNames({ seats }: RoomView, tell: (what: Say) => string): readonly string[] {
  const called = seats.map((seat, index) => (seat.by === 'open' ? tell(say('seat.unnamed', { n: index + 1 })) : seat.name));
  return namesFromServer(called, (index) => seats[index]?.by === 'bot', botNameOf(tell));
}
