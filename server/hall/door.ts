import { entryOf } from '@tavern/games';
import type { Replies, RoomListing } from '@tavern/wire';
import type { Guests } from '../guests/guests.ts';
import { packOf } from '../play/pack.ts';
import type { ActResult } from '../rooms/act.ts';
import { refuseInRoom } from '../rooms/refusal.ts';
import type { Room } from '../rooms/room.ts';
import { invitation, listing } from '../rooms/room-view.ts';
import { heldBy } from '../rooms/seats.ts';
import type { OpenRoom } from './open-room.ts';

/** What a visitor who is not in a room sees of it. `guest` null: the visitor is no guest yet. */
export function seenFromOutside(
  { room, pack }: OpenRoom,
  guest: string | null,
  names: (guest: string) => string,
): Replies['room.look'] {
  return { room: invitation(room, { pack, names }), seated: guest !== null && heldBy(room, guest) !== null };
}

/** Rooms in a list; those of a game that is gone are gone too. */
export async function listed(rooms: readonly Room[], guests: Guests): Promise<RoomListing[]> {
  const known = rooms.filter(({ game }) => entryOf(game) !== undefined);
  await guests.learn(known.map(({ host }) => host));
  return Promise.all(known.map(async (room) => listing(room, { pack: await packOf(room.game), names: guests.name })));
}

/** Takes the first open seat, if there is one and no match runs. A guest who sits already stays there. */
export function sitDown({ room }: OpenRoom, guest: string, sit: (seat: number) => ActResult): ActResult {
  if (heldBy(room, guest) !== null) return { ok: true, room };
  if (room.playing) return refuseInRoom('started');
  const open = room.seats.findIndex(({ by }) => by === 'open');
  return open < 0 ? refuseInRoom('room-full', { seats: room.seats.length }) : sit(open);
}
