import type { Refusal, Say } from '@tavern/engine';
import type { Reply, RoomInvitation } from '@tavern/wire';
import type { RoomSource } from '../../model/room-source.ts';
import { enterRoom } from '../../play/online/online-room.ts';
import { roomBehind } from '../../play/online/rooms.ts';
import type { Session } from '../../play/online/session.ts';

/** Where a visitor to a room's address is. */
export type Arrival =
  /** `unsigned`: they have no name yet. `problem`: why they were not let in. */
  | { readonly at: 'invited'; readonly room: RoomInvitation; readonly unsigned: boolean; readonly problem: Say | null }
  | { readonly at: 'inside'; readonly source: RoomSource }
  | { readonly at: 'turned-away'; readonly why: Say; readonly again: boolean; readonly banned: boolean };

/** A room's door, for one visitor. */
export interface Door {
  look(): Promise<Reply<'room.look'>>;
  /** For a visitor who is no guest yet. */
  lookUnknown(): Promise<{ readonly ok: true; readonly room: RoomInvitation } | Refusal>;
  enter(sit: boolean): Promise<{ readonly ok: true; readonly room: RoomSource } | Refusal>;
}

/** Without a network nobody waits for a line: a plain request fails at once. It is tried, because a server may be on this machine. */
async function look(session: Session, code: string): Promise<Reply<'room.look'>> {
  if (!navigator.onLine) {
    const seen = await roomBehind(session.url, code);
    if (!seen.ok) return seen;
  }
  return session.request('room.look', { code });
}

export const doorOf = (session: Session, code: string): Door => ({
  look: () => look(session, code),
  lookUnknown: () => roomBehind(session.url, code),
  enter: (sit) => enterRoom(session, code, sit),
});

/** Refusals that may be over in a moment. */
const PASSING: ReadonlySet<string> = new Set(['link.lost', 'link.none', 'link.refused', 'busy', 'too-fast', 'server-error']);
const BANNED = 'banned';
/** Refusals told at the door, where watching is offered instead. */
const NO_SEAT: ReadonlySet<string> = new Set(['room-full', 'started']);

const isOfName = ({ code }: Refusal): boolean => code === 'link.nickname' || code.startsWith('nickname-');

/** A banned guest may be let back in: looks again and again until something changes. */
export async function untilLetIn(door: Pick<Door, 'look'>, pause: () => Promise<boolean>): Promise<boolean> {
  while (await pause()) {
    const seen = await door.look();
    if (seen.ok || seen.code !== BANNED) return true;
  }
  return false;
}

/** Looks from the door, and enters if the visitor wants to. `wish`: to sit (true) or to watch (false); null: not said yet. */
export async function arrive(door: Door, wish: boolean | null): Promise<Arrival> {
  const seen = await door.look();
  if (!seen.ok) return isOfName(seen) ? invited(door, seen.code === 'link.nickname' ? null : seen.why) : turnedAway(seen);
  const { room } = seen;
  if (!seen.seated && wish === null) return { at: 'invited', room, unsigned: false, problem: null };
  const entered = await door.enter(wish ?? true);
  if (entered.ok) return { at: 'inside', source: entered.room };
  if (NO_SEAT.has(entered.code)) return { at: 'invited', room, unsigned: false, problem: entered.why };
  return isOfName(entered) ? invited(door, entered.why) : turnedAway(entered);
}

/** For a visitor without a name. */
async function invited(door: Door, problem: Say | null): Promise<Arrival> {
  const seen = await door.lookUnknown();
  return seen.ok ? { at: 'invited', room: seen.room, unsigned: true, problem } : turnedAway(seen);
}

const turnedAway = ({ code, why }: Refusal): Arrival => ({
  at: 'turned-away',
  why,
  again: PASSING.has(code),
  banned: code === BANNED,
});
