import { clashRefusal } from '@tavern/engine';
import type { RoomAct } from '@tavern/wire';
import { defaultChoice, readChoice } from '../chosen.ts';
import { choicesBeside } from '../filled.ts';
import { firmBeside, givingWay } from '../firm.ts';
import { refuseInRoom } from '../refusal.ts';
import type { Room } from '../room.ts';
import { freed, heldBy, isTaken, numberOf, withChoice } from '../seats.ts';
import { type Changed, changed, type RoomContext } from './change.ts';

/** On an open seat, also from another one: the choice comes along, the readiness does not. */
export function sit(room: Room, who: string, at: number, { pack, present }: RoomContext): Changed {
  const there = room.seats[at];
  if (there === undefined) return noSuchSeat(room, at);
  const held = heldBy(room, who);
  if (held?.index === at) return refuseInRoom('already-seated', { seat: numberOf(at) }, 'seat');
  if (isTaken(there)) {
    const full = held === null && room.seats.every(isTaken);
    return full
      ? refuseInRoom('room-full', { seats: room.seats.length })
      : refuseInRoom('seat-taken', { seat: numberOf(at) }, 'seat');
  }
  const choice = held?.seat.choice ?? defaultChoice(pack.game, room.rules, choicesBeside(room.seats, at));
  const seats = freed(room.seats, who).with(at, { by: 'person', guest: who, choice, nonce: null });
  return changed({ seats, host: hostIsGone(room, present) ? who : room.host });
}

/** A host who left a room empty is still its host. The next guest who sits down becomes host, to be able to start a match. */
const hostIsGone = (room: Room, present: ReadonlySet<string>): boolean =>
  heldBy(room, room.host) === null && !present.has(room.host);

export function stand(room: Room, who: string): Changed {
  if (heldBy(room, who) === null) return refuseInRoom('not-seated');
  return changed({ seats: freed(room.seats, who) });
}

type Choosing = Extract<RoomAct, { do: 'choose' }>;

/** A guest is ready with one choice. Choosing with a nonce makes ready; without one, another choice makes unready. */
export function choose(room: Room, who: string, { choice: given, seat: at, nonce }: Choosing, { pack }: RoomContext): Changed {
  const index = at ?? heldBy(room, who)?.index;
  if (index === undefined) return refuseInRoom('not-seated');
  const seat = room.seats[index];
  if (seat === undefined) return noSuchSeat(room, index);
  const own = seat.by === 'person' && seat.guest === who;
  if (!own && room.host !== who) return refuseInRoom('not-host');
  if (!own && seat.by !== 'bot') return refuseInRoom('not-a-bot', { seat: numberOf(index) }, 'seat');

  const read = readChoice(pack.game, room.rules, given, 'choice', seat.by === 'bot' ? 'bot' : 'person');
  if (!read.ok) return read;
  const clash = clashRefusal(pack.game, room.rules, read.value, firmBeside(room, index, pack));
  if (clash !== null) return clash;
  const chosen = withChoice(seat, read.value);
  const seats = room.seats.with(index, chosen.by === 'person' && nonce !== undefined ? { ...chosen, nonce } : chosen);
  return changed({ seats: givingWay(seats, index, room.rules, pack) });
}

export const noSuchSeat = (room: Room, at: number): Changed =>
  refuseInRoom('seat-out-of-range', { seat: numberOf(at), seats: room.seats.length }, 'seat');
