import { type Field, same, type Words } from '@tavern/engine';
import type { RoomAct, RoomView } from '@tavern/wire';
import type { Chosen } from '../../parts/rules/presets.ts';
import { hasCards } from '../../parts/seats/card-look.ts';
import { seatOf } from './choosers.ts';

type RoomChoice = Extract<RoomAct, { do: 'choose' }>['choice'];

/** Whether a card is the only choice: then picking it makes the player ready (C-32). */
export const makesReady = (words: Words, fields: readonly Field[]): boolean =>
  fields.length === 1 && fields.every((field) => hasCards(words, field));

/** What pressing a value asks of the room. `readies`: picking makes the player ready, and pressing the same value again takes that back. */
export function pickOf(
  { seats }: RoomView,
  me: string,
  seat: number,
  chosen: Chosen,
  readies: boolean,
  nonce: () => string,
): RoomAct {
  // The schema has parsed it, so it can be sent as it is.
  const choice = chosen as RoomChoice;
  if (seat !== seatOf(seats, me)) return { do: 'choose', choice, seat };
  if (!readies) return { do: 'choose', choice };
  const own = seats[seat];
  const again = own?.by === 'person' && own.ready && same(own.choice, chosen);
  return again ? { do: 'unready' } : { do: 'choose', choice, nonce: nonce() };
}
