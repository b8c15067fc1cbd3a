import type { Refusal } from '@tavern/engine';
import type { OwnRoom, RoomInvitation, RoomListing, RoomSettings } from '@tavern/wire';
import { refused } from '../../model/refused.ts';
import type { Session } from './session.ts';

type Rooms = { readonly ok: true; readonly rooms: readonly RoomListing[] };

/** Public rooms on a server, for somebody who is no guest there yet. */
export const publicRooms = (url: string): Promise<Rooms | Refusal> => asked(url, '/api/rooms');

/** A room as seen from its door, for somebody who is no guest there yet. */
export const roomBehind = (url: string, code: string): Promise<{ readonly ok: true; readonly room: RoomInvitation } | Refusal> =>
  asked(url, `/api/rooms/${encodeURIComponent(code)}`);

async function asked<X extends { readonly ok: true }>(url: string, path: string): Promise<X | Refusal> {
  let response: Response;
  try {
    response = await fetch(new URL(path, url));
  } catch {
    return refused(URL.canParse(url) ? 'link.lost' : 'link.none');
  }
  try {
    const found = (await response.json()) as Partial<X | Refusal>;
    return typeof found.ok === 'boolean' ? (found as X | Refusal) : refused('link.none');
  } catch {
    // A file host answers with a page.
    return refused('link.none');
  }
}

/** Rooms in which the guest has a seat. Somebody who never was on that server has none, without asking. */
export async function ownRooms(session: Session): Promise<{ readonly ok: true; readonly rooms: readonly OwnRoom[] } | Refusal> {
  return session.state().me === null ? { ok: true, rooms: [] } : session.request('rooms.mine', {});
}

/** A new room with this guest as its host. */
export async function createRoom(
  session: Session,
  game: string,
  settings: RoomSettings = {},
): Promise<{ readonly ok: true; readonly code: string } | Refusal> {
  const reply = await session.request('room.create', { game, settings });
  return reply.ok ? { ok: true, code: reply.room.code } : reply;
}

/** The guest's share of the dice: with it, the server alone cannot choose them. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
