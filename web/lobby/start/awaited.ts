import { type Say, say } from '@tavern/engine';
import type { RoomView } from '@tavern/wire';

/** The headline of the lobby. `mine`: the room waits for this guest. */
export interface Awaited {
  readonly title: Say;
  readonly detail: Say;
  readonly mine: boolean;
}

/** `choosing`: people are ready as soon as they have picked. */
export function awaited(room: RoomView, me: string, choosing: boolean): Awaited {
  const { mayStart } = room;
  const hosting = room.host === me;
  if (mayStart.ok) return allReady(room, hosting, choosing);
  if (mayStart.code === 'too-few') return tooFew(mayStart.why, hosting);
  if (mayStart.code === 'not-ready') return notReady(room, me, choosing);
  return { title: say('lobby.awaited.amiss'), detail: mayStart.why, mine: hosting };
}

function allReady({ host, hostName, seats }: RoomView, hosting: boolean, choosing: boolean): Awaited {
  const detail = hosting ? say('lobby.awaited.start') : say('lobby.awaited.host', { host: hostName });
  const undecided = choosing && seats.some((seat) => seat.by === 'person' && seat.guest === host && !seat.ready);
  if (seats.length === 1 || (undecided && !hosting)) return { title: say('lobby.awaited.set'), detail, mine: hosting };
  return { title: say(undecided ? 'lobby.awaited.ready.others' : 'lobby.awaited.ready'), detail, mine: hosting };
}

function tooFew({ with: values = {} }: Say, hosting: boolean): Awaited {
  const missing = values['missing'] ?? 1;
  const detail = say(hosting ? 'lobby.awaited.people.host' : 'lobby.awaited.people', { missing });
  return { title: say('lobby.awaited.set'), detail, mine: false };
}

function notReady(room: RoomView, me: string, choosing: boolean): Awaited {
  const waiting = unready(room);
  if (!waiting.some((index) => isOf(room, index, me))) {
    const who = waiting.map((seat) => ({ seat }));
    return { title: say('lobby.awaited.set'), detail: say('lobby.awaited.others', { who }), mine: false };
  }
  const detail = say(choosing ? 'lobby.awaited.you.choose' : 'lobby.awaited.you');
  return { title: say('lobby.awaited.you.title'), detail, mine: true };
}

/** Seats of people who are not ready. The host is ready by starting. */
export const unready = ({ seats, host }: RoomView): readonly number[] =>
  seats.flatMap((seat, index) => (seat.by === 'person' && !seat.ready && seat.guest !== host ? [index] : []));

const isOf = ({ seats }: RoomView, index: number, guest: string): boolean => {
  const seat = seats[index];
  return seat?.by === 'person' && seat.guest === guest;
};
